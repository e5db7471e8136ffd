import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import type { GasReading } from '../shapes.ts'
import { Found } from './Found.tsx'
import { showUsage, showValue } from './show-value.ts'

/** The columns of readings. */
export function useReadingColumns(): Column<GasReading>[] {
  const t = useTexts('gasReadingsPage')
  return [
    {
      head: t('household'),
      phone: 'first',
      cell: ({ label, names }) => <HouseholdName label={label} names={names.slice(0, 1)} />,
    },
    {
      head: t('last'),
      width: 90,
      align: 'end',
      phone: 'line',
      isLabelled: true,
      cell: ({ last, digits }) => <span className="lb-quiet">{showValue(last, digits)}</span>,
    },
    {
      head: t('current'),
      width: 90,
      align: 'end',
      phone: 'under',
      isLabelled: true,
      cell: ({ current, digits }) => <b>{showValue(current, digits)}</b>,
    },
    {
      head: t('used'),
      width: 80,
      align: 'end',
      phone: 'underEnd',
      isLabelled: true,
      cell: ({ usage }) => showUsage(usage),
    },
    {
      head: t('who'),
      width: 80,
      drops: 'narrow',
      phone: 'none',
      cell: ({ filledBy }) => (filledBy ? t(`by_${filledBy}`) : ''),
    },
    { head: t('result'), width: [140, 124], phone: 'end', cell: (row) => <Found reading={row} /> },
  ]
}
