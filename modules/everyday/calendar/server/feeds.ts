import { dayAfter } from '#platform/contract/days.ts'
import { randomBytes } from 'node:crypto'
import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { Role } from '#platform/contract/access.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { CalendarPart } from '#platform/server/calendar-part.ts'
import type { Context, OpenContext } from '#platform/server/context.ts'
import { createOnce, rowOf } from '#platform/server/create-once.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Program } from '#platform/server/manifest.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { sha256 } from '#platform/server/storage.ts'
import { type Deviation, deviationsOf } from '#modules/sign-in/accounts/server/public.ts'
import { calendar, feedIdTaken, feedUnknown, mostFeeds, tooManyFeeds } from '../contract.ts'
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

/** Makes an address, where people reach the program; only its digest is kept. Throws tooManyFeeds, feedIdTaken. */
export async function addFeed(
  context: Context,
  feedId: string,
  publicAddress: string,
): Promise<{ url: string }> {
  const { accountId, name: madeByName } = context.actor
  await oneAtATime(context, `calendar feeds of ${accountId}`)
  const [row] = await context.db.select({ n: count() }).from(f).where(mine(context))
  if ((row?.n ?? 0) >= mostFeeds) throw tooManyFeeds()
  const key = randomBytes(24).toString('hex')
  await createOnce(context, {
    id: feedId,
    find: () => rowOf(context, f, feedId),
    // The address of the first one is shown once, and kept nowhere.
    isSame: () => false,
    taken: feedIdTaken,
    create: () =>
      context.db
        .insert(f)
        .values({ id: feedId, accountId, keyHash: hashOf(key), madeAt: context.now, madeByName }),
  })
  context.audit({ action: 'calendar.addFeed', target: 'calendarFeed', targetId: feedId })
  return { url: publicAddress + calendar.calls.readFeed.path.replace('{key}', key) }
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

// Whoever may act no more in the community reads it no more either, nor who was removed and let in again since.
const byKey = `
  select f.community_id as "communityId", c.name, m.role, ${deviationsOf} as deviations,
    array(select service_id from community_service o where o.community_id = c.id) as services
  from calendar_feed f
  join community c on c.id = f.community_id and c.suspended_at is null
  join community_service s on s.community_id = c.id and s.service_id = 53
  join live_membership m on m.community_id = f.community_id and m.account_id = f.account_id and f.made_at >= m.sessions_from
  where f.key_hash = $1 and f.revoked_at is null`

interface Reader extends Record<string, unknown> {
  communityId: string
  name: string
  role: Role
  deviations: Deviation[]
  services: number[]
}

/**
 * The calendar as iCalendar for whoever has an address: what its maker may see now. Nothing is said of why one opens nothing.
 * Throws feedUnknown.
 */
export async function readFeed(
  context: OpenContext,
  {
    parts,
    permissionsOf,
    publicAddress,
    key,
  }: {
    parts: readonly CalendarPart[]
    permissionsOf: Program['permissionsOf']
    publicAddress: string
    key: string
  },
): Promise<FileAnswer> {
  const [row] = await context.database.glance('whose calendar this is', (lease: Lease) =>
    lease.query<Reader>(byKey, [hashOf(key)]),
  )
  const permissions = row && permissionsOf(row.role, row.deviations)
  if (!row || !permissions?.has(calendar.calls.listItems.can)) throw feedUnknown()
  const today = dayOf(context.now)
  const actor = { permissions, services: new Set(row.services) }
  const span = { from: dayAfter(today, -before), to: dayAfter(today, after), actor }
  const items = await context.database.read(row.communityId, (lease) =>
    listItems({ ...lease, now: context.now }, parts, span),
  )
  return {
    contentType: 'text/calendar; charset=utf-8',
    content: Buffer.from(icalendar({ name: row.name, items, now: context.now, publicAddress })),
  }
}
