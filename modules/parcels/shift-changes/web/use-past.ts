import { useQuery } from '@tanstack/react-query'
import type { PageStart } from '#platform/web/list/page-query.ts'
import { shiftApi } from './use-now.ts'

/** A page of past shift changes, the newest first; they are numbered without a gap. */
export const pastQuery = (_: object, { after }: PageStart) => ({
  queryKey: ['shiftChanges', 'past', after],
  queryFn: async () => {
    const { data, total } = await shiftApi.listShiftChanges({ before: Number(after) || undefined })
    const lowest = data.at(-1)?.number ?? 1
    return { data, pagination: { after: lowest > 1 ? String(lowest) : '', total } }
  },
})

/** One signed list; every look is audited, so it is not asked for again by itself. */
export function usePastOne(shiftChangeId: string) {
  return useQuery({
    queryKey: ['shiftChange', shiftChangeId],
    queryFn: async () => (await shiftApi.getShiftChange({ shiftChangeId })).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
