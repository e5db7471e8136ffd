import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { Household } from '#modules/homes/households/contract.ts'
import { HouseholdMarks, useHouseholdMarks } from '#modules/homes/households/web/public.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

export interface HouseholdTableProps {
  rows: readonly (Pick<Household, 'householdId' | 'label' | 'names' | 'isVirtual'> & {
    matched?: string
    isRented?: boolean
  })[]
  open: string | undefined
  onOpen: (householdId: string) => void
}

/** The list of households; a row opens its detail by click, or by its button with the keyboard. */
export function HouseholdTable({ rows, open, onOpen }: HouseholdTableProps) {
  const t = useTexts('householdList')
  const marks = useHouseholdMarks(rows.map((row) => row.householdId))
  return (
    <table className="lb-table hl-table">
      <thead>
        <tr>
          <th scope="col">{t('label')}</th>
          <th scope="col">{t('residents')}</th>
          <th scope="col">{t('marks')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.householdId} className={row.householdId === open ? 'lb-row-cur' : undefined}>
            <td>
              <button
                type="button"
                className="hl-row"
                aria-label={row.label}
                aria-expanded={row.householdId === open}
                onClick={() => onOpen(row.householdId)}
              >
                <b>{row.label}</b>
              </button>
            </td>
            <td>
              {inRow(row.names) || (
                <span className="lb-faint">{t(row.isVirtual ? 'virtual' : 'vacant')}</span>
              )}
              {row.matched && !row.names.includes(row.matched) && (
                <span className="lb-quiet lb-14 hl-matched">{row.matched}</span>
              )}
            </td>
            <td>
              {row.isRented && <Mark kind="plain">{t('rented')}</Mark>}
              <HouseholdMarks household={marks?.get(row.householdId)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
