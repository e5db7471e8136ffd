import { useQuery } from '@tanstack/react-query'
import { useHouseholdParts } from '#platform/web/frame/use-household-parts.ts'

/** As many households as one call takes. */
const mostAsked = 200

/** How much of each declared part waits for a household; `label` is `namespace:key` of what is said of it. */
export type WaitingCounts = readonly { label: string; count: number }[]

/** How much waits for each of these households; undefined while unknown. A community without a service has none of its things. */
export function useWaitingCounts(
  householdIds: readonly string[],
): ReadonlyMap<string, WaitingCounts> | undefined {
  const pickers = useHouseholdParts().flatMap(({ picker }) => picker ?? [])
  const { data } = useQuery({
    queryKey: ['households', 'waitingCounts', householdIds, pickers.map(({ label }) => label)],
    enabled: householdIds.length > 0 && pickers.length > 0,
    staleTime: 5_000,
    queryFn: async () => {
      const answers = await Promise.allSettled(
        pickers.map(async ({ label, countWaiting }) => {
          const rows = (await Promise.all(piecesOf(householdIds).map((piece) => countWaiting(piece)))).flat()
          return { label, counts: new Map(rows.map(({ householdId, count }) => [householdId, count])) }
        }),
      )
      const known = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
      if (!known.length) return null
      return new Map(
        householdIds.map((id) => [
          id,
          known.map(({ label, counts }) => ({ label, count: counts.get(id) ?? 0 })),
        ]),
      )
    },
  })
  return data ?? undefined
}

function piecesOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / mostAsked) }, (_, nth) =>
    ids.slice(nth * mostAsked, (nth + 1) * mostAsked),
  )
}
