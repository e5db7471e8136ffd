import './page-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useAddress } from '#platform/web/list/address.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { pointServices, type PointEntry, sellingServices } from '../contract.ts'
import { BuyDialog } from './BuyDialog.tsx'
import { GrantsPage } from './GrantsPage.tsx'
import { HeldCash } from './HeldCash.tsx'
import { LedgerLead, show } from './LedgerLead.tsx'
import { balanceQuery, entriesQuery, rulesQuery } from './queries.ts'
import type { LedgerSearch } from './screens.ts'
import { SlipSheet } from './SlipSheet.tsx'
import { TransferDialog } from './TransferDialog.tsx'
import { usePrintedReceipt } from './use-printed-receipt.ts'

/** Whose it was where it was a person’s, and what was noted. */
const inWords = ({ resident, note }: PointEntry) => [resident, note].filter(Boolean).join('　')

function useColumns(print: ((entryId: string) => void) | undefined): Column<PointEntry>[] {
  const t = useTexts('pointsPage')
  return [
    {
      head: t('at'),
      width: 132,
      phone: 'underEnd',
      isOrder: true,
      whole: (row) => writeTime(row.at),
      cell: (row) => speakTime(row.at),
    },
    { head: t('kind'), width: 168, phone: 'first', cell: (row) => <KindOf row={row} /> },
    {
      head: t('note'),
      phone: 'line',
      whole: (row) => inWords(row),
      cell: (row) => inWords(row),
    },
    {
      head: t('purse'),
      width: 84,
      phone: 'under',
      cell: (row) => <Mark kind={row.purse === 'normal' ? 'note' : 'plain'}>{t(`purse_${row.purse}`)}</Mark>,
    },
    {
      head: t('points'),
      width: 84,
      align: 'end',
      phone: 'end',
      cell: (row) => <b>{`${row.points > 0 ? '+' : '−'}${show(Math.abs(row.points))}`}</b>,
    },
    { head: t('balance'), width: 84, align: 'end', phone: 'none', cell: (row) => show(row.balance) },
    { head: t('by'), width: 108, drops: 'narrow', phone: 'none', cell: (row) => row.author },
    ...(print
      ? [
          {
            head: t('acts'),
            width: 120,
            isActs: true,
            phone: 'line' as const,
            cell: ({ entryId, receiptNumber }: PointEntry) =>
              receiptNumber && (
                <Button
                  size="small"
                  aria-label={t('printOf', { number: receiptNumber })}
                  onClick={() => print(entryId)}
                >
                  {t('print')}
                </Button>
              ),
          },
        ]
      : []),
  ]
}

/** What a household may spend, and every change of its purses line by line; topped up and paid back from here. */
export function LedgerPage() {
  const t = useTexts('pointsPage')
  const title = useTexts('points')('ledger')
  const ofRules = useTexts('pointRules')
  const queries = useQueryClient()
  const allowed = useAllowed()
  const { search, change } = useAddress<LedgerSearch>()
  const { id = '', label = '' } = search
  const [act, setAct] = useState<'topUp' | 'refund' | 'transfer'>()
  const balance = useQuery(balanceQuery(id))
  const rules = useQuery(rulesQuery).data
  const again = () => queries.invalidateQueries({ queryKey: ['points'] })
  useChanges(['points.changed', 'foodOrders.'], () => void again())
  const list = useList({
    address: { search, change },
    query: entriesQuery,
    idOf: (row) => row.entryId,
    filters: [],
  })
  async function pick() {
    const found = await pickHousehold()
    if (found) change({ id: found.householdId, label: found.label })
  }
  const isSold = allowed([{ can: 'points.view', service: sellingServices }]).length > 0
  const may = (can: string) => id !== '' && allowed([{ can }]).length > 0
  const mayPrint = may('points.topUp')
  const mayTopUp = mayPrint && isSold
  // What was bought is paid back also when nothing is sold any more.
  const mayRefund =
    may('points.refund') &&
    (isSold || [balance.data, ...(balance.data?.people ?? [])].some((one) => (one?.cash ?? 0) > 0))
  const mayTransfer =
    may('points.transfer') && rules !== undefined && rules.transfers !== 'off' && balance.data !== undefined
  const { slip, print, close } = usePrintedReceipt(again)
  const columns = useColumns(mayPrint ? print : undefined)
  useHotKey('F2', 'pointsPage:choose', () => void pick())
  useHotKey('Alt+2', 'pointsPage:topUp', () => setAct('topUp'), { enabled: mayTopUp })
  useHotKey('Alt+3', 'pointsPage:refund', () => setAct('refund'), { enabled: mayRefund })
  useHotKey('Alt+4', 'pointRules:transfer', () => setAct('transfer'), { enabled: mayTransfer })
  const choose = (
    <Button aria-keyshortcuts="F2" onClick={() => void pick()}>
      {t(id ? 'other' : 'choose')} <Key keys="F2" />
    </Button>
  )
  if (!id && allowed([{ can: 'points.grant', service: pointServices }]).length)
    return <GrantsPage choose={choose} />
  if (!id)
    return (
      <div className="lb-page">
        <div className="lb-page-head">
          <h1>{title}</h1>
          <HeldCash />
        </div>
        <EmptyState icon="house" title={t('noneYet')} text={t('noneYetText')}>
          {choose}
        </EmptyState>
      </div>
    )
  return (
    <>
      <ListPage
        list={list}
        title={title}
        states={<HouseholdName label={label} size="title" />}
        extra={
          <>
            {choose}
            {mayTopUp && (
              <Button type="primary" aria-keyshortcuts="Alt+2" onClick={() => setAct('topUp')}>
                {t('topUp')} <Key keys="Alt 2" />
              </Button>
            )}
            {mayRefund && (
              <Button aria-keyshortcuts="Alt+3" onClick={() => setAct('refund')}>
                {t('refund')} <Key keys="Alt 3" />
              </Button>
            )}
            {mayTransfer && (
              <Button aria-keyshortcuts="Alt+4" onClick={() => setAct('transfer')}>
                {ofRules('transfer')} <Key keys="Alt 4" />
              </Button>
            )}
          </>
        }
        lead={balance.data && <LedgerLead balance={balance.data} />}
        unit={t('unit')}
        table={{ columns }}
        failed={t('loadFailed')}
        skeleton={[120, 90, 300, 80, 80, 80]}
        empty={{ icon: 'cash', title: t('none'), text: t('noneText') }}
        notFound={{ title: t('none'), text: t('noneText') }}
      />
      {act === 'transfer' && rules && (
        <TransferDialog
          householdId={id}
          label={label}
          rules={rules}
          people={balance.data?.people ?? []}
          onDone={again}
          onClose={() => setAct(undefined)}
        />
      )}
      {act && act !== 'transfer' && (
        <BuyDialog
          act={act}
          householdId={id}
          label={label}
          cash={balance.data?.cash ?? 0}
          people={balance.data?.people ?? []}
          onDone={again}
          onPrint={print}
          onClose={() => setAct(undefined)}
        />
      )}
      {slip && <SlipSheet lines={slip} onDone={close} />}
    </>
  )
}

/** What an entry was, and how it was paid. */
function KindOf({ row: { kind, paidBy } }: { row: PointEntry }) {
  const t = useTexts('pointsPage')
  return (
    <>
      <b>{t(`kind_${kind}`)}</b>
      {paidBy && <span className="lb-quiet lb-14 lb-after-8">{t(`pay_${paidBy}`)}</span>}
    </>
  )
}
