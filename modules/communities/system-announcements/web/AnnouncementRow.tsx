import { Link } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakAgo } from '#platform/web/look/speak-ago.ts'
import { writeTime } from '#platform/web/look/speak-time.ts'
import type { AnnouncementLine } from '../contract.ts'
import { announcementPath } from './paths.ts'

/** A line of the list: what it is about, how it begins, and whether it was opened. */
export function AnnouncementRow({ row }: { row: AnnouncementLine }) {
  const t = useTexts('systemAnnouncementsPage')
  return (
    <li>
      <Link to={announcementPath(row.id)} className="lb-announcement" data-unread={!row.isRead || undefined}>
        <Mark kind="note">{t(row.category)}</Mark>
        <span className="lb-announcement-words">
          <b>
            {row.title}
            {!row.isRead && <span className="lb-announcement-unread">{t('isUnread')}</span>}
          </b>
          <span>{row.excerpt}</span>
        </span>
        <time dateTime={row.publishedAt.toISOString()} title={writeTime(row.publishedAt)}>
          {speakAgo(row.publishedAt)}
        </time>
      </Link>
    </li>
  )
}
