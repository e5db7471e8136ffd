export { fetchKnownWaiting } from './known-waiting.ts'
export { queuedHandOver } from './queued-hand-over.ts'

/** The parts of the dialogs that have code of their own; without a line it could not be loaded any more. */
export const loadSigning = (): Promise<unknown> =>
  Promise.all([
    import('./SignatureSection.tsx'),
    import('#platform/web/look/SignatureCanvas.tsx'),
    import('./UndoDialog.tsx'),
  ])
