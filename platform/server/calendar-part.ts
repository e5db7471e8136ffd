import type { Lease } from './database.ts'

/** Something with a date that the calendar shows beside its own entries. */
export interface CalendarItem {
  /** Of the thing, not of the calendar. */
  id: string
  title: string
  /** A second line: for whom, why. */
  note: string
  /** Where. */
  place?: string
  at: Date
  /** Null: a moment. */
  until: Date | null
  /** Days and no hours. */
  isAllDay: boolean
  /** Cannot be moved to another day. */
  isFixed: boolean
  /** The page where it is looked at. */
  link: string
}

/** What a module has with a date. Declared in its `server/calendar-parts.ts` (decision 081). */
export interface CalendarPart {
  /** `news`: its word stands among the values of the calendar's words as `calendarKind.news`. */
  kind: string
  /** Without this permission nobody sees them. */
  can: string
  /** One of these must be on in the community, where some are named. */
  service?: readonly number[]
  /** What begins, ends or goes on between two instants; `at` is now. */
  list(lease: Lease & { now: Date }, span: { from: Date; to: Date }): Promise<readonly CalendarItem[]>
}
