import { queryOptions } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { points } from '../contract.ts'
import { pointRules } from '../rules-contract.ts'
import type { LedgerSearch } from './screens.ts'

export const pointsApi = client(points)
export const rulesApi = client(pointRules)

/** What the community decided about points. */
export const rulesQuery = queryOptions({
  queryKey: ['points', 'rules'],
  queryFn: async () => (await rulesApi.show({})).data,
})

/** What a household, or one of its people, may spend. */
export const balanceQuery = (householdId: string, residentId = '') =>
  queryOptions({
    queryKey: ['points', 'balance', householdId, residentId],
    queryFn: async () =>
      (await pointsApi.getBalance({ householdId, ...(residentId && { residentId }) })).data,
    enabled: householdId !== '',
  })

/** Runs that gave points. */
export const grantsQuery = (_: LedgerSearch, { after }: PageStart) =>
  pageQuery(['points', 'grants'], pointsApi.listGrants, { after, maxCount: 50 })

/** Households with bought points. */
export const boughtQuery = queryOptions({
  queryKey: ['points', 'bought'],
  queryFn: async () => (await pointsApi.listBought({})).data,
})

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
