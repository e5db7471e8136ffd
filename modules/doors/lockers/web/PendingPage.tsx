import './page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { pendingQuery } from './list-query.ts'
import { PendingPanel } from './PendingPanel.tsx'
import type { PendingSearch } from './screens.ts'
import { StayMarks } from './StayFacts.tsx'
import { Tabs } from './Tabs.tsx'

/** What waits for the desk at the lockers (R396). */
export function PendingPage() {
  const t = useTexts('lockersPage')
  const queries = useQueryClient()
  useChanges(['lockers.', 'packages.'], () => void queries.invalidateQueries({ queryKey: ['lockers'] }))
  const { search, ...address } = useAddress<PendingSearch>()
  const list = useList({
    address: { search, ...address },
    query: pendingQuery,
    idOf: (row) => row.stayId,
    shows: (row) =>
      !search.text ||
      `${row.label} ${row.serialNumber} ${row.cubbyName} ${row.applicant}`
        .toLowerCase()
        .includes(search.text.toLowerCase()),
    filters: [{ kind: 'search', name: 'text', label: t('find'), placeholder: t('findShort') }],
  })
  const { opened } = list
  return (
    <ListPage
      list={list}
      title={t('title')}
      count={t('pendingCount', { count: list.rows.length })}
      extra={<Tabs here="pending" />}
      table={{
        columns: [
          {
            head: t('household'),
            width: 220,
            phone: 'first',
            cell: (row) => <HouseholdName label={row.label} names={row.recipientName} />,
          },
          { head: t('state'), width: 310, phone: 'end', cell: (row) => <StayMarks stay={row} /> },
          { head: t('serial'), width: 100, phone: 'under', cell: (row) => row.serialNumber },
          { head: t('kind'), width: 110, phone: 'none', drops: 'beside', cell: (row) => row.kindName },
          {
            head: t('barcode'),
            width: 170,
            phone: 'none',
            drops: 'beside narrow',
            cell: (row) => row.trackingNumber,
          },
          { head: t('size'), width: 70, phone: 'none', cell: (row) => row.size },
          { head: t('cubby'), width: 80, phone: 'underEnd', cell: (row) => row.cubbyName },
          { head: t('applicant'), width: 110, phone: 'none', drops: 'beside', cell: (row) => row.applicant },
          {
            head: t('asked'),
            width: 140,
            phone: 'line',
            cell: (row) => speakTime(row.stowedAt ?? row.askedAt),
          },
          { head: t('note'), phone: 'none', drops: 'beside narrow', cell: (row) => row.note },
        ],
      }}
      failed={t('pendingFailed')}
      skeleton={[220, 250, 100, 110, 170, 70, 80, '1fr']}
      empty={{ icon: 'locker', title: t('pendingEmpty'), text: t('pendingEmptyText') }}
      detail={(stayId) => opened && <PendingPanel key={stayId} stay={opened} {...list.ways} />}
    />
  )
}
