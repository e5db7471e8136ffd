import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import type { AnnouncementCategory } from '../contract.ts'
import { systemAnnouncements } from '../contract.ts'

export const api = client(systemAnnouncements)
/** Everything that is asked about announcements. */
export const announcementsKey = ['system-announcements'] as const

/** Announcements in the order of their publishing, ten more with each load; asked for anew when one comes or goes. */
export function useAnnouncements(category: AnnouncementCategory | undefined) {
  const queries = useQueryClient()
  useChanges(['broadcasts.'], () => void queries.invalidateQueries({ queryKey: announcementsKey }))
  return useInfiniteQuery({
    queryKey: [...announcementsKey, category ?? 'all'],
    queryFn: ({ pageParam }) => api.listAnnouncements({ offset: pageParam, category }),
    initialPageParam: 0,
    getNextPageParam: ({ pagination, data }) => {
      const next = pagination.offset + data.length
      return next < pagination.total ? next : undefined
    },
  })
}
