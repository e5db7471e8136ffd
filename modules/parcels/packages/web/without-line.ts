import { queryClient } from '#platform/web/frame/query-client.ts'
import { fetchKnownWaiting } from './known-waiting.ts'
import { optionsQuery } from './options-query.ts'
import { prepareBarcodes } from '#modules/parcels/package-settings/web/public.ts'

export { LabelPrinter } from './LabelPrinter.tsx'
export { queuedRegistration } from './queued-registration.ts'

/** Loads what registering without a line needs: the page, its choices, what prints. */
export async function fetchRegistering(): Promise<void> {
  prepareBarcodes()
  await import('./RegisterPage.tsx')
  await queryClient.prefetchQuery(optionsQuery)
}

/** Loads what handing over without a line needs of packages: what waits, and what takes a hand-over back. */
export async function fetchHandingOver(): Promise<void> {
  await import('./UndoDialog.tsx')
  await fetchKnownWaiting()
}
