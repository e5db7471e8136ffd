import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { dayAfter } from '#platform/contract/days.ts'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { microsOf } from '#platform/server/cursor.ts'
import { cursorPage } from '#platform/server/list.ts'
import { readFacility } from '#modules/everyday/facilities/server/public.ts'
import { cancelBy, instantOf, priceOf, quotaDays } from '#modules/everyday/facility-slots.ts'
import type { Booking, facilityBookings } from '../contract.ts'
import { pointsOf } from '#modules/meals/points/server/public.ts'
import { requireFitting } from './check.ts'
import { bookingSelect, countUsed } from './queries.ts'
import { bookingTable as b } from './tables.ts'

type Calls = typeof facilityBookings.calls

/** Rows that a list counts at most. */
const most = 10_000

/** Bookings, those that begin last first. */
export async function listBookings(context: Context, asked: Taken<Calls['list']>) {
  const { facilityId, householdId, state, from, to, after, maxCount } = asked
  const condition = and(
    facilityId ? eq(b.facilityId, facilityId) : undefined,
    householdId ? eq(b.householdId, householdId) : undefined,
    state ? eq(b.state, state) : undefined,
    from ? gte(b.startsAt, instantOf(from, '00:00')) : undefined,
    to ? lt(b.startsAt, instantOf(dayAfter(to, 1), '00:00')) : undefined,
  )
  const page = await cursorPage<{ id: string; micros: number }>(
    context,
    {
      condition,
      at: b.startsAt,
      id: b.id,
      idOf: (row) => row.id,
      counted: { from: b, condition, most },
      read: ({ condition: within, limit }) =>
        context.db
          .select({ id: b.id, micros: microsOf(b.startsAt) })
          .from(b)
          .where(within)
          .orderBy(sql`${b.startsAt} desc, ${b.id} desc`)
          .limit(limit),
    },
    { after, maxCount },
  )
  const data = await context.query<Booking & Record<string, unknown>>(
    `${bookingSelect} where b.id = any($1) order by b.starts_at desc, b.id desc`,
    [page.data.map(({ id }) => id)],
  )
  return { ...page, data }
}

/** What a booking would cost now, and how many the household has. Throws notFound, and what `requireFitting` throws. */
export async function quote(context: Context, asked: Taken<Calls['quote']>) {
  const { facilityId, householdId, day, from, until } = asked
  const facility = await readFacility(context, facilityId)
  requireFitting(facility, { day, from, until })
  const days = quotaDays(facility.quotaPer, day)
  return {
    price: priceOf(facility, { from, until }),
    priceIn: facility.priceIn,
    deposit: facility.deposit,
    cancelBy: cancelBy(facility, instantOf(day, from)),
    lateRefundPercent: facility.lateRefundPercent,
    points: householdId && facility.priceIn === 'points' ? await pointsOf(context, householdId) : null,
    used: householdId ? await countUsed(context, { facilityId, householdId, ...days }) : 0,
    quota: facility.quotaCount,
  }
}
