import './reconcile-texts.ts'
import './reconcile.css'
import { showMoney } from '#platform/contract/show-money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useFeePlace } from '#modules/money/fee-items/web/public.ts'
import { ExportButton } from '#modules/keeping/exports/web/public.ts'
import { addressOf } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { payoutExport } from '../export-kind.ts'
import { bankPayouts, type Payout } from '../payout-contract.ts'
import { channelWords, sayDay } from './line-words.tsx'
import { unmatchedPath } from './paths.ts'
import { PayoutDetail } from './PayoutDetail.tsx'
import { daysOf, idOfPayout, payoutsQuery } from './reconcile-query.ts'
import type { ReconcileSearch } from './screens.ts'

type Translate = ReturnType<typeof useTexts<'reconcilePage'>>

const money = (head: string, value: (row: Payout) => number | undefined): Column<Payout> => ({
  head,
  width: 118,
  align: 'end',
  drops: 'beside',
  phone: 'none',
  cell: (row) => {
    const amount = value(row)
    return amount === undefined ? '' : showMoney(amount)
  },
})

const columnsOf = (t: Translate): Column<Payout>[] => [
  {
    head: t('payoutOn'),
    width: [120, 104],
    isOrder: true,
    phone: 'first',
    cell: (row) => <b>{sayDay(row.payoutOn)}</b>,
  },
  { head: t('channel'), phone: 'under', cell: (row) => channelWords(row.channel) },
  { head: t('count'), width: 70, align: 'end', drops: 'beside', phone: 'none', cell: (row) => row.count },
  money(t('gross'), (row) => row.gross),
  money(t('fee'), (row) => row.fee),
  { ...money(t('net'), (row) => row.net), drops: undefined, phone: 'underEnd' },
  money(t('statement'), (row) => row.check?.statement),
  { head: t('state'), width: [150, 130], phone: 'end', cell: (row) => <PayoutState payout={row} /> },
]

function PayoutState({ payout: { check, isMoved } }: { payout: Payout }) {
  const t = useTexts('reconcilePage')
  if (!check) return <Mark kind="plain">{t('open')}</Mark>
  if (isMoved) return <Mark kind="reminded">{t('moved')}</Mark>
  return check.difference ? (
    <Mark kind="reminded">{t('off', { amount: showMoney(check.difference) })}</Mark>
  ) : (
    <Mark kind="done">{t('even')}</Mark>
  )
}

/** 對帳: what the files say by payout day and channel, held against the bank's statement and marked as checked. */
export function ReconcilePage() {
  const t = useTexts('reconcilePage')
  const title = useTexts('bankFiles')('reconcile')
  const hasCashBook = useAllowed()([{ service: [7], can: 'vouchers.view' }]).length > 0
  const { base } = useFeePlace()
  const goTo = useNavigate()
  const queries = useQueryClient()
  useChanges(['bankFiles.', 'payments.'], () => void queries.invalidateQueries({ queryKey: ['payouts'] }))
  const list = useList({
    address: useAddress<ReconcileSearch>(),
    query: payoutsQuery,
    idOf: idOfPayout,
    filters: [{ kind: 'days', label: t('days') }],
  })
  const print = useSubmit(() => saveFile(addressOf(bankPayouts.calls.print, daysOf(list.search))), {
    onFailure: inBox,
  })
  const sum = (value: (row: Payout) => number) =>
    showMoney(list.rows.reduce((all, row) => all + value(row), 0))
  return (
    <ListPage
      list={list}
      title={title}
      count={t(list.isFiltered ? 'total' : 'totalRecent', { count: list.rows.length })}
      sums={
        list.answer &&
        t('sums', {
          gross: sum((row) => row.gross),
          fee: sum((row) => row.fee),
          net: sum((row) => row.net),
        })
      }
      extra={
        <>
          <Button onClick={() => void goTo({ to: `${base}/entry-report` as string })}>
            {t('entryReports')}
          </Button>
          <Button
            icon={<Icon name="print" />}
            loading={print.busy}
            disabled={list.rows.length === 0}
            onClick={() => void print.submit()}
          >
            {t('print')}
          </Button>
          <ExportButton kind={payoutExport} title={title} query={daysOf(list.search)} words={list.words} />
        </>
      }
      lead={list.answer?.unchecked.map(({ month, count }) => (
        <Note
          key={month}
          tone="wait"
          act={
            hasCashBook && (
              <Link className="lb-link" to={'/community/cashManagement.aspx' as string}>
                {t('cashBook')}
              </Link>
            )
          }
        >
          {t('unchecked', { month, count })}
        </Note>
      ))}
      table={{ columns: columnsOf(t) }}
      failed={t('failed')}
      skeleton={[110, '1fr', 70, 110, 110, 110, 110, 140]}
      empty={{
        icon: 'cash',
        title: t('empty'),
        text: t('emptyText'),
        children: (
          <Link className="lb-link" to={unmatchedPath as string}>
            {t('toImport')}
          </Link>
        ),
      }}
      notFound={{ title: t('notFound'), text: t('notFoundText') }}
      detail={() => list.opened && <PayoutDetail key={list.open} day={list.opened} {...list.ways} />}
    />
  )
}
