import { showMoney } from '#platform/contract/show-money.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { startOfDay } from '#platform/web/list/days.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakDate } from '#platform/web/look/speak-time.ts'
import type { EntryReport } from '../receipt-contract.ts'

/** 11月15日 */
export const speakDay = (day: string): string => speakDate(startOfDay(day) ?? new Date(0))

const whole = (n: number) => (n ? n.toLocaleString('en-US') : '')
/** 2026-01284 to 2026-01290 as 2026-01284–01290. */
const spanOf = ({ first, last }: EntryReport) =>
  first === last ? first : `${first}–${last.slice(0, 5) === first.slice(0, 5) ? last.slice(5) : last}`

/** The columns of the report of receipts: of clerks and channels, or of whole days. */
export function useEntryColumns(isOfDays: boolean): Column<EntryReport>[] {
  const t = useTexts('entryReportsPage')
  const words = useTexts('paymentsPage')
  const clerks: Column<EntryReport>[] = [
    { head: t('by'), width: [150, 120], phone: 'under', cell: (row) => row.by },
    {
      head: words('channel'),
      width: [110, 96],
      phone: 'line',
      cell: (row) => row.channel && words(`channel_${row.channel}`),
    },
  ]
  return [
    {
      head: t('days'),
      width: [116, 100],
      phone: 'first',
      isOrder: true,
      whole: (row) => row.day,
      cell: (row) => <b>{speakDay(row.day)}</b>,
    },
    ...(isOfDays ? [] : clerks),
    {
      head: t('numbers'),
      drops: isOfDays ? 'beside' : 'beside narrow',
      phone: isOfDays ? 'under' : 'none',
      cell: spanOf,
    },
    {
      head: t('count'),
      width: 72,
      align: 'end',
      phone: 'none',
      cell: (row) => whole(row.count),
    },
    {
      head: t('voided'),
      width: 96,
      align: 'end',
      phone: 'underEnd',
      whole: (row) => row.voidedNumbers.join('、') || undefined,
      cell: (row) => row.voided > 0 && <Mark kind="reminded">{t('voidedOf', { count: row.voided })}</Mark>,
    },
    {
      head: t('toBills'),
      width: 110,
      align: 'end',
      drops: 'beside narrow',
      phone: 'none',
      cell: (row) => whole(row.toBills),
    },
    {
      head: t('toPrepayment'),
      width: 110,
      align: 'end',
      drops: 'beside narrow',
      phone: 'none',
      cell: (row) => whole(row.toPrepayment),
    },
    {
      head: t('amount'),
      width: 120,
      align: 'end',
      phone: 'end',
      cell: (row) => <b>{showMoney(row.amount)}</b>,
    },
  ]
}
