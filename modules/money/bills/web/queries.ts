import { queryOptions } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { bills } from '../bill-contract.ts'
import { feeItems } from '#modules/money/fee-items/contract.ts'
import { runChecks } from '../check-contract.ts'
import { billingRuns } from '../contract.ts'
import type { Provider } from '../states.ts'
import type { PeriodSearch } from './screens.ts'
import { saidProvider } from '#modules/money/fee-items/web/public.ts'

export const runsApi = client(billingRuns)
export const billsApi = client(bills)
export const checksApi = client(runChecks)
export const feeApi = client(feeItems)

interface Place {
  provider: Provider
  feeType: string
}

/** All runs of a kind of fee; a year's are shown of them. */
export const runsQuery = (place: Place) => () => pageQuery(['bills', 'runs'], runsApi.list, place)

/** One run. */
export const runQuery = (billBulkId: string, provider: Provider) =>
  queryOptions({
    queryKey: ['bills', 'run', billBulkId, provider],
    queryFn: async ({ signal }) =>
      (await runsApi.get({ billBulkId, ...saidProvider(provider) }, { signal })).data,
  })

/** A page of the bills of a run. */
export const billsQuery =
  (billBulkId: string, { provider }: Place) =>
  ({ show = 'all', text = '', building = '', notice, payer, owing }: PeriodSearch, { after }: PageStart) =>
    pageQuery(['bills', 'list'], billsApi.list, {
      provider,
      billBulkId,
      show,
      text,
      building,
      notice,
      payerType: payer,
      owing,
      after,
      maxCount: 50,
    })

/** How many bills of a run are shown by each view of them. */
export const countsQuery = (billBulkId: string, { provider }: Place) =>
  queryOptions({
    queryKey: ['bills', 'counts', billBulkId, provider],
    queryFn: async ({ signal }) => {
      const { data } = await billsApi.countByStatus({ billBulkId, provider }, { signal })
      const of = (...states: readonly (typeof data)[number]['status'][]) =>
        data.filter(({ status }) => states.includes(status)).reduce((sum, { count }) => sum + count, 0)
      return {
        all: of('draft', 'unpaid', 'partlyPaid', 'settled', 'carried'),
        settled: of('settled', 'carried'),
        open: of('unpaid', 'partlyPaid'),
        overdue: of('overdue'),
        voided: of('voided'),
      }
    },
  })

/** One bill. */
export const billQuery = (billBulkId: string, billId: string, provider: Provider) =>
  queryOptions({
    queryKey: ['bills', 'one', billId, provider],
    queryFn: async ({ signal }) =>
      (await billsApi.get({ billBulkId, billId, ...saidProvider(provider) }, { signal })).data,
  })

/** What is to be looked at before a run is issued. */
export const checksQuery = (billBulkId: string, provider: Provider) =>
  queryOptions({
    queryKey: ['bills', 'checks', billBulkId, provider],
    queryFn: async ({ signal }) =>
      (await checksApi.show({ billBulkId, ...saidProvider(provider) }, { signal })).data,
  })

/** What drawing a run anew would change, as it is at this moment. */
export const redraftQuery = (billBulkId: string, provider: Provider) =>
  queryOptions({
    queryKey: ['bills', 'redraft', billBulkId, provider],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await checksApi.previewRedraft({ billBulkId, ...saidProvider(provider) }, { signal })).data,
  })

/** What households pay for, and what it can be booked to: for whoever writes lines. */
export const itemsQuery = (place: Place) =>
  queryOptions({
    queryKey: ['bills', 'items', place],
    queryFn: async ({ signal }) => (await feeApi.listItems(place, { signal })).data,
  })
