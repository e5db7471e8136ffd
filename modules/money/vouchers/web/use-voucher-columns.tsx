import { showMoney } from '#platform/contract/show-money.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { Column } from '#platform/web/list/DataTable.tsx'
import type { Voucher } from '../contract.ts'

/** The columns of the cash book; what went out has a minus. */
export function useVoucherColumns(): Column<Voucher>[] {
  const t = useTexts('vouchersPage')
  return [
    { head: t('day'), width: 112, phone: 'end', isOrder: true, cell: (row) => showDay(row.day) },
    { head: t('number'), width: 112, drops: 'beside narrow', phone: 'none', cell: (row) => row.number },
    {
      head: t('category'),
      width: [200, 170],
      phone: 'first',
      cell: (row) => (
        <>
          <b>{row.kind === 'transfer' ? t('kind_transfer') : row.againstName}</b>{' '}
          {row.voidedAt && <Mark kind="plain">{t('voided')}</Mark>}
        </>
      ),
    },
    {
      head: t('money'),
      width: [200, 150],
      drops: 'beside',
      phone: 'under',
      whole: (row) => accountOf(row),
      cell: (row) => accountOf(row),
    },
    {
      head: t('amount'),
      width: 140,
      align: 'end',
      phone: 'underEnd',
      cell: (row) => <b>{showMoney(row.kind === 'expense' ? -row.amount : row.amount)}</b>,
    },
    { head: t('party'), phone: 'line', whole: (row) => row.party, cell: (row) => row.party },
    { head: t('note'), drops: 'beside', phone: 'line', whole: (row) => row.note, cell: (row) => row.note },
    { head: t('addedBy'), width: 100, drops: 'beside narrow', phone: 'none', cell: (row) => row.addedBy },
  ]
}

const accountOf = (row: Voucher) =>
  row.kind === 'transfer' ? `${row.moneyName} → ${row.againstName}` : row.moneyName
