/** A package whose hand-over is to be taken back. */
export interface UndoItem {
  packageId: string
  serialNumber: string
  label: string
}

let asked: readonly UndoItem[] = []
const watchers = new Set<() => void>()

/** What somebody wants to undo; nothing: no dialog is open. */
export const undoAsked = (): readonly UndoItem[] => asked

/** Hears when that changes; gives the way to stop hearing. */
export function onUndo(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

/** Asks why, and then takes the hand-over of these packages back; nothing asks no more. */
export function askUndo(items: readonly UndoItem[]): void {
  asked = items
  for (const watch of watchers) watch()
}
