import { instantsOf } from '#platform/web/list/days.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { ordersApi } from './queries.ts'
import type { RecordSearch } from './screens.ts'

/** What the address says, as the calls of the lists and of their files take it. */
export function filtersOf({ view, text = '', from = '', to = '' }: RecordSearch) {
  return { orderState: view ?? 'all', text, ...instantsOf({ from, to }) } as const
}

/** A page of orders of the last 30 days. */
export const recordsQuery = (search: RecordSearch, { after }: PageStart) =>
  pageQuery(['foodOrders', 'list'], ordersApi.list, { ...filtersOf(search), after, maxCount: 50 })

/** A page of orders of before. */
export const oldRecordsQuery = (search: RecordSearch, { after }: PageStart) =>
  pageQuery(['foodOrders', 'old'], ordersApi.listOld, { ...filtersOf(search), after, maxCount: 50 })
