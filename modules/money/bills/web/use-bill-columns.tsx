import './handling-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { BillRow } from '../shapes.ts'

const whole = (n: number) => (n === 0 ? '' : n.toLocaleString('en-US').replace('-', '−'))

const steps = ['reminder', 'notice', 'demand', 'certified', 'order'] as const

/** What is done with a bill that is owed: money that waits first, then how far it was dunned, whether somebody was told; else how it stands. */
function HandlingMark({ row: { handling, state, overdueDays } }: { row: BillRow }) {
  const t = useTexts('billHandling')
  const page = useTexts('billsPage')
  const isOwed = state === 'unpaid' || state === 'partlyPaid'
  if (isOwed && handling && handling.waiting > 0)
    return <Mark kind="reminded">{t('waitsOf', { count: handling.waiting })}</Mark>
  const step = steps.find((name) => name === handling?.lastStep)
  if (isOwed && handling && step)
    return <Mark kind="plain">{t('stepOf', { step: t(`step_${step}`), count: handling.stepCount })}</Mark>
  if (isOwed && handling?.notice === 'unreached')
    return <Mark kind="reminded">{t('handling_unreached')}</Mark>
  if (state === 'unpaid' && overdueDays === 0 && handling?.notice === 'told')
    return <Mark kind="plain">{t('handling_told')}</Mark>
  return <Mark kind={overdueDays ? 'reminded' : isOwed ? 'plain' : 'done'}>{page(`bill_${state}`)}</Mark>
}

/** The columns of the bills of a run. */
export function useBillColumns(): Column<BillRow>[] {
  const t = useTexts('billsPage')
  const handling = useTexts('billHandling')
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
      cell: (row) =>
        row.overdueDays > 30 ? (
          <b className="lb-amber">{t('days', { days: row.overdueDays })}</b>
        ) : (
          row.overdueDays > 0 && t('days', { days: row.overdueDays })
        ),
    },
    { head: handling('handling'), phone: 'under', cell: (row) => <HandlingMark row={row} /> },
  ]
}
