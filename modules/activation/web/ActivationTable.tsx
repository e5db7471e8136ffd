import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { rowKeys } from '#platform/web/list/use-row-keys.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import type { Activation } from '../contract.ts'

export interface ActivationTableProps {
  rows: readonly Activation[]
  open: string | undefined
  onOpen: (householdId: string) => void
}

/** Households, one row each: how many cards and phones, and what needs a look. */
export function ActivationTable({ rows, open, onOpen }: ActivationTableProps) {
  const t = useTexts('carriers')
  const entry = rows.some((row) => row.householdId === open) ? open : rows[0]?.householdId
  const keys = rowKeys({ onOpen })
  const some = (count: number, word: 'count' | 'phoneCount') =>
    count > 0 ? t(word, { count }) : <span className="lb-faint">–</span>
  return (
    <div role="presentation" onKeyDown={keys}>
      <table className="lb-table cr-table">
        <thead>
          <tr>
            <th scope="col">{t('household')}</th>
            <th scope="col" className="cr-count">
              {t('cards')}
            </th>
            <th scope="col" className="cr-count">
              {t('phones')}
            </th>
            <th scope="col" className="cr-state">
              {t('state')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.householdId}
              data-row={row.householdId}
              tabIndex={row.householdId === entry ? 0 : -1}
              className={row.householdId === open ? 'lb-row-cur' : ''}
              onClick={() => onOpen(row.householdId)}
            >
              <td className="cr-who">
                <HouseholdName label={row.label} names={row.names} />
              </td>
              <td className="cr-count">{some(row.cardCount, 'count')}</td>
              <td className="cr-count">{some(row.phoneCount, 'phoneCount')}</td>
              <td className="cr-state">
                <StateMarks row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function StateMarks({ row }: { row: Activation }) {
  const t = useTexts('carriers')
  const isActivated = row.cardCount + row.phoneCount > 0
  return (
    <Marks>
      {isActivated && !row.lostCount && !row.disabledCount && <Mark kind="done">{t('activated')}</Mark>}
      {!isActivated && <Mark kind="plain">{t(row.isVirtual ? 'virtual' : 'none')}</Mark>}
      {row.lostCount > 0 && <Mark kind="reminded">{t('lostCount', { count: row.lostCount })}</Mark>}
      {row.disabledCount > 0 && <Mark kind="plain">{t('disabledCount', { count: row.disabledCount })}</Mark>}
      {row.serialCount > 0 && <Mark kind="waiting">{t('serialCount')}</Mark>}
    </Marks>
  )
}
