import { dayAfter } from '#platform/contract/days.ts'
import { Problem } from '#platform/contract/problem.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Lease } from '#platform/server/database.ts'
import { requirePoints } from '#modules/meals/points/server/public.ts'
import type { FacilityRow } from '#modules/everyday/facilities/server/public.ts'
import {
  drawTimes,
  instantOf,
  isDrawn,
  misfit,
  openOn,
  priceOf,
  quotaDays,
} from '#modules/everyday/facility-slots.ts'
import {
  bookedAlready,
  closedThen,
  drawPending,
  facilityRetired,
  inThePast,
  outsideHours,
  quotaUsed,
  rulesNotAccepted,
  slotTaken,
  termsChanged,
  tooFarAhead,
  tooLong,
  tooManyPeople,
  unevenSlot,
} from '../problems.ts'
import { freeLane } from './place.ts'
import { closedBetween, countUsed } from './queries.ts'
import { speakMoment, speakPeriod, speakSpan } from './speak.ts'

/** What somebody wants of a facility. */
export interface Wish {
  household: { id: string; label: string }
  day: string
  from: string
  until: string
  people: number
  /** The booking that it takes the place of: that counts for nothing. */
  instead?: string
}

export const spanOf = ({ day, from, until }: Pick<Wish, 'day' | 'from' | 'until'>) => ({
  startsAt: instantOf(day, from),
  endsAt: instantOf(day, until),
})

/** Throws termsChanged: what was seen of the facility is not what it is now. */
export function requireSeen(
  { name, version }: FacilityRow,
  { facilityVersion }: { facilityVersion?: number | undefined },
): void {
  if (facilityVersion !== undefined && facilityVersion !== version) throw termsChanged(name)
}

/** Throws facilityRetired, tooManyPeople, rulesNotAccepted. */
export function requireAccepted(
  facility: FacilityRow,
  wish: { people: number; acceptsRules: boolean },
): void {
  if (facility.retiredAt) throw facilityRetired(facility.name)
  if (wish.people > facility.mostPeople) throw tooManyPeople(facility.mostPeople)
  if (facility.rules && !wish.acceptsRules) throw rulesNotAccepted()
}

/** The draw of a day that somebody entered. */
interface EnteredDraw extends Record<string, unknown> {
  from: string
  until: string
  drawsAt: Date
  drawnAt: Date | null
}

/** When what of a day is drawn for: what was entered for, also when the facility's hours of draws were changed since, else its rule. */
export async function pendingOn(
  lease: Lease & { now: Date },
  { id, draw }: FacilityRow,
  day: string,
): Promise<(slot: { from: string; until: string }) => Date | undefined> {
  const [row] = await lease.query<EnteredDraw>(
    `select from_time as "from", until_time as until, draws_at as "drawsAt", drawn_at as "drawnAt" from facility_draw
     where facility_id = $1 and day = $2`,
    [id, day],
  )
  return ({ from, until }) => {
    if (row && from < row.until && until > row.from) return row.drawnAt ? undefined : row.drawsAt
    if (!draw || !isDrawn(draw, { day, from, until })) return undefined
    const { drawsAt } = drawTimes(draw, day)
    return lease.now < drawsAt ? drawsAt : undefined
  }
}

/** Whether the hours of a wish are drawn for and that did not happen yet; then when. */
export const pendingDraw = async (
  lease: Lease & { now: Date },
  facility: FacilityRow,
  wish: Pick<Wish, 'day' | 'from' | 'until'>,
): Promise<Date | undefined> => (await pendingOn(lease, facility, wish.day))(wish)

/** Throws inThePast, tooFarAhead, and what `requireFitting` throws. */
export function requireOpen(
  facility: FacilityRow,
  wish: Pick<Wish, 'day' | 'from' | 'until'>,
  now: Date,
): void {
  if (spanOf(wish).endsAt <= now) throw inThePast()
  if (wish.day > dayAfter(dayOf(now), facility.advanceDays)) throw tooFarAhead(facility.advanceDays)
  requireFitting(facility, wish)
}

/** Throws outsideHours, unevenSlot, tooLong. */
export function requireFitting(facility: FacilityRow, wish: Pick<Wish, 'day' | 'from' | 'until'>): void {
  const why = misfit(facility, wish)
  if (why === 'closed') {
    const hours = openOn(facility.openHours, wish.day).map(({ from, until }) => `${from}–${until}`)
    throw outsideHours(hours.join('、') || '整天休息')
  }
  if (why === 'uneven') throw unevenSlot(facility.slotMinutes)
  if (why === 'long') throw tooLong(facility.mostSlots)
}

/** Throws closedThen, bookedAlready, quotaUsed, pointsInsufficient. */
export async function requireAllowed(lease: Lease, facility: FacilityRow, wish: Wish): Promise<void> {
  const span = spanOf(wish)
  const closed = await closedBetween(lease, facility.id, span)
  if (closed !== undefined) throw closedThen(closed)
  const [own] = await lease.query(
    `select from facility_booking where facility_id = $1 and household_id = $2 and starts_at < $4 and ends_at > $3
       and state in ('offered', 'booked', 'inUse') and id is distinct from $5 limit 1`,
    [facility.id, wish.household.id, span.startsAt, span.endsAt, wish.instead ?? null],
  )
  if (own) throw bookedAlready(facility.name)
  if (!(await isWithinQuota(lease, facility, wish)))
    throw quotaUsed(wish.household.label, facility.quotaCount, speakPeriod(facility.quotaPer))
  // What takes the place of another is paid.
  if (facility.priceIn === 'points' && !wish.instead)
    await requirePoints(lease, wish.household.id, priceOf(facility, wish))
}

/** Whether a household may have one more of a facility in the day, week or month of a day. */
async function isWithinQuota(
  lease: Lease,
  { id: facilityId, quotaCount, quotaPer }: FacilityRow,
  { household, day, instead }: Pick<Wish, 'household' | 'day' | 'instead'>,
): Promise<boolean> {
  if (quotaCount === 0) return true
  const days = quotaDays(quotaPer, day)
  const used = await countUsed(lease, { facilityId, householdId: household.id, instead, ...days })
  return used < quotaCount
}

/**
 * The free place of a wish that may be booked. The caller has locked the facility. Throws what `requireOpen` and
 * `requireAllowed` throw, drawPending, slotTaken.
 */
export async function requireFree(
  work: Lease & { now: Date },
  facility: FacilityRow,
  wish: Wish,
): Promise<number> {
  requireOpen(facility, wish, work.now)
  const drawsAt = await pendingDraw(work, facility, wish)
  if (drawsAt) throw drawPending(speakMoment(drawsAt))
  await requireAllowed(work, facility, wish)
  const lane = await freeLane(work, facility, spanOf(wish))
  if (lane === undefined) throw slotTaken(`${facility.name} ${speakSpan(spanOf(wish))}`)
  return lane
}

/** Whether a household may have a time: it is open then, and the household has neither this facility at that time nor too many. */
export async function mayHave(lease: Lease, facility: FacilityRow, wish: Wish): Promise<boolean> {
  return requireAllowed(lease, facility, wish).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem) return false
      throw error
    },
  )
}
