import type { ReactNode } from 'react'
import { ExportButton } from '#modules/keeping/exports/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Address } from '#platform/web/list/address.ts'
import type { Views } from '#platform/web/list/filters.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { depositExport } from '../export-kind.ts'
import { DepositDetailPanel } from './DepositDetailPanel.tsx'
import { depositsQuery, filtersOf } from './list-query.ts'
import type { RecordsSearch } from './screens.ts'
import { useDepositColumns } from './use-deposit-columns.tsx'
import { useDepositEvents, useFilterOptions } from './use-records.ts'

export interface DepositsViewProps {
  title: string
  address: Address<RecordsSearch>
  views: Views<RecordsSearch>
  extra: ReactNode
}

/** The list of all deposits with its filters; one of them open beside it. */
export function DepositsView({ title, address, views, extra }: DepositsViewProps) {
  const t = useTexts('depositRecords')
  const { kinds, buildings } = useFilterOptions()
  useDepositEvents()
  const list = useList({
    address,
    views,
    query: depositsQuery,
    idOf: (row) => row.depositId,
    filters: [
      { kind: 'search', name: 'text', label: t('search') },
      {
        kind: 'segments',
        name: 'state',
        label: t('state'),
        options: (['waiting', 'handedOver', 'voided'] as const).map((value) => ({ value, label: t(value) })),
      },
      {
        kind: 'choice',
        name: 'kind',
        label: t('kind'),
        options: kinds.map(({ number, name }) => ({ value: number, label: name })),
      },
      { kind: 'choice', name: 'building', label: t('building'), options: buildings },
      { kind: 'days', label: t('arrived') },
    ],
  })
  const columns = useDepositColumns(list.rows)
  return (
    <ListPage
      list={list}
      title={title}
      extra={
        <>
          <ExportButton
            kind={depositExport}
            title={t('viewDeposits')}
            query={filtersOf(list.search)}
            words={list.words}
          />
          {extra}
        </>
      }
      table={{
        columns,
        rowClass: (row) => (row.state === 'voided' ? 'lb-row-off' : undefined),
      }}
      failed={t('loadFailed')}
      skeleton={[64, 140, '1fr', 120, 96]}
      skeletonRows={12}
      empty={{ icon: 'bag', title: t('nothing'), text: t('nothingText') }}
      detail={(depositId) => <DepositDetailPanel key={depositId} depositId={depositId} {...list.ways} />}
    />
  )
}
