import { Suspense, useSyncExternalStore } from 'react'
import { latePart } from '#platform/web/live/late-part.ts'
import { onUndo, undoAsked } from './undo-store.ts'

const UndoDialog = latePart(async () => (await import('./UndoDialog.tsx')).UndoDialog)

/** Shows the dialog that takes a hand-over of packages back; loads it when first opened. */
export function UndoHost() {
  const items = useSyncExternalStore(onUndo, undoAsked)
  return (
    <Suspense fallback={null}>
      {items.length > 0 && <UndoDialog key={items[0]?.packageId} items={items} />}
    </Suspense>
  )
}
