import './page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { taipei } from '#platform/contract/taipei.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { recordsQuery } from './queries.ts'
import { RecordPanel } from './RecordPanel.tsx'
import type { RecordSearch } from './screens.ts'
import { useRecordColumns } from './use-record-columns.tsx'

/** The months that can be chosen: this one and the eleven before. */
function lastMonths(now: number): { year: number; month: number }[] {
  const { year, month } = taipei(new Date(now))
  return Array.from({ length: 12 }, (_, ago) => {
    const nth = year * 12 + month - 1 - ago
    return { year: Math.floor(nth / 12), month: (nth % 12) + 1 }
  })
}

/** Every session; what is odd stands first and is decided beside the list. */
export function RecordsPage() {
  const t = useTexts('chargingSessionsPage')
  const queries = useQueryClient()
  useChanges(['chargingSessions.'], () => void queries.invalidateQueries({ queryKey: ['chargingSessions'] }))
  const list = useList({
    address: useAddress<RecordSearch>(),
    query: recordsQuery,
    idOf: (row) => row.sessionId,
    views: {
      name: 'view',
      label: t('states'),
      options: [
        { value: 'all', label: t('viewAll') },
        { value: 'waiting', label: t('viewWaiting') },
        { value: 'settled', label: t('viewSettled') },
      ],
    },
    filters: [
      {
        kind: 'choice',
        name: 'month',
        label: t('month'),
        options: lastMonths(useMinute()).map(({ year, month }) => ({
          value: `${year}-${String(month).padStart(2, '0')}`,
          label: t('monthOf', { year, month }),
        })),
      },
    ],
  })
  const columns = useRecordColumns()
  const counts = list.answer?.counts
  return (
    <ListPage
      list={list}
      title={t('records')}
      unit={t('unit')}
      counts={{ waiting: counts?.waiting, settled: counts?.settled }}
      states={<span className="lb-14 lb-quiet">{t('recordsLead')}</span>}
      table={{ columns }}
      failed={t('loadFailed')}
      skeleton={[132, 140, 88, 138, 92, '1fr']}
      empty={{ icon: 'bolt', title: t('nothing'), text: t('nothingText') }}
      notFound={{ title: t('notFound'), text: t('notFoundText') }}
      detail={(sessionId) => <RecordPanel key={sessionId} sessionId={sessionId} {...list.ways} />}
    />
  )
}
