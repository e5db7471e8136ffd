import { dayOf } from '#platform/contract/taipei.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { Store } from '../contract.ts'

/** What shops give today: an offer that ended is not shown. */
function Offers({ of: { offers } }: { of: Store }) {
  const t = useTexts('storesPage')
  const today = dayOf(new Date(useMinute()))
  const live = offers.filter(({ untilDay }) => untilDay === null || untilDay >= today)
  return live.map(({ title, untilDay }) => (
    <div key={title}>
      {title}
      {untilDay && <span className="lb-14 lb-quiet">　{t('until', { day: showDay(untilDay) })}</span>}
    </div>
  ))
}

/** The columns of shops. */
export function useStoreColumns(): Column<Store>[] {
  const t = useTexts('storesPage')
  return [
    {
      head: t('name'),
      width: '16%',
      phone: 'first',
      cell: (row) => (
        <Marks>
          <b>{row.name}</b>
          {row.isSponsored && <Mark kind="plain">{t('sponsored')}</Mark>}
        </Marks>
      ),
    },
    { head: t('category'), width: 84, phone: 'end', cell: (row) => t(`category_${row.category}`) },
    {
      head: t('phone'),
      width: 148,
      phone: 'under',
      cell: (row) => row.phone && <a href={`tel:${row.phone.replace(/[^\d+]/g, '')}`}>{row.phone}</a>,
    },
    {
      head: t('openingHours'),
      phone: 'line',
      cell: (row) => (
        <>
          <div>{row.openingHours}</div>
          {row.note && <div className="lb-14 lb-quiet">{row.note}</div>}
        </>
      ),
    },
    { head: t('address'), width: '14%', drops: 'narrow', phone: 'none', cell: (row) => row.address },
    { head: t('offers'), width: ['26%', '29%'], phone: 'line', cell: (row) => <Offers of={row} /> },
  ]
}
