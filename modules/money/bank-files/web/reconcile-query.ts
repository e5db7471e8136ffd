import { queryOptions } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { pageQuery } from '#platform/web/list/page-query.ts'
import { bankPayouts, type Payout } from '../payout-contract.ts'
import type { ReconcileSearch } from './screens.ts'

export const payoutsApi = client(bankPayouts)

/** The days that the address says, as the call and the export take them. */
export const daysOf = ({ from, to }: ReconcileSearch) => ({ from: from || undefined, to: to || undefined })

export const payoutsQuery = (search: ReconcileSearch) =>
  pageQuery(['payouts', 'list'], payoutsApi.list, daysOf(search))

export const idOfPayout = ({ payoutOn, channel }: Pick<Payout, 'payoutOn' | 'channel'>) =>
  `${payoutOn} ${channel}`

/** The lines and checks of one day and channel. */
export const payoutQuery = (day: Pick<Payout, 'payoutOn' | 'channel'>) =>
  queryOptions({
    queryKey: ['payouts', 'one', day.payoutOn, day.channel],
    queryFn: async ({ signal }) =>
      (await payoutsApi.show({ payoutOn: day.payoutOn, channel: day.channel }, { signal })).data,
  })
