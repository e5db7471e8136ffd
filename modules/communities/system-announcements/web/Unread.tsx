import './page-texts.ts'
import './unread.css'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useCurrent } from '#modules/communities/broadcasts/web/public.ts'
import { Slot } from '#platform/web/frame/Slot.tsx'
import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import { announcementPath, announcementsPath } from './paths.ts'
import { api } from './use-announcements.ts'

/** The way to the announcements in the footer, with how many this account has not opened; a new one is told as it comes. */
export function Unread() {
  const t = useTexts('systemAnnouncementsPage')
  const title = useTexts('systemAnnouncements')('title')
  const count = useCurrent()?.unreadAnnouncements
  useTelling(count)
  if (!count) return null
  return (
    <Slot name="news">
      <Link to={announcementsPath} className="lb-unread-announcements" title={title}>
        <Icon name="mega" />
        <span className="lb-footer-word">{title}</span>
        <b>{t('unread', { count })}</b>
      </Link>
    </Slot>
  )
}

/** Tells of the newest announcement when there are more unread ones than before, in the tab that is looked at (R370). */
function useTelling(count: number | undefined): void {
  const router = useRouter()
  const before = useRef<number>(undefined)
  useEffect(() => {
    const former = before.current
    before.current = count
    if (former === undefined || count === undefined || count <= former) return
    if (document.visibilityState !== 'visible') return
    const tell = async () => {
      const [newest] = (await api.listAnnouncements({ maxCount: 1 })).data
      if (!newest || newest.isRead) return
      const href = announcementPath(newest.id)
      toast(newest.title, {
        title: text('systemAnnouncements', 'title'),
        link: {
          label: text('systemAnnouncementsPage', 'read'),
          href,
          go: () => void router.navigate({ href }),
        },
      })
    }
    // Unheard, it still stands in the footer.
    void tell().catch(() => undefined)
  }, [count, router])
}
