import { overlay } from '#platform/web/frame/overlay.tsx'

/** A package whose hand-over is to be taken back. */
export interface UndoItem {
  packageId: string
  serialNumber: string
  label: string
}

/** The dialog that takes a hand-over back. */
export const undoOverlay = overlay<{ items: readonly UndoItem[] }>(
  async () => (await import('./UndoDialog.tsx')).UndoDialog,
)

/** Asks why, and then takes the hand-over of these packages back. */
export const askUndo = (items: readonly UndoItem[]): void => undoOverlay.open({ items })
