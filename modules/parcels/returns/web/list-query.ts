import { client } from '#platform/web/calls/client.ts'
import { instantsOf } from '#platform/web/list/days.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { returns } from '../contract.ts'
import type { ReturnSearch } from './screens.ts'

const api = client(returns)

/** What the address says, as the calls of the list and of the export take it. */
export function filtersOf({ view = 'return', courier, text = '', from = '', to = '' }: ReturnSearch) {
  const days = instantsOf({ from, to })
  return {
    state: view === 'taken' ? 'handedToCourier' : view === 'all' ? 'all' : 'waiting',
    kind: view === 'return' || view === 'outgoing' ? view : undefined,
    courierName: courier,
    text,
    arrivedFrom: days.from,
    arrivedTo: days.before,
  } as const
}

/** A page of items. */
export const itemsQuery = (search: ReturnSearch, { after }: PageStart) =>
  pageQuery(['courierItems', 'list'], api.listItems, { ...filtersOf(search), after, maxCount: 50 })
