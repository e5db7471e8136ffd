import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { residentsApi } from './api.ts'

/** Everything that the page shows of a household; every look is audited, so it is asked for again only when people change. */
export function useHome(householdId: string) {
  const queries = useQueryClient()
  useChanges(['residents.', 'households.changed'], () => {
    void queries.invalidateQueries({ queryKey: ['residents'] })
  })
  return useQuery({
    queryKey: ['residents', 'home', householdId],
    queryFn: async () => (await residentsApi.getHome({ householdId })).data,
    retry: false,
    refetchOnWindowFocus: false,
  })
}

/** Where one person lived. */
export function useMoves(householdId: string, residentId: string) {
  return useQuery({
    queryKey: ['residents', 'moves', householdId, residentId],
    queryFn: async () => (await residentsApi.listResidentMoves({ householdId, residentId })).data,
    retry: false,
  })
}
