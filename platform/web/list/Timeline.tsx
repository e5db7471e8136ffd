import './texts.ts'
import './timeline.css'
import type { ReactNode } from 'react'
import type { FieldChange } from '#platform/contract/history.ts'
import { taipei } from '#platform/contract/taipei.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { clockTime, speakDate, speakSecond, speakTime, writeTime } from '#platform/web/look/speak-time.ts'

/** A line of a history, as contracts have it (`historyLine`). */
interface Line {
  at: Date
  by: string
  reason: string
  changes?: readonly FieldChange[]
}

export interface TimelineProps<L extends Line> {
  /** Left out where a panel around it says it. */
  title?: string
  /** The newest first. */
  lines: readonly L[]
  /** What was done: 更正. */
  what: (line: L) => string
  /** What a line says besides by whom, why and what was changed. */
  more?: (line: L) => readonly (string | false | null | undefined)[]
  /** What a changed field is called. */
  field?: (name: string) => string
  /** What a value is called; '' when there is none. */
  value?: (value: string, field: string) => string
  /** Whether a change set something where nothing had been. */
  isFirst?: (change: FieldChange, line: L) => boolean
  /** What is drawn below a line: pictures. */
  below?: (line: L) => ReactNode
  /** Each day once, above its lines. */
  byDay?: boolean
  /** Times are told to the second. */
  toSeconds?: boolean
}

/** 今天, 昨天, else the day. */
function useDayWords() {
  const t = useTexts('platform')
  return (at: Date) => {
    const days = taipei(new Date()).dayNumber - taipei(at).dayNumber
    return days === 0 ? t('daysToday') : days === 1 ? t('daysYesterday') : speakDate(at)
  }
}

const asItIs = (text: string) => text

/** What happened to one thing, the newest first: what, when, by whom, why, and the old values of what was changed. */
export function Timeline<L extends Line>(of: TimelineProps<L>) {
  const {
    title,
    lines,
    what,
    more,
    field = asItIs,
    value = asItIs,
    isFirst,
    below,
    byDay = false,
    toSeconds = false,
  } = of
  const t = useTexts('platform')
  const dayOf = useDayWords()
  const said = (change: FieldChange, line: L) =>
    t(isFirst?.(change, line) ? 'timelineSet' : 'timelineChange', {
      field: field(change.field),
      before: value(change.before, change.field) || t('timelineEmpty'),
      after: value(change.after, change.field) || t('timelineEmpty'),
    })
  return (
    <section className="lb-timeline">
      {title && <h3>{title}</h3>}
      <ol>
        {lines.map((line, nth) => {
          const words = [
            line.by && t('timelineBy', { who: line.by }),
            ...(more?.(line) ?? []),
            line.reason && t('timelineReason', { reason: line.reason }),
            ...(line.changes?.map((change) => said(change, line)) ?? []),
          ].filter(Boolean)
          const day = byDay ? dayOf(line.at) : ''
          const before = lines[nth - 1]
          const isNewDay = day !== '' && (!before || dayOf(before.at) !== day)
          return (
            <li
              key={`${line.at.getTime()} ${lines.length - nth}`}
              className={isNewDay ? 'lb-timeline-day' : undefined}
            >
              {isNewDay && <h3>{day}</h3>}
              <div>
                <time dateTime={line.at.toISOString()} title={writeTime(line.at)}>
                  {byDay ? clockTime(line.at).slice(0, 5) : (toSeconds ? speakSecond : speakTime)(line.at)}
                </time>
                <span>{what(line)}</span>
                <div className="lb-14 lb-quiet">
                  {words.map((word) => (
                    <p key={String(word)}>{word}</p>
                  ))}
                  {below?.(line)}
                </div>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
