import { dayAfter } from '#platform/contract/days.ts'
import { randomBytes } from 'node:crypto'
import { and, count, desc, eq, isNull } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { CalendarPart } from '#platform/server/calendar-part.ts'
import type { Context, OpenContext } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { sha256 } from '#platform/server/storage.ts'
import { calendar, feedUnknown, mostFeeds, tooManyFeeds } from '../contract.ts'
import { icalendar } from './icalendar.ts'
import { listItems } from './list.ts'
import { feedTable as f } from './tables.ts'

/** Days before and after today that a feed has. */
const [before, after] = [31, 365]

const hashOf = (key: string) => sha256(Buffer.from(key))
const mine = (context: Context) => and(eq(f.accountId, context.actor.accountId), isNull(f.revokedAt))

/** One's own addresses, the newest first. */
export async function listFeeds(context: Context) {
  const rows = await context.db.select().from(f).where(mine(context)).orderBy(desc(f.madeAt))
  return rows.map(({ id, madeAt }) => ({ feedId: id, madeAt }))
}

/** Makes an address; only its digest is kept. Throws tooManyFeeds. */
export async function addFeed(context: Context, feedId: string): Promise<{ url: string }> {
  const [row] = await context.db.select({ n: count() }).from(f).where(mine(context))
  if ((row?.n ?? 0) >= mostFeeds) throw tooManyFeeds()
  const key = randomBytes(24).toString('hex')
  const { accountId, name: madeByName } = context.actor
  await context.db
    .insert(f)
    .values({ id: feedId, accountId, keyHash: hashOf(key), madeAt: context.now, madeByName })
  context.audit({ action: 'calendar.addFeed', target: 'calendarFeed', targetId: feedId })
  return { url: calendar.calls.readFeed.path.replace('{key}', key) }
}

/** Takes one's own address back. Throws notFound. */
export async function revokeFeed(context: Context, feedId: string): Promise<void> {
  const gone = await context.db
    .update(f)
    .set({ revokedAt: context.now })
    .where(and(eq(f.id, feedId), mine(context)))
    .returning({ id: f.id })
  if (!gone.length) throw problems.notFound()
  context.audit({ action: 'calendar.revokeFeed', target: 'calendarFeed', targetId: feedId })
}

// Whoever may act no more in the community reads it no more either.
const byKey = `
  select f.community_id as "communityId", c.name from calendar_feed f
  join community c on c.id = f.community_id and c.suspended_at is null
  join community_service s on s.community_id = c.id and s.service_id = 53
  join live_membership m on m.community_id = f.community_id and m.account_id = f.account_id
  where f.key_hash = $1 and f.revoked_at is null`

/** The calendar as iCalendar for whoever has an address. Nothing is said of why one opens nothing. Throws feedUnknown. */
export async function readFeed(
  context: OpenContext,
  parts: readonly CalendarPart[],
  key: string,
): Promise<FileAnswer> {
  const [row] = await context.database.glance('whose calendar this is', (lease: Lease) =>
    lease.query<{ communityId: string; name: string }>(byKey, [hashOf(key)]),
  )
  if (!row) throw feedUnknown()
  const today = dayOf(context.now)
  const span = { from: dayAfter(today, -before), to: dayAfter(today, after), may: () => true }
  const items = await context.database.read(row.communityId, (lease) =>
    listItems({ ...lease, now: context.now }, parts, span),
  )
  return {
    contentType: 'text/calendar; charset=utf-8',
    content: Buffer.from(icalendar(row.name, items, context.now)),
  }
}
