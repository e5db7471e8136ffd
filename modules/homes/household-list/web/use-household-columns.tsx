import { HouseholdMarks, useHouseholdMarks } from '#modules/homes/households/web/public.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { ShownHousehold } from './list-query.ts'

/** The columns of the list of households. */
export function useHouseholdColumns(rows: readonly ShownHousehold[]): Column<ShownHousehold>[] {
  const t = useTexts('householdList')
  const marks = useHouseholdMarks(rows.map((row) => row.householdId))
  return [
    { head: t('label'), width: 168, phone: 'first', cell: (row) => <b>{row.label}</b> },
    {
      head: t('residents'),
      phone: 'line',
      cell: (row) => (
        <>
          {inRow(row.names) || <span className="lb-faint">{t(row.isVirtual ? 'virtual' : 'vacant')}</span>}
          {row.matched && !row.names.includes(row.matched) && (
            <span className="lb-quiet lb-14 lb-after-12">{row.matched}</span>
          )}
        </>
      ),
    },
    {
      head: t('marks'),
      width: [200, 172],
      phone: 'end',
      cell: (row) => (
        <>
          {row.isRented && <Mark kind="plain">{t('rented')}</Mark>}
          <HouseholdMarks household={marks?.get(row.householdId)} />
        </>
      ),
    },
  ]
}
