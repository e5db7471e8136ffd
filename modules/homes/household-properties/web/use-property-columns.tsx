import { showDay } from '#platform/web/form/day-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { HouseholdProperty } from '../shapes.ts'
import { showArea, showShare } from './area.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

/** The columns of the households of a building: areas, the share of each in `total` (0.01 m²), owners and parking. */
export function usePropertyColumns(total: number): readonly Column<HouseholdProperty>[] {
  const t = useTexts('propertyPage')
  return [
    { head: t('label'), width: 128, phone: 'first', cell: (row) => <b>{row.label}</b> },
    {
      head: t('exclusiveArea'),
      width: 116,
      align: 'end',
      phone: 'end',
      isLabelled: true,
      cell: (row) => amount(row.exclusiveArea),
    },
    {
      head: t('titleArea'),
      width: 116,
      align: 'end',
      drops: 'beside narrow',
      phone: 'none',
      cell: (row) => amount(row.titleArea),
    },
    {
      head: t('ofTotal'),
      width: 80,
      align: 'end',
      phone: 'none',
      cell: (row) => (row.exclusiveArea === null ? '' : showShare(row.exclusiveArea, total)),
    },
    {
      head: t('owners'),
      phone: 'line',
      cell: (row) => (
        <>
          {owners(row)} {row.isRented && <Mark kind="plain">{t('rented')}</Mark>}
          {isUnsettled(row) && <span className="pp-unsettled lb-amber lb-14">{t('noRepresentative')}</span>}
        </>
      ),
    },
    {
      head: t('spaces'),
      drops: 'beside',
      phone: 'none',
      cell: (row) => inRow([...row.carSpaces, ...row.motorcycleSpaces].map(({ number }) => number)),
    },
    {
      head: t('movedInOn'),
      width: 116,
      drops: 'beside narrow',
      phone: 'none',
      cell: (row) => showDay(row.movedInOn ?? ''),
    },
  ]
  function amount(area: number | null) {
    return area === null ? <span className="lb-faint">{t('none')}</span> : showArea(area)
  }
  function owners({ ownerName, owners: all }: HouseholdProperty) {
    if (!all.length) return <span className="lb-faint">{t('none')}</span>
    return all.length > 2
      ? t('moreOwners', { name: ownerName, count: all.length })
      : inRow(all.map(({ name }) => name))
  }
}

const isUnsettled = ({ owners }: HouseholdProperty) =>
  owners.length > 1 && !owners.some((owner) => owner.isRepresentative)
