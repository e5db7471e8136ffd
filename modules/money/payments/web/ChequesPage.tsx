import './cheque-texts.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { speakDay } from '#modules/money/bills/web/public.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { Cheque } from '../cheque-contract.ts'
import { ChequeDetail } from './ChequeDetail.tsx'
import { chequesQuery } from './payment-queries.ts'
import type { ChequeSearch } from './screens.ts'

/** 支票: what the desk holds and the bank has not cashed, the first due first; cashed and bounced ones. */
export function ChequesPage() {
  const t = useTexts('chequesPage')
  const title = useTexts('payments')('cheques')
  const queries = useQueryClient()
  useChanges(['payments.'], () => void queries.invalidateQueries({ queryKey: ['payments'] }))
  const address = useAddress<ChequeSearch>()
  const words = (address.search.text ?? '').trim().toLowerCase()
  const list = useList({
    address,
    query: chequesQuery,
    idOf: (row) => row.paymentId,
    shows: ({ label, chequeNumber, chequeBank }) =>
      `${label} ${chequeNumber} ${chequeBank}`.toLowerCase().includes(words),
    views: {
      name: 'view',
      label: t('views'),
      options: [
        { value: '', label: t('held') },
        { value: 'cashed', label: t('cashed') },
        { value: 'voided', label: t('voided') },
      ],
    },
    filters: [{ kind: 'search', name: 'text', label: t('search') }],
  })
  return (
    <ListPage
      list={list}
      title={title}
      count={t('count', { count: list.rows.length })}
      sums={t('sum', { amount: showMoney(list.rows.reduce((sum, { amount }) => sum + amount, 0)) })}
      table={{ columns: useChequeColumns() }}
      failed={t('loadFailed')}
      skeleton={[120, 140, 130, '1fr', 110, 100]}
      empty={{ icon: 'check', title: t('empty'), text: t('emptyText') }}
      notFound={{ title: t('notFound'), text: t('notFoundText') }}
      detail={() =>
        list.opened && <ChequeDetail key={list.opened.paymentId} cheque={list.opened} {...list.ways} />
      }
    />
  )
}

function useChequeColumns(): Column<Cheque>[] {
  const t = useTexts('chequesPage')
  const today = dayOf(new Date(useMinute()))
  const isLate = ({ state, dueOn }: Cheque) => state === 'held' && dueOn !== null && dueOn <= today
  return [
    {
      head: t('due'),
      width: 150,
      phone: 'under',
      cell: (row) => (
        <>
          {row.dueOn ? speakDay(row.dueOn) : '—'} {isLate(row) && <Mark kind="reminded">{t('late')}</Mark>}
        </>
      ),
    },
    { head: t('household'), width: 140, phone: 'first', cell: (row) => <b>{row.label}</b> },
    { head: t('number'), width: 130, phone: 'line', cell: (row) => row.chequeNumber },
    { head: t('bank'), phone: 'none', drops: 'beside', cell: (row) => row.chequeBank },
    {
      head: t('amount'),
      width: 120,
      align: 'end',
      phone: 'end',
      cell: (row) => <b>{showMoney(row.amount)}</b>,
    },
    { head: t('day'), width: 110, phone: 'none', drops: 'narrow', cell: (row) => speakDay(row.day) },
    { head: t('by'), width: 100, phone: 'none', drops: 'beside narrow', cell: (row) => row.takenBy },
    {
      head: t('state'),
      width: 130,
      phone: 'underEnd',
      cell: (row) => (
        <Mark kind={row.state === 'held' ? 'plain' : 'done'}>
          {row.state === 'held' && row.isVoidAsked ? t('voidAsked') : t(row.state)}
        </Mark>
      ),
    },
  ]
}
