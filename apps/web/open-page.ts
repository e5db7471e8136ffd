import { leaveTo } from '#platform/web/calls/catalogue.ts'
import { queryClient } from '#platform/web/frame/query-client.ts'
import { meQuery, servicesQuery } from '#platform/web/frame/signed-in.ts'
import { whyNot } from './guard.ts'
import { router } from './router.ts'

/** Whether the open page may still be open, now that it is known anew who may what; a navigation has its own guard. */
function check(): void {
  const { status, matches } = router.state
  const meta = matches.at(-1)?.staticData.meta
  if (status === 'pending' || !meta || meta.public) return
  const me = queryClient.getQueryData(meQuery.queryKey)
  const services = queryClient.getQueryData(servicesQuery.queryKey)
  const why = me && services && whyNot(meta, me, services)
  if (why) leaveTo('main', why)
}

/**
 * Leads away from an open page whose service was switched off, or whose permission was taken, and says why. What was typed
 * into it is a draft, where the page keeps drafts.
 */
export function watchOpenPage(): void {
  const watched = [meQuery, servicesQuery].map(({ queryKey }) => JSON.stringify(queryKey))
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (watched.includes(event.query.queryHash)) check()
  })
}
