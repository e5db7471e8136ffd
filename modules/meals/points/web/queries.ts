import { queryOptions } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { points } from '../contract.ts'
import type { LedgerSearch } from './screens.ts'

export const pointsApi = client(points)

/** What a household may spend. */
export const balanceQuery = (householdId: string) =>
  queryOptions({
    queryKey: ['points', 'balance', householdId],
    queryFn: async () => (await pointsApi.getBalance({ householdId })).data,
    enabled: householdId !== '',
  })

/** Runs that gave points. */
export const grantsQuery = (_: LedgerSearch, { after }: PageStart) =>
  pageQuery(['points', 'grants'], pointsApi.listGrants, { after, maxCount: 50 })

/** The cash that lies at the desk for points. */
export const cashQuery = queryOptions({
  queryKey: ['points', 'cash'],
  queryFn: async () => (await pointsApi.getCash({})).data,
})

/** A page of the changes of a household's purses. */
export const entriesQuery = ({ id = '' }: LedgerSearch, { after }: PageStart) => ({
  ...pageQuery(['points', 'entries'], pointsApi.listEntries, { householdId: id, after, maxCount: 50 }),
  enabled: id !== '',
})
