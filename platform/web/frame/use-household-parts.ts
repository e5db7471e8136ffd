import { useQuery } from '@tanstack/react-query'
import { useContributions } from './contributions.ts'
import type { HouseholdPartView } from './household-views.ts'

const none: readonly HouseholdPartView[] = []

/** What modules declare of households, in words; none until they are loaded. */
export function useHouseholdParts(): readonly HouseholdPartView[] {
  const { householdParts } = useContributions()
  const { data = none } = useQuery({
    // Areas that come after the first page bring more of them.
    queryKey: ['frame', 'householdParts', householdParts.length],
    queryFn: async () => (await Promise.all(householdParts.map((load) => load()))).flat(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
