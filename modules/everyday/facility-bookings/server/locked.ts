import { eq } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Work } from '#platform/server/work.ts'
import { type FacilityRow, lockFacility } from '#modules/everyday/facilities/server/public.ts'
import { facilityBookingsChanged } from '../events.ts'
import { bookingChanged, notInState } from '../problems.ts'
import { settle } from './settle.ts'
import { speakState } from './speak.ts'
import { type BookingRow, bookingTable as b } from './tables.ts'

async function found(work: Work, id: string): Promise<BookingRow> {
  const [row] = await work.db.select().from(b).where(eq(b.id, id))
  if (!row) throw problems.notFound()
  return row
}

/**
 * A booking in one of these states with its facility, locked until the transaction ends and brought to this moment. Throws
 * notFound, bookingChanged, notInState.
 */
export async function lockBooking(
  work: Work,
  { bookingId, rowVersion, householdId }: { bookingId: string; rowVersion?: number; householdId?: string },
  states: readonly BookingRow['state'][],
): Promise<{ booking: BookingRow; facility: FacilityRow }> {
  const facility = await lockFacility(work, (await found(work, bookingId)).facilityId)
  await settle(work, facility)
  const booking = await found(work, bookingId)
  if (householdId !== undefined && booking.householdId !== householdId) throw problems.notFound()
  if (!states.includes(booking.state)) throw notInState(speakState(booking.state))
  if (rowVersion !== undefined && booking.rowVersion !== rowVersion) throw bookingChanged()
  return { booking, facility }
}

/** Writes what a booking is from now on, and tells the browsers. */
export async function keepBooking(
  work: Work,
  { id, rowVersion, facilityId }: BookingRow,
  change: Partial<BookingRow>,
): Promise<void> {
  await work.db
    .update(b)
    .set({ ...change, rowVersion: rowVersion + 1 })
    .where(eq(b.id, id))
  work.emit(facilityBookingsChanged, { facilityId })
}
