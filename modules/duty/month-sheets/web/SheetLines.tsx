import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { SheetLine } from '../contract.ts'
import { hoursAndMinutes } from './time-words.ts'

/** 06:52 in Taipei. */
const clock = (at: Date | null): string =>
  at ? new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(11, 16) : ''

/** Shift by shift: planned, pressed, worked, and what was odd. */
export function SheetLines({ lines }: { lines: readonly SheetLine[] }) {
  const t = useTexts('monthSheetsPage')
  const ofKind = useTexts('leaveKinds')
  return (
    <Panel title={t('days')} number={lines.length}>
      <ul className="lb-divided">
        {lines.map((line) => {
          const { day, shiftName, plannedFrom, plannedUntil, inAt, outAt } = line
          const weekday = t('weekdays')[new Date(`${day}T00:00:00Z`).getUTCDay()]
          return (
            <li key={`${day} ${plannedFrom ?? ''} ${inAt?.getTime() ?? ''}`} className="ms-line">
              <span>
                <b>{Number(day.slice(8))}</b> <span className="lb-14 lb-quiet">{weekday}</span>
              </span>
              <span className="lb-min">
                {shiftName}
                <br />
                <span className="lb-14 lb-quiet">
                  {plannedFrom && plannedUntil
                    ? t('plannedAt', { from: plannedFrom, until: plannedUntil })
                    : inAt && t('notPlanned')}
                </span>
              </span>
              <span className="lb-nowrap">
                {inAt && `${clock(inAt)}–${outAt ? clock(outAt) : ''}`}
                <br />
                <b>{inAt && outAt ? hoursAndMinutes(line.worked) : ''}</b>
              </span>
              <span className="ms-marks">
                {line.leave && (
                  <Mark kind="note">
                    {t('leaveOf', {
                      kind: ofKind(line.leave.kind),
                      time: hoursAndMinutes(line.leave.minutes),
                    })}
                  </Mark>
                )}
                {line.holiday && <Mark kind="note">{line.holiday}</Mark>}
                {line.isAbsent && <Mark kind="reminded">{t('absentMark')}</Mark>}
                {inAt && !outAt && <Mark kind="reminded">{t('running')}</Mark>}
                {line.late > 0 && <Mark kind="reminded">{t('lateMark', { count: line.late })}</Mark>}
                {line.early > 0 && <Mark kind="reminded">{t('earlyMark', { count: line.early })}</Mark>}
                {line.overtime > 0 && (
                  <Mark kind="note">{t('overtimeMark', { time: hoursAndMinutes(line.overtime) })}</Mark>
                )}
                {line.isCorrected && <Mark kind="note">{t('corrected')}</Mark>}
                {line.isStandIn && <Mark kind="note">{t('standIn')}</Mark>}
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
