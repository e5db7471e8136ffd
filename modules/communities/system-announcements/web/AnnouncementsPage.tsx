import './page-texts.ts'
import './announcements.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrent } from '#modules/communities/broadcasts/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ScrollLoader } from '#platform/web/list/ScrollLoader.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { AnnouncementRow } from './AnnouncementRow.tsx'
import { announcementsKey, api, useAnnouncements } from './use-announcements.ts'

const kinds = ['all', 'feature', 'maintenance', 'notice'] as const
type Kind = (typeof kinds)[number]

/** What the operator of Lobby wrote, the newest first; more comes while one scrolls. */
export function AnnouncementsPage() {
  const t = useTexts('systemAnnouncementsPage')
  const title = useTexts('systemAnnouncements')('title')
  const [kind, setKind] = useState<Kind>('all')
  const list = useAnnouncements(kind === 'all' ? undefined : kind)
  const queries = useQueryClient()
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  const unread = useCurrent()?.unreadAnnouncements ?? 0
  async function readAll() {
    await api.markAllRead({})
    await Promise.all([
      queries.invalidateQueries({ queryKey: announcementsKey }),
      queries.invalidateQueries({ queryKey: ['broadcasts'] }),
    ])
  }
  return (
    <div className="lb-page lb-announcements">
      <div className="lb-page-head">
        <h1>{title}</h1>
        <Segments
          label={t('kinds')}
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({ value, label: t(value) }))}
        />
        {unread > 0 && (
          <div className="lb-announcements-unread lb-end">
            <span role="status">{t('unread', { count: unread })}</span>
            <Button onClick={() => void readAll().catch(() => undefined)}>{t('readAll')}</Button>
          </div>
        )}
      </div>
      <section className="lb-panel" aria-label={title} aria-busy={list.isPending}>
        <Loaded
          of={list}
          failed={t('failed')}
          skeleton={[72, '1fr', 120]}
          rows={6}
          empty={
            <EmptyState
              icon="mega"
              title={kind === 'all' ? t('none') : t('noneOfKind')}
              text={kind === 'all' ? t('noneText') : undefined}
            />
          }
          isEmpty={() => rows.length === 0}
        >
          {() => (
            <ul>
              {rows.map((row) => (
                <AnnouncementRow key={row.id} row={row} />
              ))}
            </ul>
          )}
        </Loaded>
      </section>
      <ScrollLoader
        hasMore={list.hasNextPage}
        load={async () => !(await list.fetchNextPage()).isFetchNextPageError}
      />
    </div>
  )
}
