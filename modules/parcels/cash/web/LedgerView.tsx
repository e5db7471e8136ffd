import './cash-texts.ts'
import './cash.css'
import './ledger.css'
import type { ReactNode } from 'react'
import { ExportButton } from '#modules/keeping/exports/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Address } from '#platform/web/list/address.ts'
import type { Views } from '#platform/web/list/filters.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { lineKinds } from '../contract.ts'
import { cashExport } from '../export-kind.ts'
import { DrawerPanel } from './DrawerPanel.tsx'
import { type CashSearch, filtersOf, ledgerQuery } from './list-query.ts'
import { useCashEvents } from './use-cash-events.ts'
import { useLedgerColumns } from './use-ledger-columns.tsx'
import { useReceipts } from './use-receipts.tsx'

export interface CashViewProps<Search> {
  title: string
  address: Address<Search>
  views: Views<Search>
  /** At the right end of the head. */
  extra: ReactNode
}

/** Every movement of cash at the desk, the newest first, and the drawer. `onDeposit` opens the deposit of a line. */
export function LedgerView<Search extends CashSearch>(
  props: CashViewProps<Search> & { onDeposit: (depositId: string) => void },
) {
  const { title, address, views, extra, onDeposit } = props
  const t = useTexts('cash')
  const receipts = useReceipts()
  useCashEvents()
  const list = useList({
    address,
    views,
    query: ledgerQuery,
    idOf: (row) => row.lineId,
    filters: [
      {
        kind: 'segments',
        name: 'line',
        label: t('kind'),
        options: lineKinds.map((value) => ({ value, label: t(value === 'adjust' ? 'adjustKind' : value) })),
      },
      { kind: 'days', label: t('time') },
    ],
  })
  const columns = useLedgerColumns(receipts.print)
  return (
    <>
      <ListPage
        list={list}
        title={title}
        unit={t('lineUnit')}
        extra={
          <>
            <ExportButton
              kind={cashExport}
              title={t('ledger')}
              query={filtersOf(list.search)}
              words={list.words}
            />
            {extra}
          </>
        }
        above={<DrawerPanel />}
        table={{
          columns,
          rowClass: (row) => (row.isReversed ? 'lb-row-off' : undefined),
        }}
        onOpen={(lineId) => {
          const line = list.rows.find((row) => row.lineId === lineId)
          if (line) onDeposit(line.depositId)
        }}
        failed={t('loadFailed')}
        skeleton={[120, '1fr', 96, 96]}
        empty={{ icon: 'cash', title: t('ledgerEmpty'), text: t('ledgerEmptyText') }}
      />
      {receipts.sheet}
    </>
  )
}
