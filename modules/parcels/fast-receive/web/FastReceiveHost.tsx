import { Suspense, useSyncExternalStore } from 'react'
import { latePart } from '#platform/web/live/late-part.ts'
import { onStep, stepShown } from './fast-receive-store.ts'

/** The code of the dialogs; asked for also before the line can be lost. */
export const loadDialogs = async () => (await import('./FastReceiveDialogs.tsx')).FastReceiveDialogs
const FastReceiveDialogs = latePart(loadDialogs)

/** Shows the dialog of the step that fast receive is at; loads it when first opened. */
export function FastReceiveHost() {
  const step = useSyncExternalStore(onStep, stepShown)
  return <Suspense fallback={null}>{step.at !== 'closed' && <FastReceiveDialogs step={step} />}</Suspense>
}
