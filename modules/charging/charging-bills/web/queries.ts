import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { chargingBills } from '../contract.ts'

export const billsApi = client(chargingBills)

export const monthsQuery = queryOptions({
  queryKey: ['charging', 'bills', 'months'],
  queryFn: async ({ signal }) => (await billsApi.listMonths({}, { signal })).data,
})

/** A month with its bills. */
export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: ['charging', 'bills', month],
    queryFn: async ({ signal }) => (await billsApi.showMonth({ month }, { signal })).data,
  })

/** The months; they and their bills follow what others do. */
export function useMonths() {
  const queries = useQueryClient()
  useChanges(
    ['chargingBills.', 'chargingSessions.'],
    () => void queries.invalidateQueries({ queryKey: ['charging', 'bills'] }),
  )
  return useQuery(monthsQuery)
}
