import { lazy } from 'react'

export { ExportButton, type ExportButtonProps } from './ExportButton.tsx'
export { MaskingDialog } from './MaskingDialog.tsx'

/** Exports in rows, loaded when a page shows them. */
export const ExportRows = lazy(async () => ({ default: (await import('./ExportRows.tsx')).ExportRows }))
