import { queryClient } from '#platform/web/frame/query-client.ts'
import { pledgesQuery, reasonsQuery } from './use-visit-options.ts'

export { queuedRegistration } from './queued-registration.ts'

/** Loads what registering a visitor without a line needs: the dialog and its choices. */
export async function fetchRegistering(): Promise<void> {
  await import('./DeskDialogs.tsx')
  await import('./RegistrationDialog.tsx')
  await Promise.all([queryClient.prefetchQuery(reasonsQuery), queryClient.prefetchQuery(pledgesQuery)])
}
