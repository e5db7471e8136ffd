import { queryOptions } from '@tanstack/react-query'
import { prepayments } from '#modules/money/prepayments/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { cheques } from '../cheque-contract.ts'
import { refunds } from '../refund-contract.ts'
import { writeoffs } from '../writeoff-contract.ts'
import type { Provider } from './entry-query.ts'
import type { ChequeSearch, DepositSearch, WriteoffSearch } from './screens.ts'

const writeoffsApi = client(writeoffs)
const prepaymentsApi = client(prepayments)
const refundsApi = client(refunds)
const chequesApi = client(cheques)

/** What the address says, as the calls of the list and of the export take it. */
export const filtersOf = ({ view, text = '', channel, from, to }: WriteoffSearch, provider: Provider) => ({
  provider,
  isUndone: view === 'all' ? undefined : view === 'undone',
  text,
  channel,
  from: from || undefined,
  to: to || undefined,
})

/** A page of what payments were put to. */
export const writeoffsQuery =
  (provider: Provider) =>
  (search: WriteoffSearch, { after }: PageStart) =>
    pageQuery(['payments', 'writeoffs'], writeoffsApi.list, {
      ...filtersOf(search, provider),
      after,
      maxCount: 50,
    })

/** Cheques that are held, cashed or voided. */
export const chequesQuery = ({ view }: ChequeSearch) =>
  pageQuery(['payments', 'cheques'], chequesApi.list, { state: view ?? 'held' })

/** What households have paid ahead. */
export const depositsQuery = ({ text = '' }: DepositSearch) =>
  pageQuery(['payments', 'deposits'], prepaymentsApi.list, { text })

/** One household's, with its lines. */
export const depositQuery = (householdId: string) =>
  queryOptions({
    queryKey: ['payments', 'deposit', householdId],
    queryFn: async ({ signal }) => (await prepaymentsApi.show({ householdId }, { signal })).data,
  })

/** Refunds that wait. */
export const refundsQuery = queryOptions({
  queryKey: ['payments', 'refunds'],
  queryFn: async ({ signal }) => (await refundsApi.list({}, { signal })).data,
})
