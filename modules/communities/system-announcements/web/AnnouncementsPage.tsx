import './page-texts.ts'
import './announcements.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrent } from '#modules/communities/broadcasts/web/public.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ScrollLoader } from '#platform/web/list/ScrollLoader.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
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
        {list.isPending && <SkeletonRows columns={[72, '1fr', 120]} rows={6} />}
        {list.isError && rows.length === 0 && (
          <ErrorState title={t('failed')} text={sentenceOf(list.error)} retry={() => void list.refetch()} />
        )}
        {list.isSuccess && rows.length === 0 && (
          <EmptyState
            icon="mega"
            title={kind === 'all' ? t('none') : t('noneOfKind')}
            text={kind === 'all' ? t('noneText') : undefined}
          />
        )}
        {rows.length > 0 && (
          <ul>
            {rows.map((row) => (
              <AnnouncementRow key={row.id} row={row} />
            ))}
          </ul>
        )}
      </section>
      <ScrollLoader
        hasMore={list.hasNextPage}
        load={async () => !(await list.fetchNextPage()).isFetchNextPageError}
      />
    </div>
  )
}
