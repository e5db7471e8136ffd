import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useContributions } from '#platform/web/frame/contributions.ts'
import type { HouseholdPastView } from '#platform/web/frame/household-views.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { residentsApi } from './api.ts'

const none: readonly HouseholdPastView[] = []

/** What modules tell of a household's past, in words, as far as the account may see it; none until they are loaded. */
export function usePasts(): readonly HouseholdPastView[] {
  const { householdPasts } = useContributions()
  const allowed = useAllowed()
  const { data = none } = useQuery({
    // Areas that come after the first page bring more of them.
    queryKey: ['frame', 'householdPasts', householdPasts.length],
    queryFn: async () => (await Promise.all(householdPasts.map((load) => load()))).flat(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return allowed(data)
}

/** What these pasts tell of a household, or one kind of it, page by page; asked for anew when more happens. */
export function usePast(householdId: string, pasts: readonly HouseholdPastView[], kind: string | undefined) {
  const queries = useQueryClient()
  useChanges(
    pasts.flatMap(({ changedBy }) => changedBy),
    () => void queries.invalidateQueries({ queryKey: ['residents', 'past', householdId] }),
  )
  return useInfiniteQuery({
    queryKey: ['residents', 'past', householdId, kind ?? ''],
    queryFn: ({ pageParam }) => residentsApi.listPast({ householdId, kind: kind ?? '', after: pageParam }),
    initialPageParam: '',
    getNextPageParam: ({ pagination }) => pagination.after || undefined,
  })
}
