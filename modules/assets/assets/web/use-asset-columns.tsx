import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import type { Asset } from '../shapes.ts'
import { StatusMark } from './StatusMark.tsx'

/** How many there are of what the desk lends, how many it may lend still, and how many are out. */
const stockOf = ({ quantity: count, lendable, lent }: Asset) => ({ count, left: lendable - lent, lent })

/** The columns of the register. */
export function useAssetColumns(): Column<Asset>[] {
  const t = useTexts('assetsPage')
  return [
    { head: t('number'), width: 104, phone: 'end', isOrder: true, cell: (row) => row.displayId },
    {
      head: t('name'),
      width: '24%',
      phone: 'first',
      whole: (row) => row.name,
      cell: (row) => <b>{row.name}</b>,
    },
    { head: t('category'), width: 104, phone: 'none', cell: (row) => row.categoryName },
    {
      head: t('area'),
      phone: 'line',
      whole: (row) => [row.areaName, row.place].filter(Boolean).join('　'),
      cell: (row) => [row.areaName, row.place].filter(Boolean).join('　'),
    },
    {
      head: t('brandModel'),
      width: '18%',
      phone: 'none',
      drops: 'narrow',
      cell: (row) => [row.brand, row.model].filter(Boolean).join(' '),
    },
    {
      head: t('quantity'),
      width: 200,
      align: 'end',
      phone: 'underEnd',
      cell: (row) => (row.lendable ? t(row.lent ? 'ofWhichOut' : 'ofWhichLent', stockOf(row)) : row.quantity),
    },
    { head: t('status'), width: 112, phone: 'under', cell: (row) => <StatusMark status={row.assetStatus} /> },
  ]
}
