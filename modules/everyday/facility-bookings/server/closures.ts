import { showMoney } from '#platform/contract/show-money.ts'
import { dayAfter } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { type FacilityRow, lockFacility } from '#modules/everyday/facilities/server/public.ts'
import { misfit } from '#modules/everyday/facility-slots.ts'
import { type Booking, type facilityBookings } from '../contract.ts'
import { facilityBookingsChanged } from '../events.ts'
import { bookingsStand, closureIdTaken, spanTurned } from '../problems.ts'
import { mayHave, pendingDraw, spanOf } from './check.ts'
import { freeLane } from './place.ts'
import { bookingSelect } from './queries.ts'
import { settle } from './settle.ts'
import { settlePoints } from './settle-points.ts'
import { slotOf, speakSpan } from './speak.ts'
import { closureTable as c } from './tables.ts'
import { tellHousehold } from './tell.ts'
import { planTurn } from './write.ts'

type Calls = typeof facilityBookings.calls

/** Days after a closure within which another time is looked for. */
const within = 14

const standing = `${bookingSelect} where b.facility_id = $1 and b.starts_at < $3 and b.ends_at > $2
  and b.state in ('offered', 'booked') order by b.starts_at, b.made_at`

/** What stands in the way of a closure, the first 500. */
export const listStanding = (
  context: Context,
  { facilityId, startsAt, endsAt }: Taken<Calls['listStanding']>,
): Promise<Booking[]> =>
  context.query<Booking & Record<string, unknown>>(`${standing} limit 500`, [facilityId, startsAt, endsAt])

const onWire = ({ bookingId, label, startsAt, endsAt }: Booking) => ({
  Id: bookingId,
  TabletNote: label,
  StartUtc: startsAt,
  EndUtc: endsAt,
})

/**
 * Closes a facility for a time. What is booked then is moved to the same hours of the next day that is free, or else cancelled for
 * nothing, and each household is told. Throws notFound, spanTurned, closureIdTaken, and bookingsStand until `booked` says what becomes
 * of them. Audited.
 */
export async function closeFacility(
  context: Context,
  { facilityId, closureId: id, booked, ...content }: Taken<Calls['closeFacility']>,
): Promise<{ moved: number; cancelled: number }> {
  if (content.endsAt <= content.startsAt) throw spanTurned()
  const facility = await lockFacility(context, facilityId)
  await settle(context, facility)
  const done = { moved: 0, cancelled: 0 }
  await createOnce(context, {
    id,
    find: () => rowOf(context, c, id),
    isSame: (row) => says(row, { facilityId, ...content }),
    taken: closureIdTaken,
    again: { action: 'facilityBookings.closeAgain', target: 'facility', targetId: facilityId },
    create: async () => {
      const bookings = await context.query<Booking & Record<string, unknown>>(standing, [
        facilityId,
        content.startsAt,
        content.endsAt,
      ])
      if (bookings.length && booked === 'ask') throw bookingsStand(bookings.length, bookings.map(onWire))
      await context.db
        .insert(c)
        .values({ id, facilityId, ...content, madeAt: context.now, madeByName: context.actor.name })
      for (const booking of bookings) {
        const isMoved =
          booked === 'move' && booking.state === 'booked' && (await move(context, facility, booking, content))
        if (!isMoved) await callOff(context, facility, booking, content)
        done[isMoved ? 'moved' : 'cancelled']++
      }
      context.emit(facilityBookingsChanged, { facilityId })
      context.audit({
        action: 'facilityBookings.close',
        target: 'facility',
        targetId: facilityId,
        after: {
          startsAt: content.startsAt,
          endsAt: content.endsAt,
          movedCount: done.moved,
          cancelledCount: done.cancelled,
        },
        reason: content.reason,
      })
    },
  })
  return done
}

interface Why {
  reason: string
  endsAt: Date
}

/** Moves a booking to the same hours of the next day on which they are free and the household's to have; false when there is none. */
async function move(
  context: Context,
  facility: FacilityRow,
  booking: Booking,
  { reason, endsAt }: Why,
): Promise<boolean> {
  const slot = slotOf(booking)
  const { bookingId, householdId: id, label, people } = booking
  const last = dayAfter(dayOf(endsAt), within)
  for (let day = dayAfter(slot.day, 1); day <= last; day = dayAfter(day, 1)) {
    const wish = { ...slot, day }
    const span = spanOf(wish)
    if (misfit(facility, wish) || (await pendingDraw(context, facility, wish))) continue
    if (
      !(await mayHave(context, facility, { ...wish, household: { id, label }, people, instead: bookingId }))
    )
      continue
    const lane = await freeLane(context, facility, span)
    if (lane === undefined) continue
    // It was not the household that moved it: until it begins it may be cancelled for nothing.
    await context.query(
      `update facility_booking set starts_at = $2, ends_at = $3, lane_no = $4, cancel_by = $2, row_version = row_version + 1
       where id = $1`,
      [booking.bookingId, span.startsAt, span.endsAt, lane],
    )
    planTurn(context, facility, {
      id: booking.bookingId,
      state: 'booked',
      startsAt: span.startsAt,
      offeredUntil: null,
    })
    context.audit({
      action: 'facilityBookings.move',
      target: 'facilityBooking',
      targetId: booking.bookingId,
      before: { startsAt: booking.startsAt },
      after: { startsAt: span.startsAt },
      reason,
    })
    await tellHousehold(context, {
      bookingId: booking.bookingId,
      title: `${facility.name}預約改期`,
      text: `${booking.label} 預約的${facility.name} ${speakSpan(booking)} 因「${reason}」暫停開放，已改到 ${speakSpan(span)}；不方便的話，開始前取消不收費。`,
      holdsWhile: 'booked',
    })
    return true
  }
  return false
}

async function callOff(
  context: Context,
  facility: FacilityRow,
  booking: Booking,
  { reason }: Why,
): Promise<void> {
  await context.query(
    `update facility_booking set state = 'cancelled', lane_no = null, fee_due = 0, ended_at = $2, ended_by_name = $3,
       end_reason = $4, row_version = row_version + 1 where id = $1`,
    [booking.bookingId, context.now, context.actor.name, reason],
  )
  context.audit({
    action: 'facilityBookings.cancel',
    target: 'facilityBooking',
    targetId: booking.bookingId,
    before: { bookingState: booking.state },
    after: { feeDue: 0 },
    reason,
  })
  const points = await settlePoints(context, booking.bookingId)
  const back = points
    ? `${points} 已退回。`
    : booking.paid > 0
      ? `已付的 ${showMoney(booking.paid)} 請到櫃台領回。`
      : '不收任何費用。'
  await tellHousehold(context, {
    bookingId: booking.bookingId,
    title: `${facility.name}預約取消`,
    text: `${booking.label} 預約的${facility.name} ${speakSpan(booking)} 因「${reason}」暫停開放而取消，${back}`,
  })
}

/** Takes a closure back; whoever waits for its time is offered it. Throws notFound. Audited. */
export async function openAgain(context: Context, { closureId }: Taken<Calls['openAgain']>): Promise<void> {
  const [row] = await context.db
    .select()
    .from(c)
    .where(and(eq(c.id, closureId), isNull(c.removedAt)))
  if (!row) throw problems.notFound()
  const facility = await lockFacility(context, row.facilityId)
  const taken = await context.db
    .update(c)
    .set({ removedAt: context.now })
    .where(and(eq(c.id, closureId), isNull(c.removedAt)))
    .returning({ id: c.id })
  if (!taken.length) throw problems.notFound()
  context.emit(facilityBookingsChanged, { facilityId: row.facilityId })
  context.audit({
    action: 'facilityBookings.openAgain',
    target: 'facility',
    targetId: row.facilityId,
    before: { startsAt: row.startsAt, endsAt: row.endsAt },
  })
  await settle(context, facility)
}
