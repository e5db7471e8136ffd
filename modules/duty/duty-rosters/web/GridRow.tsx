import { memo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { hoursText } from '../sentences.ts'
import type { Row } from './plan-model.ts'
import { ShiftSign } from './ShiftSign.tsx'

export interface GridRowProps {
  row: Row
  nth: number
  days: readonly string[]
  off: ReadonlyMap<string, string>
  /** Minutes that people under ordinary hours have in the month. */
  usual: number
  /** The column of the current cell; undefined in other rows. */
  at: number | undefined
  /** Columns that are chosen in this row: the first and the last. */
  chosen: string
  /** The column that something is dragged over, and whether it fits. */
  over: string
}

/** A person's line: a cell for each day, and the hours of the month. */
export const GridRow = memo(function GridRow(given: GridRowProps) {
  const { row, nth, days, off, usual, at, chosen, over } = given
  const t = useTexts('dutyRostersPage')
  const ofKind = useTexts('leaveKinds')
  const { person, cells, wrong, wishes, leaves, elsewhere, hours, limits } = row
  const [left = -1, right = -1] = chosen ? chosen.split(' ').map(Number) : []
  const [overAt, overKind] = over.split(' ')
  const stateOf = (day: string, column: number) =>
    [
      'ro-cell',
      off.has(day) && 'ro-off',
      wrong.has(day) && 'ro-wrong',
      column >= left && column <= right && 'ro-chosen',
      column === at && 'ro-at',
      wishes.has(day) && 'ro-wish',
      leaves.has(day) && 'ro-leave',
      overAt === String(column) && `ro-over-${overKind}`,
    ]
      .filter(Boolean)
      .join(' ')
  const titleOf = (day: string) => {
    const note = wishes.get(day)
    const community = elsewhere.get(day)
    const leave = leaves.get(day)
    return [
      leave && t('leaveOf', { kind: ofKind(leave.kind), hours: hoursText(leave.minutes) }),
      note !== undefined && (note ? t('wishedNote', { note }) : t('wished')),
      community && t('away', { community }),
    ]
      .filter(Boolean)
      .join('、')
  }
  return (
    <tr className={at === undefined ? '' : 'ro-current'}>
      <th scope="row" title={person.homeName ? t('from', { community: person.homeName }) : undefined}>
        <b>{person.name}</b>
        <span>{person.homeName || person.jobTitle}</span>
      </th>
      {days.map((day, column) => {
        const shift = cells.get(day)
        return (
          <td
            key={day}
            className={stateOf(day, column)}
            data-cell={`${nth} ${column}`}
            title={titleOf(day) || undefined}
          >
            {shift ? (
              <ShiftSign {...shift} />
            ) : leaves.has(day) ? (
              <i className="ro-sign ro-away">{t('leaveSign')}</i>
            ) : elsewhere.has(day) ? (
              <i className="ro-sign ro-away">＊</i>
            ) : (
              <i className="ro-rest" />
            )}
          </td>
        )
      })}
      <td className="ro-hours">
        <b className={row.breaches.length ? 'lb-amber' : undefined}>{hoursText(hours.worked)}</b>／
        {hoursText(limits.monthLongest ?? usual)}
      </td>
    </tr>
  )
})
