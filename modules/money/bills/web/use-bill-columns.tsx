import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { BillRow } from '../shapes.ts'

const whole = (n: number) => (n === 0 ? '' : n.toLocaleString('en-US').replace('-', '−'))

/** The columns of the bills of a run. */
export function useBillColumns(): Column<BillRow>[] {
  const t = useTexts('billsPage')
  return [
    { head: t('household'), width: 130, phone: 'first', cell: (row) => <HouseholdName label={row.label} /> },
    { head: t('payer'), width: 110, phone: 'line', drops: 'beside', cell: (row) => row.payerName },
    { head: t('current'), width: 100, align: 'end', phone: 'none', cell: (row) => whole(row.current) },
    {
      head: t('arrears'),
      width: 90,
      align: 'end',
      phone: 'none',
      drops: 'narrow',
      cell: (row) => whole(row.previousDue),
    },
    {
      head: t('settled'),
      width: 110,
      align: 'end',
      phone: 'none',
      drops: 'narrow',
      cell: (row) => whole(-row.paid),
    },
    { head: t('left'), width: 100, align: 'end', phone: 'end', cell: (row) => <b>{whole(row.left)}</b> },
    {
      head: t('overdue'),
      width: 84,
      align: 'end',
      phone: 'underEnd',
      cell: (row) => (row.overdueDays ? t('days', { days: row.overdueDays }) : ''),
    },
    {
      head: t('state'),
      phone: 'under',
      cell: (row) => (
        <Mark
          kind={
            row.overdueDays
              ? 'reminded'
              : row.state === 'unpaid' || row.state === 'partlyPaid'
                ? 'plain'
                : 'done'
          }
        >
          {t(`bill_${row.state}`)}
        </Mark>
      ),
    },
  ]
}
