import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { Id } from '#platform/contract/fields.ts'
import { dayStart } from '#platform/contract/taipei.ts'
import {
  announcementReads as reads,
  broadcastTable as a,
} from '#modules/communities/broadcasts/server/public.ts'
import {
  type Announcement,
  type AnnouncementCategory,
  type AnnouncementLine,
  withdrawnAnnouncement,
} from '../contract.ts'

/** The days of an announcement hold this one: the database compares days as Taipei has them. */
const shown = (now: Date): SQL => {
  const today = sql`(${dayStart(now).toISOString()}::timestamptz at time zone 'Asia/Taipei')::date`
  return sql`${a.kind} = 'announcement' and (${a.startsOn} is null or ${a.startsOn} <= ${today})
    and (${a.endsOn} is null or ${a.endsOn} >= ${today})`
}
// Every announcement that is shown has both.
const category = sql<AnnouncementCategory>`${a.category}`.as('category')
const publishedAt = sql<Date>`${a.publishedAt}`.mapWith(a.publishedAt).as('published_at')
const newestFirst = [desc(a.publishedAt), desc(a.id)] as const

/** Characters of the line that says how an announcement begins. */
const excerptLength = 80
const excerptOf = (body: string): string => {
  const line = body.replace(/\s+/g, ' ')
  return [...line].length > excerptLength ? `${[...line].slice(0, excerptLength).join('')}…` : line
}

/** Announcements of this community from one on, the newest first, and how many there are. */
export async function listAnnouncements(
  context: Context,
  wanted: { offset: number; maxCount: number; category?: AnnouncementCategory | undefined },
): Promise<{ data: AnnouncementLine[]; total: number }> {
  const where = and(shown(context.now), wanted.category ? eq(a.category, wanted.category) : undefined)
  const isRead = sql<boolean>`exists (select from ${reads} r
    where r.broadcast_id = ${a.id} and r.account_id = ${context.actor.accountId})`
  const [rows, [counted]] = await Promise.all([
    context.db
      .select({
        id: a.id,
        category,
        title: a.title,
        body: a.body,
        publishedAt,
        isRead,
      })
      .from(a)
      .where(where)
      .orderBy(...newestFirst)
      .offset(wanted.offset)
      .limit(wanted.maxCount),
    context.db.select({ total: sql<number>`count(*)` }).from(a).where(where),
  ])
  return {
    data: rows.map(({ body, ...row }) => ({ ...row, excerpt: excerptOf(body) })),
    total: counted?.total ?? 0,
  }
}

/** One announcement with its neighbours; it counts as opened from now on. Throws withdrawnAnnouncement. */
export async function getAnnouncement(context: Context, id: string): Promise<Announcement> {
  if (!Id.safeParse(id).success) throw withdrawnAnnouncement()
  const neighbour = (step: 'lag' | 'lead', item: SQL) =>
    sql<string | null>`${sql.raw(step)}(${item}) over (order by ${a.publishedAt} desc, ${a.id} desc)`
  const line = context.db.$with('line').as(
    context.db
      .select({
        id: a.id,
        category,
        title: a.title,
        body: a.body,
        link: a.link,
        publishedAt,
        newerId: neighbour('lag', sql`${a.id}`).as('newer_id'),
        newerTitle: neighbour('lag', sql`${a.title}`).as('newer_title'),
        olderId: neighbour('lead', sql`${a.id}`).as('older_id'),
        olderTitle: neighbour('lead', sql`${a.title}`).as('older_title'),
      })
      .from(a)
      .where(shown(context.now)),
  )
  const [found] = await context.db.with(line).select().from(line).where(eq(line.id, id))
  if (!found) throw withdrawnAnnouncement()
  await markRead(context, [id])
  const { newerId, newerTitle, olderId, olderTitle, ...announcement } = found
  return {
    ...announcement,
    newer: newerId === null ? null : { id: newerId, title: newerTitle ?? '' },
    older: olderId === null ? null : { id: olderId, title: olderTitle ?? '' },
  }
}

async function markRead({ db, actor, now }: Context, ids: readonly string[]): Promise<number> {
  if (!ids.length) return 0
  const made = await db
    .insert(reads)
    .values(ids.map((broadcastId) => ({ accountId: actor.accountId, broadcastId, readAt: now })))
    .onConflictDoNothing()
    .returning({ id: reads.broadcastId })
  return made.length
}

/** All that are there count as opened. Gives how many were not. */
export async function markAllRead(context: Context): Promise<number> {
  const rows = await context.db.select({ id: a.id }).from(a).where(shown(context.now))
  return markRead(
    context,
    rows.map(({ id }) => id),
  )
}
