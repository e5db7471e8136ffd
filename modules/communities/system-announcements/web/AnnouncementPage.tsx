import './page-texts.ts'
import './announcement.css'
import { Link } from '@tanstack/react-router'
import { WayTo } from '#platform/web/frame/WayTo.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { Announcement } from '../contract.ts'
import { AnnouncementText } from './AnnouncementText.tsx'
import { announcementPath, announcementsPath } from './paths.ts'
import { announcementRoute } from './screens.ts'
import { useAnnouncement } from './use-announcement.ts'

/** One announcement, to be read; a withdrawn one leads back to the list (R257). */
export function AnnouncementPage() {
  const t = useTexts('systemAnnouncementsPage')
  const { id } = announcementRoute.useParams()
  const asked = useAnnouncement(id)
  return (
    <div className="lb-page lb-announcement-page">
      <article className="lb-panel">
        <Loaded of={asked} failed={t('failed')} skeleton={['1fr']} rows={5}>
          {(announcement) => <Whole announcement={announcement} />}
        </Loaded>
      </article>
    </div>
  )
}

function Whole({ announcement }: { announcement: Announcement }) {
  const t = useTexts('systemAnnouncementsPage')
  const { category, title, body, link, publishedAt, newer, older } = announcement
  return (
    <>
      <header>
        <p>
          <Mark kind="note">{t(category)}</Mark>
          <time dateTime={publishedAt.toISOString()} title={writeTime(publishedAt)}>
            {speakTime(publishedAt)}
          </time>
        </p>
        <h1>{title}</h1>
      </header>
      <AnnouncementText body={body} />
      {link && (
        <p>
          <WayTo to={link} className="lb-link">
            {t('goThere')}
          </WayTo>
        </p>
      )}
      <nav aria-label={t('others')}>
        {newer && <Link to={announcementPath(newer.id)}>{t('newer', { title: newer.title })}</Link>}
        {older && <Link to={announcementPath(older.id)}>{t('older', { title: older.title })}</Link>}
        <Link to={announcementsPath}>{t('toList')}</Link>
      </nav>
    </>
  )
}
