import { lazy } from 'react'

export { FormattedView } from './FormattedView.tsx'
export { StoredText } from './StoredText.tsx'
/** The editor is large and comes when somebody writes. */
export const TextEditor = lazy(async () => ({ default: (await import('./TextEditor.tsx')).TextEditor }))
