import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import type { HouseholdMarks } from '../marks.ts'

// Lists ask for marks, and the first page has none: it does not wait for the calls of households.
const loadApi = () => import('../contract.ts').then(({ households }) => client(households))

/** As many households as one call takes. */
const mostAsked = 200

/**
 * Marks and notes that hold today, by the households' ids; undefined while unknown. A household that says nothing is there
 * with none. Fresh as soon as somebody changes them.
 */
export function useHouseholdMarks(
  householdIds: readonly string[],
): ReadonlyMap<string, HouseholdMarks> | undefined {
  const ids = [...new Set(householdIds)].sort()
  const queries = useQueryClient()
  useChanges(
    ['households.marked'],
    () => void queries.invalidateQueries({ queryKey: ['households', 'marks'] }),
  )
  const { data } = useQuery({
    queryKey: ['households', 'marks', ids],
    enabled: ids.length > 0,
    staleTime: 60_000,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const api = await loadApi()
      const pieces = Array.from({ length: Math.ceil(ids.length / mostAsked) }, (_, nth) =>
        ids.slice(nth * mostAsked, (nth + 1) * mostAsked),
      )
      const answers = await Promise.all(pieces.map((piece) => api.listMarks({ householdIds: piece })))
      return new Map(answers.flatMap(({ data }) => data).map((item) => [item.householdId, item]))
    },
  })
  return data
}
