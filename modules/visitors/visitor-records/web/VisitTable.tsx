import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { rowKeys } from '#platform/web/list/use-row-keys.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { speakDuration, speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { overdue } from '#modules/visitors/visitor-loans/web/public.ts'
import type { Visitor } from '#modules/visitors/visits/contract.ts'
import { StateMark } from './StateMark.tsx'
import { speakSpan } from './speak-span.ts'
import { VisitMarks } from './VisitMarks.tsx'
import { stateOf, whoOf } from './visit-words.ts'

export interface VisitTableProps {
  rows: readonly Visitor[]
  onOpen: (visitorId: string) => void
}

/** Visits, one row each; who has been inside for three hours is pale yellow, for six pale red (R172, R173). */
export function VisitTable({ rows, onOpen }: VisitTableProps) {
  const t = useTexts('visits')
  const now = useMinute()
  return (
    <div role="presentation" onKeyDown={rowKeys({ onOpen })}>
      <table className="lb-table vt-table">
        <thead>
          <tr>
            <th scope="col" className="vt-time">
              {t('time')}
            </th>
            <th scope="col" className="vt-host">
              {t('host')}
            </th>
            <th scope="col" className="vt-who">
              {t('visitor')}
            </th>
            <th scope="col" className="vt-reason">
              {t('reason')}
            </th>
            <th scope="col" className="vt-plate">
              {t('plate')}
            </th>
            <th scope="col" className="vt-marks">
              {t('marks')}
            </th>
            <th scope="col" className="vt-state">
              {t('state')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, nth) => {
            const isInside = stateOf(row) === 'arrived'
            const shade = (isInside && row.arrived && overdue(row.arrived.arrivedAt, now, 'lb-row')) || ''
            return (
              <tr
                key={row.visitorId}
                data-row={row.visitorId}
                tabIndex={nth === 0 ? 0 : -1}
                className={shade}
                onClick={() => onOpen(row.visitorId)}
              >
                <td className="vt-time">
                  <VisitTime row={row} now={now} shade={shade} />
                </td>
                <td className="vt-host">
                  {row.label ? <HouseholdName label={row.label} /> : t(`target_${row.target}`)}
                </td>
                <td className="vt-who" title={[row.name, row.firm].filter(Boolean).join('　')}>
                  {whoOf(row)}
                  {row.name && row.firm && <span className="lb-quiet lb-14">　{row.firm}</span>}
                </td>
                <td className="vt-reason" title={row.remark}>
                  {row.reason}
                  {row.remark && <span className="lb-quiet lb-14">　{row.remark}</span>}
                </td>
                <td className="vt-plate">{[row.plate, row.parkingBay].filter(Boolean).join('　')}</td>
                <td className="vt-marks">
                  <VisitMarks visitor={row} />
                </td>
                <td className="vt-state">
                  <StateMark visitor={row} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** When somebody is awaited, how long they have been inside, or when they were here. */
function VisitTime({ row, now, shade }: { row: Visitor; now: number; shade: string }) {
  const { arrived, bookStart, bookEnd, createdAt } = row
  if (!arrived) {
    if (!bookStart || !bookEnd) return <>{speakTime(createdAt)}</>
    return <span title={writeTime(bookStart)}>{speakSpan(bookStart, bookEnd)}</span>
  }
  const { arrivedAt } = arrived
  const isInside = stateOf(row) === 'arrived'
  return (
    <span title={writeTime(arrivedAt)}>
      {speakTime(arrivedAt)}
      {isInside && (
        <span className={`vt-stay${shade ? ` vt-stay-${shade.slice(-2)}` : ''}`}>
          {speakDuration(now - arrivedAt.getTime())}
        </span>
      )}
    </span>
  )
}
