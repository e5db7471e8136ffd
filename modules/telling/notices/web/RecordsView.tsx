import type { ReactNode } from 'react'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { deliveryChannels, deliveryStates, reasons } from '../shapes.ts'
import { HouseholdFilter } from './HouseholdFilter.tsx'
import { recordsQuery } from './list-query.ts'
import type { RecordSearch } from './screens.ts'
import { useRecordColumns } from './use-record-columns.tsx'

/** What was sent to whom by which way, with its problem in words and another try. `views`: the way to the other views. */
export function RecordsView({ title, views }: { title: string; views: ReactNode }) {
  const t = useTexts('noticesPage')
  const n = useTexts('notices')
  const address = useAddress<RecordSearch>()
  const list = useList({
    address,
    query: recordsQuery,
    idOf: (row) => row.deliveryId,
    filters: [
      {
        kind: 'own',
        names: ['household', 'label'],
        element: <HouseholdFilter search={address.search} onChange={address.change} />,
      },
      {
        kind: 'choice',
        name: 'state',
        label: t('state'),
        options: deliveryStates.map((value) => ({ value, label: n(`state_${value}`) })),
      },
      {
        kind: 'choice',
        name: 'channel',
        label: t('channel'),
        options: deliveryChannels.map((value) => ({ value, label: n(`channel_${value}`) })),
      },
      {
        kind: 'choice',
        name: 'reason',
        label: t('reason'),
        options: reasons.map((value) => ({ value, label: n(`reason_${value}`) })),
      },
      { kind: 'days', label: t('time') },
    ],
  })
  useChanges(['notices.'], list.refetch)
  return (
    <ListPage
      list={list}
      title={title}
      states={views}
      table={{ columns: useRecordColumns(), rowTitle: (row) => row.text }}
      failed={t('loadFailed')}
      skeleton={[110, '1fr', 90, 90, 110, '1fr']}
      empty={{ icon: 'search', title: t('recordsNone'), text: t('recordsNoneYet') }}
      notFound={{ title: t('recordsNone'), text: t('recordsNoneText') }}
    />
  )
}
