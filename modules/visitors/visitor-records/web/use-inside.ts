import { useQuery } from '@tanstack/react-query'
import { visitsApi } from './use-visits.ts'

/** How many are awaited from today on, and how many entries and heads are inside; undefined until it is known. */
export function useInsideCounts() {
  return useQuery({
    queryKey: ['visits', 'counts'],
    queryFn: async () => {
      const [booked, inside] = await Promise.all([
        visitsApi.listBooked({ maxCount: 1 }),
        visitsApi.totalInside({}),
      ])
      return {
        awaited: booked.pagination.total,
        inside: inside.data.total,
        people: inside.data.people,
      }
    },
    retry: false,
  }).data
}
