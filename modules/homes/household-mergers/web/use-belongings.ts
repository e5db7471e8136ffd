import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { householdMergers } from '../contract.ts'

export const api = client(householdMergers)

/** Everything that is a household's now; asked anew each time a dialog opens. */
export function useBelongings(householdId: string | undefined) {
  return useQuery({
    queryKey: ['householdMergers', 'belongings', householdId],
    queryFn: async () => (await api.getBelongings({ householdId: householdId ?? '' })).data,
    enabled: householdId !== undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What was merged or split is different everywhere. */
export function useAfter() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries()
}
