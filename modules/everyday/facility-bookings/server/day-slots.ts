import { dayAfter } from '#platform/contract/days.ts'
import type { Lease } from '#platform/server/database.ts'
import { readFacility } from '#modules/everyday/facilities/server/public.ts'
import { instantOf, slotsOn } from '#modules/everyday/facility-slots.ts'
import type { DaySlot } from '../form-contract.ts'
import { pendingOn, spanOf } from './check.ts'

interface Held extends Record<string, unknown> {
  startsAt: Date
  endsAt: Date
  isOwn: boolean
  isClosure: boolean
}

const held = `
  select starts_at as "startsAt", ends_at as "endsAt", household_id = $4 as "isOwn", false as "isClosure"
  from facility_booking where facility_id = $1 and lane_no is not null and starts_at < $3 and ends_at > $2
  union all
  select starts_at, ends_at, false, true from facility_closure
  where facility_id = $1 and removed_at is null and starts_at < $3 and ends_at > $2`

/** The slots of a facility on a day as one household may see them. Throws notFound. */
export async function daySlots(
  lease: Lease & { now: Date },
  { facilityId, day, householdId }: { facilityId: string; day: string; householdId: string },
): Promise<DaySlot[]> {
  const facility = await readFacility(lease, facilityId)
  const rows = await lease.query<Held>(held, [
    facilityId,
    instantOf(day, '00:00'),
    instantOf(dayAfter(day, 1), '00:00'),
    householdId,
  ])
  const pending = await pendingOn(lease, facility, day)
  return slotsOn(facility, day).map((slot): DaySlot => {
    const { startsAt, endsAt } = spanOf({ day, ...slot })
    const over = rows.filter((row) => row.startsAt < endsAt && row.endsAt > startsAt)
    const left = facility.places - over.filter(({ isClosure }) => !isClosure).length
    const state =
      endsAt <= lease.now
        ? 'past'
        : over.some(({ isOwn }) => isOwn)
          ? 'own'
          : over.some(({ isClosure }) => isClosure)
            ? 'closed'
            : pending(slot)
              ? 'draw'
              : left > 0
                ? 'free'
                : 'taken'
    return { ...slot, state, left: Math.max(0, left) }
  })
}
