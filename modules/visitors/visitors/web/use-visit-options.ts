import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { visits } from '#modules/visitors/visits/contract.ts'
import { type Reason, visitorSettings } from '#modules/visitors/visitor-settings/contract.ts'

const settings = client(visitorSettings)
const records = client(visits)
// Once loaded they stay, for the line may be lost.
const lasting = { staleTime: 300_000, gcTime: Number.POSITIVE_INFINITY }

export const reasonsQuery = queryOptions({
  queryKey: ['visitorOptions', 'reasons'],
  queryFn: async () => (await settings.listReasons({})).data.filter((row) => row.isEnabled),
  ...lasting,
})
export const pledgesQuery = queryOptions({
  queryKey: ['visitorOptions', 'pledges'],
  queryFn: async () => (await settings.listPledgeKinds({})).data,
  ...lasting,
})
const baysQuery = queryOptions({
  queryKey: ['visitors', 'bays'],
  queryFn: async () => (await records.listBays({})).data,
})

/** What the desk chooses from: reasons, kinds of pledges, free bays; fresh when settings or visitors change. */
export function useVisitOptions() {
  const queries = useQueryClient()
  const reasons = useQuery(reasonsQuery)
  const pledges = useQuery(pledgesQuery)
  const bays = useQuery(baysQuery)
  useChanges(['visitorSettings.'], () => void queries.invalidateQueries({ queryKey: ['visitorOptions'] }))
  useChanges(
    ['visitors.', 'visitorSettings.'],
    () => void queries.invalidateQueries({ queryKey: baysQuery.queryKey }),
  )
  return {
    reasons: reasons.data ?? [],
    areReasonsComing: reasons.isPending,
    failed: reasons.error,
    retry: () => void reasons.refetch(),
    pledges: pledges.data ?? [],
    freeBays: (bays.data ?? []).filter((row) => row.visitorId === null).map((row) => row.bay),
    hasBays: (bays.data ?? []).length > 0,
  }
}
export type VisitOptions = ReturnType<typeof useVisitOptions>

/** The kinds of vendors of a reason. */
export const vendorKindsOf = (reasons: readonly Reason[], reasonId: string | null) =>
  reasons.find((reason) => reason.reasonId === reasonId)?.vendorKinds ?? []
