import './page-texts.ts'
import { taipei } from '#platform/contract/taipei.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { speakDuration } from '#platform/web/look/speak-time.ts'
import type { Session } from '../shapes.ts'

/** Wh as kWh with all of it: 26310 is 26.310. */
export const showEnergy = (wh: number): string => (wh / 1000).toFixed(3)

const two = (n: number) => String(n).padStart(2, '0')

/** 22:14 */
export function clockOf(at: Date): string {
  const { hour, minute } = taipei(at)
  return `${two(hour)}:${two(minute)}`
}

/** 11/18 22:14 */
export function shortTime(at: Date): string {
  const { month, day } = taipei(at)
  return `${two(month)}/${two(day)} ${clockOf(at)}`
}

/** How long a session lasted, or lasts until now. */
export const durationOf = (
  { startedAt, endedAt }: Pick<Session, 'startedAt' | 'endedAt'>,
  now: number,
): string => speakDuration((endedAt?.getTime() ?? now) - startedAt.getTime())

/** What became of a session, in one word each. */
export function reviewWords({ review, reviewReasons, settledBy, endedAt }: Session): string[] {
  if (!endedAt) return [text('chargingSessionsPage', 'goesOn')]
  if (review === 'settled' && settledBy) return [text('chargingSessionsPage', `settled_${settledBy}`)]
  if (review === 'none') return [text('chargingSessionsPage', 'fine')]
  return reviewReasons.map((reason) => text('chargingSessionsPage', `reason_${reason}`))
}
