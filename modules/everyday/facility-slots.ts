import { dayAfter } from '#platform/contract/days.ts'
import { taipei } from '#platform/contract/taipei.ts'
import type { DrawRule, Facility, OpenHours } from './facilities/contract.ts'

const hour = 3_600_000

/** 08:30 as minutes of the day. */
export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const two = (n: number) => String(n).padStart(2, '0')
/** Minutes of the day as 08:30; the end of the day is 24:00. */
export const clockOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
/** The instant of a time of a day in Taipei; 24:00 is the start of the next. */
export const instantOf = (day: string, clock: string): Date =>
  new Date(Date.parse(`${day}T00:00:00+08:00`) + minutesOf(clock) * 60_000)
/** The time of an instant in Taipei; as the end of a day 24:00. */
export function clockAt(at: Date, isEnd = false): string {
  const { hour: hours, minute } = taipei(at)
  return isEnd && hours + minute === 0 ? '24:00' : `${two(hours)}:${two(minute)}`
}
/** 1 is Monday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** When it is open on a day, in order. */
export const openOn = (hours: readonly OpenHours[], day: string): OpenHours[] =>
  hours.filter(({ weekday }) => weekday === weekdayOf(day)).toSorted((a, b) => (a.from < b.from ? -1 : 1))

export interface Slot {
  from: string
  until: string
}

/** What can be booked of a day, in order: whole slots from each opening on; what is left before it closes is none. */
export function slotsOn(
  { openHours, slotMinutes }: Pick<Facility, 'openHours' | 'slotMinutes'>,
  day: string,
): Slot[] {
  return openOn(openHours, day).flatMap(({ from, until }) => {
    const count = Math.floor((minutesOf(until) - minutesOf(from)) / slotMinutes)
    return Array.from({ length: Math.max(0, count) }, (_, nth) => {
      const start = minutesOf(from) + nth * slotMinutes
      return { from: clockOf(start), until: clockOf(start + slotMinutes) }
    })
  })
}

/** Why a time of a day cannot be booked by the facility's own hours; undefined when it can. */
export function misfit(
  facility: Pick<Facility, 'openHours' | 'slotMinutes' | 'mostSlots'>,
  { day, from, until }: Slot & { day: string },
): 'closed' | 'uneven' | 'long' | undefined {
  const open = openOn(facility.openHours, day).find((one) => one.from <= from && until <= one.until)
  if (!open || until <= from) return 'closed'
  const [before, length] = [minutesOf(from) - minutesOf(open.from), minutesOf(until) - minutesOf(from)]
  if (before % facility.slotMinutes || length % facility.slotMinutes) return 'uneven'
  return length / facility.slotMinutes > facility.mostSlots ? 'long' : undefined
}

/** Whether a time is among the hours that are drawn for. */
export const isDrawn = (draw: DrawRule | null, { day, from, until }: Slot & { day: string }): boolean =>
  draw !== null && draw.weekdays.includes(weekdayOf(day)) && from < draw.until && until > draw.from

/** When applications for a day end, when it is drawn, and until when the drawn accept. */
export const drawTimes = ({ daysBefore }: DrawRule, day: string) => ({
  closesAt: instantOf(dayAfter(day, -daysBefore), '22:00'),
  drawsAt: instantOf(dayAfter(day, 1 - daysBefore), '21:00'),
  acceptBy: instantOf(dayAfter(day, 2 - daysBefore), '22:00'),
})

/** What a booking costs, whole NT$. */
export const priceOf = (
  { price, priceBy, slotMinutes }: Pick<Facility, 'price' | 'priceBy' | 'slotMinutes'>,
  { from, until }: Slot,
): number => (priceBy === 'use' ? price : (price * (minutesOf(until) - minutesOf(from))) / slotMinutes)

/** Until when a booking is cancelled for nothing. */
export const cancelBy = ({ cancelHours }: Pick<Facility, 'cancelHours'>, startsAt: Date): Date =>
  new Date(startsAt.getTime() - cancelHours * hour)

/**
 * What is charged for a booking that is cancelled at a moment, whole NT$: nothing in time; later what is not given back, so
 * that what is given back is rounded down.
 */
export const feeAfterCancelling = (
  {
    price,
    cancelBy: inTime,
    lateRefundPercent,
  }: { price: number; cancelBy: Date; lateRefundPercent: number },
  now: Date,
): number => (now <= inTime ? 0 : price - Math.floor((price * lateRefundPercent) / 100))

/** The first and the last day of the day, week (from Monday) or month in which bookings are counted. */
export function quotaDays(per: Facility['quotaPer'], day: string): { first: string; last: string } {
  if (per === 'day') return { first: day, last: day }
  if (per === 'week') {
    const first = dayAfter(day, 1 - weekdayOf(day))
    return { first, last: dayAfter(first, 6) }
  }
  const first = `${day.slice(0, 7)}-01`
  return { first, last: dayAfter(`${dayAfter(first, 31).slice(0, 7)}-01`, -1) }
}
