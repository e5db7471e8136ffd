import { dayTooLate } from '../contract.ts'

const day = 86_400_000
const offset = 8 * 60 * 60 * 1000

/** The day in Taipei, `2026-11-30`. */
export const dayIn = (at: Date): string => new Date(at.getTime() + offset).toISOString().slice(0, 10)

/** The instant at which a day of Taipei is over, or now when it is today's. */
export const endOf = (on: string, now: Date): Date =>
  new Date(Math.min(now.getTime(), Date.parse(`${on}T00:00:00Z`) - offset + day))

/** The day on which something happened; today when nobody said. Throws dayTooLate. */
export function pastDay(on: string | undefined, now: Date): string {
  const today = dayIn(now)
  if (on && on > today) throw dayTooLate()
  return on ?? today
}
