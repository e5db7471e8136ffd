import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFeePlace } from '#modules/money/fee-items/web/public.ts'
import { BillPaperActs } from '#platform/web/frame/PaperActs.tsx'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { SelectionBar } from '#platform/web/list/SelectionBar.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Note } from '#platform/web/look/Note.tsx'
import { BillPanel } from './BillPanel.tsx'
import type { CheckName } from './checks-of.ts'
import { ChecksStrip } from './ChecksStrip.tsx'
import { DatesDialog } from './DatesDialog.tsx'
import { DunLink } from './DunLink.tsx'
import { billsQuery, countsQuery, runQuery } from './queries.ts'
import { RunActs } from './RunActs.tsx'
import { RunSums } from './RunSums.tsx'
import type { PeriodSearch } from './screens.ts'
import { useBillColumns } from './use-bill-columns.tsx'
import { useBillFilters } from './use-bill-filters.ts'
import { StageMark } from './use-run-columns.tsx'
import { VoidManyDialog } from './VoidManyDialog.tsx'

const shows = ['all', 'settled', 'open', 'overdue', 'voided'] as const

/** The bills of a run in the order of households, and one of them beside it. */
export function RunBills({ billBulkId }: { billBulkId: string }) {
  const t = useTexts('billsPage')
  const checks = useTexts('billChecks')
  const handling = useTexts('billHandling')
  const place = useFeePlace()
  const may = useAllowed()
  const mayEdit = may([{ can: 'bills.edit' }]).length > 0
  const mayAct =
    may([{ can: 'bills.edit' }, { can: 'feePapers.print' }, { can: 'feeNotices.send' }]).length > 0
  const mayIssue = may([{ can: 'bills.issue' }]).length > 0
  const [dialog, setDialog] = useState<'dates' | 'void'>()
  const [check, setCheck] = useState<CheckName>()
  const { data: run } = useQuery(runQuery(billBulkId, place.provider))
  const { data: counts } = useQuery(countsQuery(billBulkId, place))
  const list = useList({
    address: useAddress<PeriodSearch>(),
    query: billsQuery(billBulkId, place),
    idOf: (row) => row.billId,
    views: {
      name: 'show',
      label: t('shows'),
      options: shows.map((value) => ({ value, label: t(`show_${value}`) })),
    },
    filters: useBillFilters(place),
  })
  const [first, ...others] = list.chosen
  const close = (isDone?: boolean) => {
    setDialog(undefined)
    if (isDone) list.selection.clear()
  }
  return (
    <>
      <ListPage
        list={list}
        title={run?.name ?? t('run')}
        states={run && <StageMark run={run} />}
        counts={counts ?? {}}
        unit={t('unitBills')}
        extra={
          run && (
            <>
              <BillPaperActs billBulkId={billBulkId} state={run.state} />
              <RunActs run={run} onGaps={() => setCheck('gaps')} />
              <DunLink run={run} isBusy={list.chosen.length > 0} />
            </>
          )
        }
        above={
          run && (
            <>
              <RunSums run={run} />
              {run.source === 'opening' && run.state === 'draft' && (
                <div className="bi-note">
                  <Note>{handling('openingNote')}</Note>
                </div>
              )}
              {run.state === 'draft' && (
                <ChecksStrip run={run} onBill={list.openRow} open={check} onOpen={setCheck} />
              )}
            </>
          )
        }
        table={{
          columns: useBillColumns(),
          rowClass: (row) => (row.state === 'voided' ? 'lb-row-off' : undefined),
          ticks: mayAct && {
            all: checks('tickAll'),
            label: (row) => checks('tick', { number: row.number }),
          },
        }}
        acts={
          mayAct && (
            <SelectionBar
              count={list.chosen.length}
              acts={[
                ...(mayEdit
                  ? [{ label: t('changeDates'), primary: true, act: () => setDialog('dates') }]
                  : []),
                ...(mayIssue ? [{ label: t('void'), act: () => setDialog('void') }] : []),
              ]}
              more={
                run && (
                  <BillPaperActs
                    billBulkId={billBulkId}
                    billIds={list.chosen.map(({ billId }) => billId)}
                    state={run.state}
                  />
                )
              }
              onClear={list.selection.clear}
            />
          )
        }
        failed={t('billsFailed')}
        skeleton={[110, 100, 90, 90, 100, 96, 88, '1fr']}
        empty={{ icon: 'doc', title: t('noBills'), text: t('noBillsText') }}
        notFound={{ title: t('notFound'), text: t('notFoundText') }}
        detail={(billId) => (
          <BillPanel
            key={billId}
            billBulkId={billBulkId}
            billId={billId}
            isAlone={list.chosen.length === 0}
            {...list.ways}
          />
        )}
      />
      {dialog === 'dates' && first && <DatesDialog bills={[first, ...others]} onClose={close} />}
      {dialog === 'void' && first && <VoidManyDialog bills={[first, ...others]} onClose={close} />}
    </>
  )
}
