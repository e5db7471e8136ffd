import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { chargingRates } from '../contract.ts'

export const ratesApi = client(chargingRates)

/** All versions of the rates, and what Taipower takes. */
export const ratesQuery = queryOptions({
  queryKey: ['charging', 'rates'],
  queryFn: async ({ signal }) => (await ratesApi.list({}, { signal })).data,
})

/** The same, following what others do. */
export function useRates() {
  const queries = useQueryClient()
  useChanges(['chargingRates.'], () => void queries.invalidateQueries({ queryKey: ['charging'] }))
  return useQuery(ratesQuery)
}
