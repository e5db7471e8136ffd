import './page-texts.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { ExportButton } from '#modules/keeping/exports/web/public.ts'
import { alarmExport } from '../export-kind.ts'
import { EventPanel } from './EventPanel.tsx'
import { EventWays } from './EventWays.tsx'
import { eventsQuery, filtersOf } from './list-query.ts'
import type { EventSearch } from './screens.ts'
import { SirenTest } from './SirenTest.tsx'
import { useEventColumns } from './use-event-columns.tsx'
import { useEventChanges } from './use-event.ts'

/** All alarms, the newest first, with the open one beside them; it follows what the building and other desks do. */
export function EventListPage() {
  const t = useTexts('alarmPages')
  const mayPrivate = useAllowed()([{ can: 'alarmEvents.viewPrivate' }]).length > 0
  useEventChanges()
  const list = useList({
    address: useAddress<EventSearch>(),
    query: eventsQuery,
    idOf: (row) => row.eventId,
    views: {
      name: 'view',
      label: t('views'),
      options: [
        { value: 'unfinished', label: t('view_unfinished') },
        { value: 'processed', label: t('view_processed') },
        { value: 'all', label: t('view_all') },
      ],
    },
    filters: [
      { kind: 'search', name: 'text', label: t('search') },
      {
        kind: 'choice',
        name: 'level',
        label: t('level'),
        options: ([4, 3, 2, 1] as const).map((level) => ({ value: level, label: t(`level${level}`) })),
      },
      ...(mayPrivate
        ? [
            {
              kind: 'choice' as const,
              name: 'scope' as const,
              label: t('scope'),
              options: (['public', 'private'] as const).map((value) => ({
                value,
                label: t(`scope_${value}`),
              })),
            },
          ]
        : []),
      { kind: 'days', label: t('days') },
    ],
  })
  const opened = list.opened
  return (
    <ListPage
      list={list}
      title={t('title')}
      extra={
        <>
          <ExportButton
            kind={alarmExport}
            title={t('title')}
            query={filtersOf(list.search)}
            words={list.words}
          />
          <EventWays />
          <SirenTest />
        </>
      }
      table={{ columns: useEventColumns() }}
      failed={t('loadFailed')}
      skeleton={[80, 160, '1fr', 120, 80, 120]}
      empty={{ icon: 'siren', title: t('empty'), text: t('emptyText') }}
      notFound={{ title: t('notFound'), text: t('notFoundText') }}
      detail={(eventId) =>
        opened && <EventPanel key={eventId} eventId={eventId} isPrivate={opened.isPrivate} {...list.ways} />
      }
    />
  )
}
