import { HouseholdMarks, useHouseholdMarks } from '#modules/homes/households/web/public.ts'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { Differences, OpenItem } from '../contract.ts'
import { isLegalOverdue } from './attention.ts'
import { DifferenceCell } from './DifferenceCell.tsx'
import { ItemMarks } from './ItemMarks.tsx'
import { bySection } from './rows.ts'
import { labelOf, useSections } from './use-sections.ts'

export interface OpenTableProps {
  items: readonly OpenItem[]
  differences: Differences
  checked: ReadonlySet<string>
  /** Absent: the list is signed, ticks are facts. */
  onCheck?: (ids: readonly string[], checked: boolean) => void
  /** Whether there is a list before: without one everything would be new. */
  compares: boolean
  /** The one that was scanned last. */
  current?: string
  now: number
}

/** Everything on a list, section by section, with its tick and how it differs from the last time. */
export function OpenTable({ items, differences, checked, onCheck, compares, current, now }: OpenTableProps) {
  const t = useTexts('shiftPage')
  const sections = useSections()
  const titleOf = (section: string) => {
    const label = labelOf(sections, section)
    return label && textOf(label)
  }
  // A signed list says what was signed; marks are of today.
  const marks = useHouseholdMarks(onCheck ? items.flatMap(({ householdId }) => householdId ?? []) : [])
  return (
    <table className="lb-table sc-table">
      <colgroup>
        <col className="sc-col-check" />
        <col className="sc-col-serial" />
        <col />
        <col className="sc-col-kind" />
        <col className="sc-col-position" />
        <col className="sc-col-time" />
        {compares && <col className="sc-col-difference" />}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('check')}</th>
          <th scope="col">{t('serialNumber')}</th>
          <th scope="col">{t('household')}</th>
          <th scope="col">{t('kind')}</th>
          <th scope="col">{t('position')}</th>
          <th scope="col">{t('arrived')}</th>
          {compares && <th scope="col">{t('difference')}</th>}
        </tr>
      </thead>
      {bySection(items).map(({ section, items: rows }) => {
        const done = rows.filter((item) => checked.has(item.id)).length
        return (
          <tbody key={section}>
            <tr className="sc-section">
              <th scope="rowgroup" colSpan={compares ? 7 : 6}>
                {onCheck && (
                  <Checkbox
                    checked={done === rows.length}
                    indeterminate={done > 0 && done < rows.length}
                    aria-label={`${t('check')} ${titleOf(section)}`}
                    onChange={(event) =>
                      onCheck(
                        rows.map((item) => item.id),
                        event.target.checked,
                      )
                    }
                  />
                )}
                <b>{titleOf(section)}</b>
                <span>{t('sectionCount', { count: rows.length })}</span>
              </th>
            </tr>
            {rows.map((item) => (
              <tr
                key={item.id}
                id={`sc-${item.id}`}
                className={
                  item.id === current ? 'lb-row-cur' : isLegalOverdue(item, now) ? 'lb-row-w6' : undefined
                }
              >
                <td>
                  <Checkbox
                    checked={checked.has(item.id)}
                    disabled={!onCheck}
                    aria-label={t('checkItem', { serialNumber: item.serialNumber, label: item.label })}
                    onChange={(event) => onCheck?.([item.id], event.target.checked)}
                  />
                </td>
                <td>
                  <b>{item.serialNumber}</b>
                </td>
                <td>
                  <span className="lb-line lb-gap-8 lb-wrap">
                    <HouseholdName
                      label={item.label}
                      names={item.name || (item.label ? t('wholeHousehold') : '')}
                    />
                    {item.householdId && marks && (
                      <HouseholdMarks
                        household={marks.get(item.householdId)}
                        name={item.name || undefined}
                        except={item.inPersonOnly ? 'inPerson' : undefined}
                        readOnly
                      />
                    )}
                  </span>
                </td>
                <td>
                  <span className="lb-line lb-gap-8">
                    {item.money === null
                      ? item.kindName
                      : t('cashOf', { money: item.money.toLocaleString('en-US') })}
                    <ItemMarks item={item} />
                  </span>
                </td>
                <td>{item.inLocker ? t('locker') : item.shelfPosition}</td>
                <td title={writeTime(item.arrivedAt)}>{speakTime(item.arrivedAt, new Date(now))}</td>
                {compares && (
                  <td>
                    <DifferenceCell id={item.id} differences={differences} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        )
      })}
    </table>
  )
}
