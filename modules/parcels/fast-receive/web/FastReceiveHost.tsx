import { Suspense, useSyncExternalStore } from 'react'
import { latePart } from '#platform/web/live/late-part.ts'
import { onStep, stepShown } from './fast-receive-store.ts'
import { onUndo, undoAsked } from './undo-store.ts'

/** The code of the dialogs; asked for also before the line can be lost. */
export const loadDialogs = async () => (await import('./FastReceiveDialogs.tsx')).FastReceiveDialogs
const FastReceiveDialogs = latePart(loadDialogs)
const UndoDialog = latePart(async () => (await import('./UndoDialog.tsx')).UndoDialog)

/** Shows the dialog of the step that fast receive is at, and the one that takes a hand-over back; loads them when first opened. */
export function FastReceiveHost() {
  const step = useSyncExternalStore(onStep, stepShown)
  const undo = useSyncExternalStore(onUndo, undoAsked)
  return (
    <Suspense fallback={null}>
      {step.at !== 'closed' && <FastReceiveDialogs step={step} />}
      {undo.length > 0 && <UndoDialog key={undo[0]?.packageId} items={undo} />}
    </Suspense>
  )
}
