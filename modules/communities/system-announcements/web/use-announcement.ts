import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { alertBox } from '#platform/web/look/alerts.ts'
import { withdrawnAnnouncement } from '../contract.ts'
import { announcementsPath } from './paths.ts'
import { announcementsKey, api } from './use-announcements.ts'

const gone = withdrawnAnnouncement()
const isWithdrawn = (error: unknown) => error instanceof Problem && error.code === gone.code

/** One announcement, which counts as opened by that; a withdrawn one says 此篇公告已下架 and leads to the list (R257). */
export function useAnnouncement(id: string) {
  const queries = useQueryClient()
  const router = useRouter()
  const query = useQuery({
    queryKey: ['system-announcement', id],
    queryFn: async () => (await api.getAnnouncement({ id }, { handles: [gone.code] })).data,
  })
  const { isSuccess, error } = query
  useEffect(() => {
    if (!isSuccess) return
    void queries.invalidateQueries({ queryKey: announcementsKey })
    void queries.invalidateQueries({ queryKey: ['broadcasts'] })
  }, [isSuccess, queries])
  const withdrawn = isWithdrawn(error)
  useEffect(() => {
    if (!withdrawn) return
    void alertBox(text('systemAnnouncementsPage', 'withdrawn')).then(() =>
      router.navigate({ href: announcementsPath, replace: true }),
    )
  }, [withdrawn, router])
  return { ...query, error: withdrawn ? null : error }
}
