import { client } from '#platform/web/calls/client.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { cash, lineKinds } from '../contract.ts'

const api = client(cash)

/** What the views of the cash keep in the address. */
export interface CashSearch {
  open?: string | undefined
  line?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** What the address says, as the calls of the ledger and of its export take it. */
export const filtersOf = ({ line, from, to }: CashSearch) => ({
  kind: lineKinds.find((kind) => kind === line),
  from,
  to,
})

/** A page of the ledger. */
export const ledgerQuery = (search: CashSearch, { after }: PageStart) =>
  pageQuery(['cash', 'ledger'], api.listLedger, { ...filtersOf(search), after, maxCount: 50 })

/** The counts of the drawer. */
export const countsQuery = () => pageQuery(['cash', 'counts'], api.listCounts, { maxCount: 100 })
