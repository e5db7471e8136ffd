import { showMoney } from '#platform/contract/show-money.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { Writeoff } from '../contract.ts'

/** The columns of what payments were put to. */
export function useWriteoffColumns(): Column<Writeoff>[] {
  const t = useTexts('paymentsPage')
  return [
    {
      head: t('at'),
      width: 128,
      phone: 'end',
      isOrder: true,
      whole: (row) => writeTime(row.at),
      cell: (row) => speakTime(row.at),
    },
    { head: t('household'), width: [150, 130], phone: 'first', cell: (row) => <b>{row.label}</b> },
    {
      head: t('for'),
      phone: 'under',
      whole: (row) => `${row.runName} ${row.billNumber}`,
      cell: (row) => (
        <>
          {row.billId ? row.runName : t('ahead')} <span className="lb-quiet">{row.billNumber}</span>{' '}
          {row.undoneAt && <Mark kind="plain">{t('undone')}</Mark>}
        </>
      ),
    },
    {
      head: t('amount'),
      width: 120,
      align: 'end',
      phone: 'underEnd',
      cell: (row) => <b>{showMoney(row.amount)}</b>,
    },
    {
      head: t('channel'),
      width: 100,
      drops: 'beside',
      phone: 'none',
      cell: (row) => t(`channel_${row.channel}`),
    },
    {
      head: t('receiptNumber'),
      width: 124,
      drops: 'beside',
      phone: 'none',
      cell: (row) => row.receiptNumber,
    },
    { head: t('by'), width: 100, drops: 'beside narrow', phone: 'none', cell: (row) => row.by },
  ]
}
