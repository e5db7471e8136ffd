import type { Work } from '#platform/server/work.ts'
import { feeAfterCancelling } from '#modules/everyday/facility-slots.ts'
import type { Booking } from '../contract.ts'
import { bookingChanged, offerOver } from '../problems.ts'
import { keepBooking, lockBooking } from './locked.ts'
import { readBooking } from './queries.ts'
import { settle } from './settle.ts'
import { settlePoints } from './settle-points.ts'
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

/**
 * Cancels a booking or a place on the waiting list; what it costs then is what its facility said when it was booked, and the next
 * household is offered its time. Throws notFound, notInState, bookingChanged. Audited.
 */
export async function cancel(
  work: Work,
  { by, reason, ...meant }: Meant & { by: string; reason: string },
): Promise<Booking> {
  const { booking, facility } = await lockBooking(work, meant, ['waiting', 'offered', 'booked'])
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
  await settle(work, facility)
  return readBooking(work, id)
}
