import type { Lease } from '#platform/server/database.ts'
import type { FacilityRow } from '#modules/everyday/facilities/server/public.ts'

/** Places of a facility among those of all. */
const lanesEach = 64

/**
 * A place that is free between two instants; undefined when there is none, also where a facility that has fewer places than before is
 * full with bookings of those that it had. The caller has locked the facility.
 */
export async function freeLane(
  lease: Lease,
  { id, laneNo, places }: FacilityRow,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<number | undefined> {
  const [row] = await lease.query<{ lane: number }>(
    `select $1::bigint * ${lanesEach} + n as lane from generate_series(0, $2::int - 1) n
     where not exists (
       select from facility_booking b where b.facility_id = $3 and b.lane_no = $1::bigint * ${lanesEach} + n
         and b.starts_at < $5 and b.ends_at > $4)
     and not exists (
       select from facility_booking a where a.facility_id = $3 and a.lane_no is not null and a.starts_at < $5 and a.ends_at > $4
         and (select count(*) from facility_booking b where b.facility_id = $3 and b.lane_no is not null
           and b.starts_at <= greatest(a.starts_at, $4) and b.ends_at > greatest(a.starts_at, $4)) >= $2::int)
     order by n limit 1`,
    [laneNo, places, id, startsAt, endsAt],
  )
  return row?.lane
}

/**
 * Whether all places are held by others for sure between two instants, asked before anything is locked: of a hundred who come at once
 * nobody waits for a turn only to hear that it is gone. What may be free in a moment (an offer that ended, nobody came) and what the
 * household or the same request has is left to whoever holds the lock.
 */
export async function isGone(
  lease: Lease & { now: Date },
  facilityId: string,
  of: { bookingId: string; householdId: string; startsAt: Date; endsAt: Date },
): Promise<boolean> {
  const [row] = await lease.query<{ isGone: boolean }>(
    `select coalesce(bool_and(b.id <> $2 and b.household_id <> $3), false) and count(distinct b.lane_no) >= max(f.places) as "isGone"
     from facility f join facility_booking b on b.facility_id = f.id
     where f.id = $1 and b.lane_no < f.lane_no * ${lanesEach} + f.places and b.starts_at < $5 and b.ends_at > $4
       and (b.state = 'inUse' or (b.state = 'booked' and b.starts_at > $6) or b.offered_until > $6)`,
    [facilityId, of.bookingId, of.householdId, of.startsAt, of.endsAt, lease.now],
  )
  return row?.isGone ?? false
}

/** Whether PostgreSQL said that a place is held by somebody else already. */
export function isHeld(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && at.code === '23P01') return true
  return false
}
