import { useQuery } from '@tanstack/react-query'
import { shiftApi } from './list-query.ts'

/** One signed list; every look is audited, so it is not asked for again by itself. */
export function usePastOne(shiftChangeId: string) {
  return useQuery({
    queryKey: ['shiftChange', shiftChangeId],
    queryFn: async () => (await shiftApi.getShiftChange({ shiftChangeId })).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
