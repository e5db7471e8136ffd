import { queryClient } from '#platform/web/frame/query-client.ts'
import type { PageQuery, PageStart } from '#platform/web/list/page-query.ts'
import { hearEvents } from '#platform/web/live/live.ts'

type Found = PageQuery<unknown> | undefined

const isShown = ({ queryKey }: PageQuery<unknown>): boolean =>
  (queryClient.getQueryCache().find({ queryKey, exact: true })?.getObserversCount() ?? 0) > 0

/** Until the page is there and hears events itself: what happens makes the rows that were asked for old. */
function hearForPage({ queryKey }: PageQuery<unknown>): void {
  const stop = hearEvents(() => {
    const rows = queryClient.getQueryCache().find({ queryKey, exact: true })
    if (rows?.getObserversCount() === 0 && rows.state.fetchStatus === 'fetching')
      return void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'all' })
    if (rows?.getObserversCount() === 0) rows.invalidate()
    stop()
  })
}

/**
 * For the `beforeLoad` of a list's page: asks for its first rows while its code is still on the way. What fails is said when the
 * page asks for the same. A query may have to be waited for: the first building is known by the tree alone.
 */
export const askEarly =
  <Search>(load: () => Promise<(search: Search, start: PageStart) => Found | Promise<Found>>) =>
  ({ search, cause }: { search: Search; cause: 'preload' | 'enter' | 'stay' }): void => {
    if (cause !== 'enter') return
    const ask = async () => {
      const query = await (await load())(search, { after: '', offset: 0 })
      // A page whose code was there already has asked itself.
      if (!query || isShown(query)) return
      const asking = queryClient.prefetchQuery(query)
      hearForPage(query)
      await asking
    }
    void ask().catch(() => undefined)
  }
