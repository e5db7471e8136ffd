import { and, lt } from 'drizzle-orm'
import type { Database } from '#platform/server/database.ts'
import type { Chore } from '#platform/server/jobs.ts'
import { doWork, system } from '#platform/server/work.ts'
import { graceHours } from '#modules/visitors/visits/contract.ts'
import { bookingsExpired } from '../events.ts'
import { changeVisitors, lockVisitors } from '#modules/visitors/visits/server/public.ts'
import { isAwaited } from '#modules/visitors/visits/server/public.ts'
import { visitorTable as v } from '#modules/visitors/visits/server/public.ts'

const most = 500

/** Lets bookings expire whose visitors never came; gives how many. */
export async function expireBookings(database: Database, communityId: string, now: Date): Promise<number> {
  const before = new Date(now.getTime() - graceHours * 60 * 60 * 1000)
  return database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: system }, async (work) => {
      const found = await work.db
        .select({ id: v.id })
        .from(v)
        .where(and(isAwaited, lt(v.bookEnd, before)))
        .limit(most)
      const locked = await lockVisitors(
        work,
        found.map(({ id }) => id),
      )
      // Whoever arrived meanwhile, or was moved to another day, stays.
      const ids = locked
        .filter((row) => row.state === 'booked' && row.bookEnd && row.bookEnd < before)
        .map((row) => row.id)
      if (!ids.length) return 0
      await changeVisitors(work, system, ids, { act: 'expired', set: { expiredAt: now } })
      work.emit(bookingsExpired, { visitorIds: ids })
      work.audit({ action: 'visitors.expire', target: 'visitor', after: { count: ids.length } })
      return ids.length
    }),
  )
}

/** Every ten minutes: bookings whose visitors never came expire. */
export const chores: readonly Chore[] = [
  {
    name: 'visitors.expire',
    cron: '*/10 * * * *',
    async work(database, now) {
      const communities = await database.glance('communities with bookings to expire', (lease) =>
        lease.query<{ id: string }>(
          `select distinct community_id as id from visitor
           where arrived_at is null and cancelled_at is null and expired_at is null and book_end < $1`,
          [new Date(now.getTime() - graceHours * 60 * 60 * 1000)],
        ),
      )
      for (const { id } of communities) {
        let last = most
        while (last === most) last = await expireBookings(database, id, now)
      }
    },
  },
]
