import type { Facility } from '#modules/everyday/facilities/contract.ts'
import {
  drawTimes,
  instantOf,
  isDrawn,
  minutesOf,
  openOn,
  slotsOn,
} from '#modules/everyday/facility-slots.ts'
import type { Closure, WeekBooking } from '../contract.ts'

export interface Week {
  bookings: readonly WeekBooking[]
  closures: readonly Closure[]
}

export type SlotState = 'free' | 'full' | 'draw' | 'closed' | 'past'

/** A slot of a day as the strip shows it. */
export interface SlotView {
  from: string
  until: string
  state: SlotState
  /** Places that are left. */
  left: number
  /** Who has it. */
  bookings: readonly WeekBooking[]
  /** Why it is closed. */
  reason: string
}

const holds = ({ state }: WeekBooking) =>
  state === 'offered' || state === 'booked' || state === 'inUse' || state === 'done'
/** Until when a booking holds its place: who left early gave the rest back. */
const heldUntil = ({ endsAt, checkedOutAt }: WeekBooking) =>
  checkedOutAt && checkedOutAt < endsAt ? checkedOutAt : endsAt
const overlaps = (one: { startsAt: Date; endsAt: Date }, startsAt: Date, endsAt: Date) =>
  one.startsAt < endsAt && one.endsAt > startsAt

/** The slots of a facility on a day. */
export function slotViews(facility: Facility, day: string, week: Week, now: Date): SlotView[] {
  const { facilityId, draw, places } = facility
  return slotsOn(facility, day).map(({ from, until }) => {
    const [startsAt, endsAt] = [instantOf(day, from), instantOf(day, until)]
    const bookings = week.bookings.filter(
      (one) =>
        one.facilityId === facilityId &&
        holds(one) &&
        overlaps({ startsAt: one.startsAt, endsAt: heldUntil(one) }, startsAt, endsAt),
    )
    const closure = week.closures.find(
      (one) => one.facilityId === facilityId && overlaps(one, startsAt, endsAt),
    )
    const left = Math.max(0, places - bookings.length)
    const isPending =
      draw !== null && isDrawn(draw, { day, from, until }) && now < drawTimes(draw, day).drawsAt
    const state = closure
      ? 'closed'
      : endsAt <= now
        ? 'past'
        : isPending && bookings.length === 0
          ? 'draw'
          : left === 0
            ? 'full'
            : 'free'
    return { from, until, state, left, bookings, reason: closure?.reason ?? '' }
  })
}

/** The hours that the week's strips reach over. */
export function hoursOf(facilities: readonly Facility[]): { from: number; until: number } {
  const all = facilities.flatMap(({ openHours }) => openHours)
  if (!all.length) return { from: 8, until: 22 }
  return {
    from: Math.floor(Math.min(...all.map(({ from }) => minutesOf(from))) / 60),
    until: Math.ceil(Math.max(...all.map(({ until }) => minutesOf(until))) / 60),
  }
}

/** A rectangle of a day's strip, in hundredths of it. */
export interface Bar {
  key: string
  kind: 'booked' | 'closed' | 'draw'
  x: number
  width: number
  /** How much of the places. */
  share: number
}

/** What a day's strip shows. */
export function barsOf(
  facility: Facility,
  day: string,
  week: Week,
  { now, hours }: { now: Date; hours: { from: number; until: number } },
): Bar[] {
  const scale = 100 / ((hours.until - hours.from) * 60)
  const at = (clock: string) => (minutesOf(clock) - hours.from * 60) * scale
  const bar = (kind: Bar['kind'], { from, until }: { from: string; until: string }, share = 1): Bar => ({
    key: `${kind} ${from}`,
    kind,
    x: at(from),
    width: at(until) - at(from),
    share,
  })
  return slotViews(facility, day, week, now).flatMap((slot) => {
    if (slot.state === 'closed') return [bar('closed', slot)]
    if (slot.state === 'draw') return [bar('draw', slot)]
    return slot.bookings.length
      ? [bar('booked', slot, Math.min(1, slot.bookings.length / facility.places))]
      : []
  })
}

/** When a facility is open on a day, as the page says it. */
export const spokenHours = (facility: Facility, day: string): string =>
  openOn(facility.openHours, day)
    .map(({ from, until }) => `${from}–${until}`)
    .join('、')
