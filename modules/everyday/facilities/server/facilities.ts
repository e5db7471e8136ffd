import { eq } from 'drizzle-orm'
import type { Act } from '#platform/contract/words.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import { orderedEntries } from '#platform/server/entries.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import {
  cleaningTooLong,
  drawTooEarly,
  type Facility,
  facilityChanged,
  facilityIdTaken,
  facilityNameTaken,
  facilityOrderChanged,
  hoursOverlap,
} from '../contract.ts'
import { facilitiesChanged } from '../events.ts'
import { facilityTable } from './tables.ts'

export type FacilityRow = typeof facilityTable.$inferSelect

/** The facilities, in the order that people see. */
export const entries = orderedEntries(facilityTable, {
  problems: {
    changed: facilityChanged,
    nameTaken: facilityNameTaken,
    idTaken: facilityIdTaken,
    orderChanged: facilityOrderChanged,
  },
  tell: (context, act, id, before, after) => {
    const action: Act = `facilities.${act}`
    context.emit(facilitiesChanged, {})
    context.audit({ action, target: 'facility', targetId: String(id ?? 'order'), before, after })
  },
})

/** A facility as the wire has it. */
export const shownFacility = (row: FacilityRow): Facility => {
  const { id, version, retiredAt, position: _p, communityId: _c, laneNo: _l, ...content } = row
  return { facilityId: id, rowVersion: version, isRetired: retiredAt !== null, ...content }
}

/** Those that are booked in their order, retired ones after them. */
export async function listFacilities(lease: Lease): Promise<Facility[]> {
  const shown = (await entries.read(lease)).map(shownFacility)
  return [...shown.filter(({ isRetired }) => !isRetired), ...shown.filter(({ isRetired }) => isRetired)]
}

/** Throws cleaningTooLong, hoursOverlap, drawTooEarly. */
export function requireSound({
  cleaningMinutes,
  slotMinutes,
  openHours,
  advanceDays,
  draw,
}: Pick<Facility, 'cleaningMinutes' | 'slotMinutes' | 'openHours' | 'advanceDays' | 'draw'>) {
  if (draw && advanceDays <= draw.daysBefore) throw drawTooEarly(advanceDays)
  if (cleaningMinutes >= slotMinutes) throw cleaningTooLong()
  const isTwice = openHours.some((one, nth) =>
    openHours.some(
      (other, at) =>
        at > nth && one.weekday === other.weekday && one.from < other.until && other.from < one.until,
    ),
  )
  if (isTwice) throw hoursOverlap()
}

/** A facility, retired or not. Throws notFound. */
export async function readFacility(lease: Lease, id: string): Promise<FacilityRow> {
  const [row] = await lease.db.select().from(facilityTable).where(eq(facilityTable.id, id))
  if (!row) throw problems.notFound()
  return row
}

/**
 * Keeps a facility's bookings, closures, waiting list and draws from everybody else until the transaction ends; nobody locks
 * two. Throws notFound.
 */
export async function lockFacility(lease: Lease, id: string): Promise<FacilityRow> {
  await oneAtATime(lease, `facility ${id}`)
  return readFacility(lease, id)
}
