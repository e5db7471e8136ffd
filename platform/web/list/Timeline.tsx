import './timeline.css'
import type { ReactNode } from 'react'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'

export interface TimelineEntry {
  key: string
  at: Date
  /** What happened: 第 2 次提醒. */
  what: ReactNode
  /** By whom, and more; quiet lines below. */
  more?: ReactNode
}

/** What happened to one thing, the newest first. */
export function Timeline({ title, entries }: { title: string; entries: readonly TimelineEntry[] }) {
  return (
    <section className="lb-timeline">
      <h3>{title}</h3>
      <ol>
        {entries.map(({ key, at, what, more }) => (
          <li key={key}>
            <div>
              <time dateTime={at.toISOString()} title={writeTime(at)}>
                {speakTime(at)}
              </time>
              <span>{what}</span>
              {more && <div className="lb-14 lb-quiet">{more}</div>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
