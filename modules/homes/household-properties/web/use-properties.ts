import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { queryClient } from '#platform/web/frame/query-client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { householdProperties } from '../contract.ts'

export const api = client(householdProperties)

/** While mounted, whatever is shown of households is asked for again after every change of them. */
export function useHouseholdEvents(): void {
  const queries = useQueryClient()
  useChanges(['households.', 'residents.'], () => {
    void queries.invalidateQueries({ queryKey: ['households'] })
    void queries.invalidateQueries({ queryKey: ['householdTree'] })
  })
}

const treeQuery = { queryKey: ['householdTree', 'tree'], queryFn: async () => (await api.getTree({})).data }

/** Buildings and floors with their counts. */
export const useTree = () => useQuery(treeQuery)

/** The same for whoever asks before a page is drawn. */
export const readTree = () => queryClient.ensureQueryData(treeQuery)

/** Households of a building, of a floor of it, or those that closed. */
export function useListed(asked: { building?: string; floor?: string; isClosed?: boolean }, enabled = true) {
  return useQuery({
    queryKey: ['householdTree', 'list', asked],
    queryFn: async ({ signal }) => (await api.listHouseholds(asked, { signal })).data,
    placeholderData: keepPreviousData,
    enabled,
  })
}

/** Property data of one household; every look is audited, so it is not asked for again by itself. */
export function useProperty(householdId: string) {
  return useQuery({
    queryKey: ['householdTree', 'property', householdId],
    queryFn: async () => (await api.getProperty({ id: householdId })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What happened to a household, the newest first. */
export function useTimeline(householdId: string) {
  return useQuery({
    queryKey: ['householdTree', 'timeline', householdId],
    queryFn: async () => (await api.getTimeline({ householdId })).data.toReversed(),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
