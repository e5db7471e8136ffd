import { useQuery } from '@tanstack/react-query'
import { deposits } from '#modules/deposits/contract.ts'
import { packages } from '#modules/packages/contract.ts'
import { client } from '#platform/web/calls/client.ts'

const packagesApi = client(packages)
const depositsApi = client(deposits)

/** As many households as one call takes. */
const mostAsked = 200

export interface WaitingCounts {
  packages: number
  deposits: number
}

/** How much waits for each of these households; undefined while unknown. A community without one of the services has none of it. */
export function useWaitingCounts(
  householdIds: readonly string[],
): ReadonlyMap<string, WaitingCounts> | undefined {
  const { data } = useQuery({
    queryKey: ['households', 'waitingCounts', householdIds],
    enabled: householdIds.length > 0,
    staleTime: 5_000,
    queryFn: async () => {
      const pieces = piecesOf(householdIds)
      const [ofPackages, ofDeposits] = await Promise.allSettled([
        Promise.all(pieces.map((piece) => packagesApi.countWaitingOfHouseholds({ householdIds: piece }))),
        Promise.all(pieces.map((piece) => depositsApi.countWaitingOfHouseholds({ householdIds: piece }))),
      ])
      const counts = new Map<string, WaitingCounts>()
      if (ofPackages.status === 'rejected' && ofDeposits.status === 'rejected') return null
      for (const id of householdIds) counts.set(id, { packages: 0, deposits: 0 })
      if (ofPackages.status === 'fulfilled')
        for (const { householdId, count } of ofPackages.value.flatMap(({ data }) => data))
          add(counts, householdId, 'packages', count)
      if (ofDeposits.status === 'fulfilled')
        for (const { householdId, count } of ofDeposits.value.flatMap(({ data }) => data))
          add(counts, householdId, 'deposits', count)
      return counts
    },
  })
  return data ?? undefined
}

function piecesOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / mostAsked) }, (_, nth) =>
    ids.slice(nth * mostAsked, (nth + 1) * mostAsked),
  )
}

function add(counts: Map<string, WaitingCounts>, id: string, what: keyof WaitingCounts, count: number): void {
  counts.set(id, { packages: 0, deposits: 0, ...counts.get(id), [what]: count })
}
