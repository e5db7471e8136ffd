import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { rowKeys } from '#platform/web/list/use-row-keys.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { HouseholdProperty } from '../shapes.ts'
import { showArea, showShare } from './area.ts'

interface PropertyTableProps {
  rows: readonly HouseholdProperty[]
  /** Of all that are known, in 0.01 m². */
  total: number
  open: string | undefined
  onOpen: (householdId: string) => void
}

/** The households of a building with areas, the share of each, owners and parking. ↑ ↓ move, Enter opens. */
export function PropertyTable({ rows, total, open, onOpen }: PropertyTableProps) {
  const t = useTexts('propertyPage')
  const first = open ?? rows[0]?.householdId
  return (
    <div role="presentation" onKeyDown={rowKeys({ onOpen })}>
      <table className="lb-table pp-table">
        <thead>
          <tr>
            <th scope="col">{t('label')}</th>
            <th scope="col" className="pp-number">
              {t('exclusiveArea')}
            </th>
            <th scope="col" className="pp-number pp-title">
              {t('titleArea')}
            </th>
            <th scope="col" className="pp-number pp-share">
              {t('ofTotal')}
            </th>
            <th scope="col">{t('owners')}</th>
            <th scope="col" className="pp-spaces">
              {t('spaces')}
            </th>
            <th scope="col" className="pp-day">
              {t('movedInOn')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.householdId}
              data-row={row.householdId}
              tabIndex={row.householdId === first ? 0 : -1}
              className={row.householdId === open ? 'lb-row-cur' : undefined}
              onClick={() => onOpen(row.householdId)}
            >
              <td>
                <b>{row.label}</b>
              </td>
              <td className="pp-number">{amount(row.exclusiveArea)}</td>
              <td className="pp-number pp-title">{amount(row.titleArea)}</td>
              <td className="pp-number pp-share">
                {row.exclusiveArea === null ? '' : showShare(row.exclusiveArea, total)}
              </td>
              <td>
                {owners(row)} {row.isRented && <Mark kind="plain">{t('rented')}</Mark>}
                {isUnsettled(row) && <span className="pp-unsettled lb-14">{t('noRepresentative')}</span>}
              </td>
              <td className="pp-spaces">
                {[...row.carSpaces, ...row.motorcycleSpaces].map(({ number }) => number).join('、')}
              </td>
              <td className="pp-day">{row.movedInOn?.replaceAll('-', '/')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )

  function amount(area: number | null) {
    return area === null ? <span className="lb-faint">{t('none')}</span> : showArea(area)
  }
  function owners({ ownerName, owners: all }: HouseholdProperty) {
    if (!all.length) return <span className="lb-faint">{t('none')}</span>
    return all.length > 2
      ? t('moreOwners', { name: ownerName, count: all.length })
      : all.map(({ name }) => name).join('、')
  }
}

const isUnsettled = ({ owners }: HouseholdProperty) =>
  owners.length > 1 && !owners.some((one) => one.isRepresentative)
