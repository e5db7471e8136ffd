import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Work } from '#platform/server/work.ts'
import { feeAfterCancelling } from '#modules/everyday/facility-slots.ts'
import type { Booking } from '../contract.ts'
import { bookingChanged, offerOver } from '../problems.ts'
import { keepBooking, lockBooking } from './locked.ts'
import { readBooking } from './queries.ts'
import { settle } from './settle.ts'
import { settlePoints } from './settle-points.ts'
import { type BookingRow, bookingTable as b } from './tables.ts'
import { planTurn } from './write.ts'

/** Which booking, as it was seen; of this household alone where it acts by its own link. */
export interface Meant {
  bookingId: string
  rowVersion: number
  householdId?: string
}

/** A household takes what it was offered. Throws notFound, offerOver, notInState, bookingChanged, pointsInsufficient. Audited. */
export async function accept(work: Work, meant: Meant): Promise<Booking> {
  const { rowVersion, ...which } = meant
  const { booking, facility } = await lockBooking(work, which, ['offered', 'lapsed'])
  if (booking.state === 'lapsed') throw offerOver()
  if (booking.rowVersion !== rowVersion) throw bookingChanged()
  await keepBooking(work, booking, { state: 'booked' })
  planTurn(work, facility, { ...booking, state: 'booked' })
  const { id } = booking
  await settlePoints(work, id)
  work.audit({ action: 'facilityBookings.accept', target: 'facilityBooking', targetId: id })
  return readBooking(work, id)
}

/** Writes down that a booking is cancelled and what it costs then; whoever waits is offered its time by `settle`. Gives the fee. */
async function callOff(
  work: Work,
  booking: BookingRow,
  { by, reason }: { by: string; reason: string },
): Promise<number> {
  const { id, state } = booking
  const feeDue = state === 'booked' ? feeAfterCancelling(booking, work.now) : 0
  await keepBooking(work, booking, {
    state: 'cancelled',
    laneNo: null,
    feeDue,
    endedAt: work.now,
    endedByName: by,
    endReason: reason,
  })
  work.audit({
    action: 'facilityBookings.cancel',
    target: 'facilityBooking',
    targetId: id,
    before: { bookingState: state },
    after: { feeDue },
    reason,
  })
  await settlePoints(work, id)
  return feeDue
}

const open = ['waiting', 'offered', 'booked'] as const

/**
 * Cancels a booking or a place on the waiting list; what it costs then is what its facility said when it was booked, and the next
 * household is offered its time. Throws notFound, notInState, bookingChanged. Audited.
 */
export async function cancel(
  work: Work,
  { by, reason, ...meant }: Meant & { by: string; reason: string },
): Promise<Booking> {
  const { booking, facility } = await lockBooking(work, meant, open)
  await callOff(work, booking, { by, reason })
  await settle(work, facility)
  return readBooking(work, booking.id)
}

/**
 * Cancels a booking of a series and all later ones of it that are still open, each as `cancel` does. Gives how many, and the sum of
 * what is charged, in whole NT$ or points. Throws notFound, notInState, bookingChanged. Audited.
 */
export async function cancelSeries(
  work: Work,
  { by, reason, ...meant }: Meant & { by: string; reason: string },
): Promise<{ cancelled: number; feeDue: number }> {
  const { booking, facility } = await lockBooking(work, meant, open)
  const { seriesId, startsAt } = booking
  const ofSeries = and(
    eq(b.seriesId, seriesId ?? booking.id),
    gt(b.startsAt, startsAt),
    inArray(b.state, open),
  )
  const later = seriesId ? await work.db.select().from(b).where(ofSeries).orderBy(b.startsAt) : []
  let feeDue = 0
  for (const row of [booking, ...later]) feeDue += await callOff(work, row, { by, reason })
  await settle(work, facility)
  return { cancelled: later.length + 1, feeDue }
}
