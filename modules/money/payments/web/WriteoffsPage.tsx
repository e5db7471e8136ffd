import './page-texts.ts'
import './payments.css'
import { useQueryClient } from '@tanstack/react-query'
import { ExportButton } from '#modules/keeping/exports/web/public.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { writeoffExport } from '../export-kind.ts'
import { paymentChannels } from '../states.ts'
import { filtersOf, writeoffsQuery } from './payment-queries.ts'
import type { WriteoffSearch } from './screens.ts'
import { useFeePlaces } from './use-fee-places.ts'
import { useWriteoffColumns } from './use-writeoff-columns.tsx'
import { WriteoffDetail } from './WriteoffDetail.tsx'

/** 銷帳紀錄: what payments were put to, the newest first; taken back, moved and printed from the panel beside it. */
export function WriteoffsPage() {
  const t = useTexts('paymentsPage')
  const title = useTexts('payments')
  const queries = useQueryClient()
  useChanges(['payments.'], () => void queries.invalidateQueries({ queryKey: ['payments'] }))
  const { provider, toTake, toEntryReports } = useFeePlaces()
  const mayTake = useAllowed()([{ can: 'payments.take' }]).length > 0
  const list = useList({
    address: useAddress<WriteoffSearch>(),
    query: writeoffsQuery(provider),
    idOf: (row) => row.writeoffId,
    views: {
      name: 'view',
      label: t('views'),
      options: [
        { value: '', label: t('standing') },
        { value: 'undone', label: t('undone') },
        { value: 'all', label: t('all') },
      ],
    },
    filters: [
      { kind: 'search', name: 'text', label: t('search') },
      {
        kind: 'choice',
        name: 'channel',
        label: t('channel'),
        options: paymentChannels.map((value) => ({ value, label: t(`channel_${value}`) })),
      },
      { kind: 'days', label: t('days') },
    ],
  })
  const columns = useWriteoffColumns()
  return (
    <ListPage
      list={list}
      title={title('writeoffs')}
      unit={t('unit')}
      extra={
        <>
          <Button onClick={toEntryReports}>{title('entryReports')}</Button>
          <ExportButton
            kind={writeoffExport}
            title={title('writeoffs')}
            query={filtersOf(list.search, provider)}
            words={list.words}
          />
          {mayTake && (
            <Button type="primary" icon={<Icon name="plus" />} onClick={toTake}>
              {title('take')}
            </Button>
          )}
        </>
      }
      table={{ columns, rowClass: (row) => (row.undoneAt ? 'lb-row-off' : undefined) }}
      failed={t('loadFailed')}
      skeleton={[120, 140, '1fr', 110, 110, 120, 90]}
      empty={{
        icon: 'cash',
        title: t('empty'),
        text: t('emptyText'),
        children: mayTake && <Button onClick={toTake}>{title('take')}</Button>,
      }}
      notFound={{ title: t('notFound'), text: t('notFoundText') }}
      detail={() => list.opened && <WriteoffDetail key={list.open} writeoff={list.opened} {...list.ways} />}
    />
  )
}
