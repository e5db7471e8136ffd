import { queryClient } from '#platform/web/frame/query-client.ts'
import type { PageQuery, PageStart } from '#platform/web/list/page-query.ts'

type Found = PageQuery<unknown> | undefined

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
      if (query) await queryClient.prefetchQuery(query)
    }
    void ask().catch(() => undefined)
  }
