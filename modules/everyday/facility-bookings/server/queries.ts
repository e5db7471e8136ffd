import { dayAfter } from '#platform/contract/days.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Lease } from '#platform/server/database.ts'
import { namesOf } from '#modules/homes/households/server/public.ts'
import { instantOf } from '#modules/everyday/facility-slots.ts'
import type { Booking, Closure, WeekBooking } from '../contract.ts'

/** Days after which money that nobody came for is shown no more. */
const openDays = 60

const columns = `b.id as "bookingId", b.facility_id as "facilityId", f.name as "facilityName", b.household_id as "householdId",
    h.label, h.names, b.series_id as "seriesId", b.starts_at as "startsAt", b.ends_at as "endsAt", b.state,
    b.people, b.price, b.price_in as "priceIn", b.deposit, b.accepted_rules as "acceptedRules", b.cancel_by as "cancelBy", b.late_refund_percent as "lateRefundPercent",
    b.fee_due as "feeDue", coalesce(m.paid, 0) as paid, coalesce(m.held, 0) as "depositHeld", b.code, b.source, b.made_by_name as "madeBy",
    b.queued_at as "queuedAt", b.offered_until as "offeredUntil", b.checked_in_at as "checkedInAt",
    b.checked_out_at as "checkedOutAt", b.end_reason as "endReason", b.row_version as "rowVersion"`

const money = `sum(case when kind in ('fee', 'pointsIn') then amount when kind in ('refund', 'pointsOut') then -amount end)::int as paid,
    sum(case kind when 'depositIn' then amount when 'depositOut' then -amount when 'depositKept' then -amount end)::int as held`

export const bookingSelect = `
  select ${columns}
  from facility_booking b join facility f on f.id = b.facility_id
  join lateral (select h.label, ${namesOf} as names from household h where h.id = b.household_id) h on true
  cross join lateral (select ${money} from facility_payment p where p.booking_id = b.id) m`

type Row = Booking & Record<string, unknown>

/** One booking. Throws notFound. */
export async function readBooking(lease: Lease, id: string): Promise<Booking> {
  const [row] = await lease.query<Row>(`${bookingSelect} where b.id = $1`, [id])
  if (!row) throw problems.notFound()
  return row
}

/** A booking and, of a series, those with it. */
export const readSeries = (lease: Lease, id: string): Promise<Booking[]> =>
  lease.query<Row>(`${bookingSelect} where b.id = $1 or b.series_id = $1 order by b.starts_at`, [id])

const week = {
  name: 'facility_week',
  text: `
  select b.id as "bookingId", b.facility_id as "facilityId", h.label, b.starts_at as "startsAt", b.ends_at as "endsAt",
    b.state, b.offered_until as "offeredUntil", b.checked_out_at as "checkedOutAt"
  from facility_booking b join household h on h.id = b.household_id
  where b.starts_at < $2 and b.starts_at >= $1 and b.state not in ('cancelled', 'noShow', 'lapsed')
  order by b.starts_at, b.queued_at, b.id`,
}

const closures = `
  select id as "closureId", facility_id as "facilityId", starts_at as "startsAt", ends_at as "endsAt", reason,
    made_by_name as "madeBy"
  from facility_closure where removed_at is null and starts_at < $2 and ends_at > $1`

/** What is booked, waited for and closed in seven days. */
export async function listWeek(lease: Lease, { from }: { from: string }) {
  const span = [instantOf(from, '00:00'), instantOf(dayAfter(from, 7), '00:00')]
  const [bookings, closed] = await Promise.all([
    lease.query<WeekBooking & Record<string, unknown>>(week, span),
    lease.query<Closure & Record<string, unknown>>(`${closures} order by starts_at`, span),
  ])
  return { bookings, closures: closed }
}

/** Why a facility is closed at some time between two instants; undefined when it is not. */
export async function closedBetween(
  lease: Lease,
  facilityId: string,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<string | undefined> {
  const [row] = await lease.query<{ reason: string }>(`${closures} and facility_id = $3 limit 1`, [
    startsAt,
    endsAt,
    facilityId,
  ])
  return row?.reason
}

const today = {
  name: 'facility_today',
  text: `${bookingSelect}
    where b.state = 'inUse' or (b.state = 'booked' and b.starts_at < $2 and b.ends_at > $1)
      or (b.state in ('cancelled', 'noShow', 'done') and b.ended_at > $1 - interval '${openDays} days' and b.fee_due <> coalesce(m.paid, 0))
    order by b.starts_at, b.id`,
}

/** What the desk has before it: check-ins of today, what is in use, and money that is open. */
export const listToday = (lease: Lease & { now: Date }): Promise<Booking[]> =>
  lease.query<Row>(today, [lease.now, instantOf(dayAfter(dayOf(lease.now), 1), '00:00')])

/** The bookings of today that a code, or these households, mean; the next one first. */
export const findToday = (
  lease: Lease & { now: Date },
  { code, householdIds }: { code: string; householdIds: readonly string[] },
): Promise<Booking[]> =>
  lease.query<Row>(
    `${bookingSelect} where (b.code = $1 or b.household_id = any($2)) and b.state in ('booked', 'inUse')
       and b.starts_at < $4 and (b.state = 'inUse' or b.ends_at > $3) order by b.starts_at`,
    [code, householdIds, lease.now, instantOf(dayAfter(dayOf(lease.now), 1), '00:00')],
  )

/** The bookings of a household that are still to come or wait, the next one first; `since`: made by those who live there from then on. */
export const listComing = (
  lease: Lease & { now: Date },
  householdId: string,
  since: Date | null = null,
): Promise<Booking[]> =>
  lease.query<Row>(
    `${bookingSelect} where b.household_id = $1 and b.state in ('waiting', 'offered', 'booked', 'inUse')
       and b.ends_at > $2 and ($3::timestamptz is null or coalesce(b.household_since, b.made_at) >= $3) order by b.starts_at`,
    [householdId, lease.now, since],
  )

/** How many bookings of a facility a household has that begin in some days, but for one that another takes the place of. */
export async function countUsed(
  lease: Lease,
  {
    facilityId,
    householdId,
    first,
    last,
    instead,
  }: { facilityId: string; householdId: string; first: string; last: string; instead?: string | undefined },
): Promise<number> {
  const [row] = await lease.query<{ n: number }>(
    `select count(*)::int as n from facility_booking where facility_id = $1 and household_id = $2
       and starts_at >= $3 and starts_at < $4 and state in ('offered', 'booked', 'inUse', 'done', 'noShow')
       and id is distinct from $5`,
    [
      facilityId,
      householdId,
      instantOf(first, '00:00'),
      instantOf(dayAfter(last, 1), '00:00'),
      instead ?? null,
    ],
  )
  return row?.n ?? 0
}
