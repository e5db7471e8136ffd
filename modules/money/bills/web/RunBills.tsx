import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { BillPaperActs } from '#platform/web/frame/PaperActs.tsx'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { showMoney } from '#modules/parcels/cash/contract.ts'
import type { Run } from '../shapes.ts'
import { BillPanel } from './BillPanel.tsx'
import { Progress } from './Progress.tsx'
import { billsQuery, runQuery, runsApi } from './queries.ts'
import type { PeriodSearch } from './screens.ts'
import { speakDay } from './speak-day.ts'
import { useBillColumns } from './use-bill-columns.tsx'
import { usePlace } from './use-place.ts'
import { StageMark } from './use-run-columns.tsx'

const shows = ['all', 'settled', 'open', 'overdue', 'voided'] as const

/** The bills of a run in the order of households, and one of them beside it. */
export function RunBills({ billBulkId }: { billBulkId: string }) {
  const t = useTexts('billsPage')
  const place = usePlace()
  const { data: run } = useQuery(runQuery(billBulkId))
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
  return (
    <ListPage
      list={list}
      title={run?.name ?? t('run')}
      states={run && <StageMark run={run} />}
      unit={t('unitBills')}
      extra={
        run && (
          <>
            <BillPaperActs billBulkId={billBulkId} state={run.state} />
            <RunActs run={run} />
          </>
        )
      }
      above={run && <Sums run={run} />}
      table={{
        columns: useBillColumns(),
        rowClass: (row) => (row.state === 'voided' ? 'lb-row-off' : undefined),
      }}
      failed={t('billsFailed')}
      skeleton={[110, 100, 90, 90, 100, 96, 88, '1fr']}
      empty={{ icon: 'doc', title: t('noBills'), text: t('noBillsText') }}
      notFound={{ title: t('notFound'), text: t('notFoundText') }}
      detail={(billId) => <BillPanel key={billId} billBulkId={billBulkId} billId={billId} {...list.ways} />}
    />
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
    <section className="lb-panel bi-strip" aria-label={t('sums')}>
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

/** Issues a draft, or withdraws a run. */
function RunActs({ run }: { run: Run }) {
  const t = useTexts('billsPage')
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const may = useAllowed()
  const { billBulkId, version, name } = run
  const asked = useAsked(() => queries.invalidateQueries({ queryKey: ['bills'] }))
  const issue = () =>
    asked.submit({
      ask: {
        title: t('issueTitle', { name }),
        text: t('issueText', { count: run.billCount, sum: showMoney(run.total) }),
        ok: t('issue'),
      },
      work: (retry) => runsApi.setState({ billBulkId, billStatusEnum: 'issued', version }, retry),
      done: t('issued', { name }),
    })
  if (!may([{ can: 'bills.issue' }]).length || run.state === 'withdrawn') return null
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('withdraw')}</Button>
      {run.state === 'draft' && (
        <Button type="primary" loading={asked.busy} onClick={() => void issue()}>
          {t('issue')}
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={t('withdrawTitle', { name })}
          text={t('withdrawText')}
          label={t('reason')}
          reasons={[t('withdrawReason1'), t('withdrawReason2')]}
          required={t('reasonNeeded')}
          confirm={t('withdraw')}
          cancel={t('keep')}
          onConfirm={async (reason, retry) => {
            await runsApi.setState({ billBulkId, billStatusEnum: 'withdrawn', version, reason }, retry)
            toast(t('withdrawn', { name }))
            void queries.invalidateQueries({ queryKey: ['bills'] })
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
