import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { FoodOrder } from '#modules/meals/order-shapes.ts'
import { speakClock } from '#modules/meals/write-moment.ts'
import { OrderMark } from './OrderMark.tsx'

const dishes = ({ lines }: FoodOrder) =>
  lines.map(({ name, quantity }) => (quantity > 1 ? `${name} ${quantity}` : name)).join('、')

/** The columns of orders. */
export function useRecordColumns(): Column<FoodOrder>[] {
  const t = useTexts('orderRecords')
  return [
    { head: t('serial'), width: 84, phone: 'under', cell: (row) => <b>#{row.serialNumber}</b> },
    { head: t('household'), width: 148, phone: 'first', cell: (row) => <HouseholdName label={row.label} /> },
    { head: t('dishes'), phone: 'line', whole: dishes, cell: dishes },
    {
      head: t('portions'),
      width: 68,
      align: 'end',
      drops: 'beside narrow',
      phone: 'none',
      cell: (row) => row.portions,
    },
    {
      head: t('points'),
      width: 84,
      align: 'end',
      phone: 'line',
      isLabelled: true,
      whole: (row) => t('pointsOf', { normal: row.normalPoints, cash: row.cashPoints }),
      cell: (row) => row.normalPoints + row.cashPoints,
    },
    {
      head: t('ordered'),
      width: 132,
      phone: 'underEnd',
      isOrder: true,
      whole: (row) => writeTime(row.orderedAt),
      cell: (row) => speakTime(row.orderedAt),
    },
    {
      head: t('pickup'),
      width: 76,
      drops: 'beside',
      phone: 'none',
      whole: (row) => writeTime(row.pickupAt),
      cell: (row) => speakClock(row.pickupAt),
    },
    { head: t('state'), width: 96, phone: 'end', cell: (row) => <OrderMark order={row} /> },
  ]
}
