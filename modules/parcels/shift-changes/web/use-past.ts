import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { shiftApi } from './use-now.ts'

/** Past shift changes, the newest first, as many pages as were asked for. */
export function usePast() {
  return useInfiniteQuery({
    queryKey: ['shiftChanges', 'past'],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam }) => shiftApi.listShiftChanges({ before: pageParam }),
    getNextPageParam: (last) => {
      const lowest = last.data.at(-1)?.number
      return lowest !== undefined && lowest > 1 ? lowest : undefined
    },
    retry: false,
  })
}

/** One signed list; every look is audited, so it is not asked for again by itself. */
export function usePastOne(shiftChangeId: string) {
  return useQuery({
    queryKey: ['shiftChange', shiftChangeId],
    queryFn: async () => (await shiftApi.getShiftChange({ shiftChangeId })).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
