import { showMoney } from '#platform/contract/show-money.ts'
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
import type { Run } from '../shapes.ts'
import { BillPanel } from './BillPanel.tsx'
import type { CheckName } from './checks-of.ts'
import { ChecksStrip } from './ChecksStrip.tsx'
import { DatesDialog } from './DatesDialog.tsx'
import { Progress } from './Progress.tsx'
import { billsQuery, runQuery } from './queries.ts'
import { RunActs } from './RunActs.tsx'
import type { PeriodSearch } from './screens.ts'
import { speakDay } from './speak-day.ts'
import { useBillColumns } from './use-bill-columns.tsx'
import { StageMark } from './use-run-columns.tsx'

const shows = ['all', 'settled', 'open', 'overdue', 'voided'] as const

/** The bills of a run in the order of households, and one of them beside it. */
export function RunBills({ billBulkId }: { billBulkId: string }) {
  const t = useTexts('billsPage')
  const checks = useTexts('billChecks')
  const place = useFeePlace()
  const may = useAllowed()
  const mayEdit = may([{ can: 'bills.edit' }]).length > 0
  const mayAct =
    may([{ can: 'bills.edit' }, { can: 'feePapers.print' }, { can: 'feeNotices.send' }]).length > 0
  const [isDating, setDating] = useState(false)
  const [check, setCheck] = useState<CheckName>()
  const { data: run } = useQuery(runQuery(billBulkId, place.provider))
  const list = useList({
    address: useAddress<PeriodSearch>(),
    query: billsQuery(billBulkId, place),
    idOf: (row) => row.billId,
    views: {
      name: 'show',
      label: t('shows'),
      options: shows.map((value) => ({ value, label: t(`show_${value}`) })),
    },
    filters: [{ kind: 'search', name: 'text', label: t('search') }],
  })
  const [first, ...others] = list.chosen
  return (
    <>
      <ListPage
        list={list}
        title={run?.name ?? t('run')}
        states={run && <StageMark run={run} />}
        unit={t('unitBills')}
        extra={
          run && (
            <>
              <BillPaperActs billBulkId={billBulkId} state={run.state} />
              <RunActs run={run} onGaps={() => setCheck('gaps')} />
            </>
          )
        }
        above={
          run && (
            <>
              <Sums run={run} />
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
              acts={mayEdit ? [{ label: t('changeDates'), primary: true, act: () => setDating(true) }] : []}
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
        detail={(billId) => <BillPanel key={billId} billBulkId={billBulkId} billId={billId} {...list.ways} />}
      />
      {isDating && first && (
        <DatesDialog
          bills={[first, ...others]}
          onClose={(isDone) => {
            setDating(false)
            if (isDone) list.selection.clear()
          }}
        />
      )}
    </>
  )
}

function Sums({ run }: { run: Run }) {
  const t = useTexts('billsPage')
  const fact = (label: string, value: string) => (
    <div>
      <span className="lb-14 lb-quiet">{label}</span> <b>{value}</b>
    </div>
  )
  return (
    <section className="lb-panel bi-strip bi-sums" aria-label={t('sums')}>
      <b className="bi-name">{run.name}</b>
      {fact(t('due'), showMoney(run.total))}
      {fact(t('paid'), showMoney(run.paid))}
      {fact(t('left'), showMoney(run.total - run.paid - run.carried))}
      <div>
        <Progress run={run} />
      </div>
      {fact(t('dueOn'), speakDay(run.dueOn))}
      {fact(t('barcodeUntil'), speakDay(run.barcodeUntil))}
    </section>
  )
}
