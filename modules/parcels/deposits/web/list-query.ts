import { client } from '#platform/web/calls/client.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { deposits } from '../contract.ts'
import type { RecordsSearch } from './screens.ts'

const api = client(deposits)

/** What the address says, as the calls of the list and of the export take it. */
export const filtersOf = ({ state, kind, building = '', text = '', from, to }: RecordsSearch) => ({
  state,
  text: [...text].slice(0, 60).join(''),
  kindDetail: kind,
  building,
  from,
  to,
})

/** A page of deposits. */
export const depositsQuery = (search: RecordsSearch, { after }: PageStart) =>
  pageQuery(['deposits', 'records'], api.listDeposits, { ...filtersOf(search), after, maxCount: 50 })

/** What the address asks for first. */
export async function firstQuery(search: RecordsSearch, start: PageStart) {
  if (search.view !== 'ledger' && search.view !== 'counts') return depositsQuery(search, start)
  const { countsQuery, ledgerQuery } = await import('#modules/parcels/cash/web/public.ts')
  return search.view === 'ledger' ? ledgerQuery(search, start) : countsQuery()
}
