import { queryClient } from '#platform/web/frame/query-client.ts'
import { signatureAllowedQuery } from './use-signature-allowed.ts'

export { queuedHandOver } from './queued-hand-over.ts'

/** The parts of the dialogs that have code of their own, and whether one signs; without a line neither could be loaded any more. */
export const loadSigning = (): Promise<unknown> =>
  Promise.all([
    import('./SignatureSection.tsx'),
    import('#platform/web/look/SignatureCanvas.tsx'),
    queryClient.prefetchQuery(signatureAllowedQuery),
  ])
