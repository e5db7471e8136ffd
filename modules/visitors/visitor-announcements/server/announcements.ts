import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context, OpenContext } from '#platform/server/context.ts'
import { doWork, system } from '#platform/server/work.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import { readVisitCode, visitorOfCode, visitorTable as v } from '#modules/visitors/visits/server/public.ts'
import { type Announcement, codeWorthless, liveHours } from '../contract.ts'
import { announcementsEnded } from '../events.ts'
import { raiseAnnouncement } from './public.ts'
import { announcements as a } from './tables.ts'

/** Who stands at the door now, the longest waiting first (R155, R156). */
export async function listAnnouncements(context: Context): Promise<Announcement[]> {
  const since = new Date(context.now.getTime() - liveHours * 60 * 60 * 1000)
  const rows = await context.db
    .select({
      announcementId: a.id,
      visitorId: a.visitorId,
      registrationId: a.registrationId,
      name: a.name,
      at: a.at,
      label: sql<string>`coalesce(${householdTable.label}, '')`,
      people: sql<number>`coalesce(${v.people}, ${a.people}, 1)`,
    })
    .from(a)
    .leftJoin(v, eq(v.id, a.visitorId))
    .leftJoin(householdTable, eq(householdTable.id, v.householdId))
    .where(and(isNull(a.endedAt), gt(a.at, since)))
    .orderBy(asc(a.at), asc(a.id))
    .limit(50)
  return rows.map((row) => ({ ...row, communityName: context.actor.communityName }))
}

/** Confirms or dismisses a notice in every tab; of two tabs the second changes nothing (R159 to R162). Throws notFound. */
export async function endAnnouncement(
  context: Context,
  { announcementId, how }: { announcementId: string; how: 'confirmed' | 'dismissed' },
): Promise<void> {
  const [row] = await context.db.select().from(a).where(eq(a.id, announcementId)).for('update')
  if (!row) throw problems.notFound()
  if (!row.endedAt) {
    await context.db
      .update(a)
      .set({ endedAt: context.now, endedHow: how, endedByName: context.actor.name })
      .where(eq(a.id, announcementId))
    context.emit(announcementsEnded, { announcementIds: [announcementId] })
  }
  context.audit({
    action: 'visitorAnnouncements.end',
    target: 'visitorAnnouncement',
    targetId: announcementId,
    before: { endedHow: row.endedHow },
    after: { endedHow: row.endedHow ?? how },
  })
}

const communityOf = `select v.community_id as "communityId", c.name from visitor v join community c on c.id = v.community_id
  join community_service s on s.community_id = c.id and s.service_id = 17 where v.id = $1`

/**
 * A booked visitor says at the door that they are there. Whoever holds no good code learns nothing, not even whether there
 * is such a visitor. Throws codeWorthless.
 */
export async function announce(context: OpenContext, code: string): Promise<{ communityName: string }> {
  const read = readVisitCode(code)
  const [community] = read
    ? await context.database.glance('whose visitor has this code', (lease) =>
        lease.query<{ communityId: string; name: string }>(communityOf, [read.visitorId]),
      )
    : []
  if (!community) throw codeWorthless()
  const { communityId, name: communityName } = community
  await context.database
    .write(communityId, (lease) =>
      doWork(lease, { communityId, author: system, react: context.react }, async (work) => {
        const row = await visitorOfCode({ ...work, sealer: context.sealer }, code, work.now)
        await raiseAnnouncement(work, { name: row.name || row.firm, communityName, visitorId: row.id })
        work.audit({ action: 'visitorAnnouncements.announce', target: 'visitor', targetId: row.id })
      }),
    )
    .catch((error: unknown) => {
      throw error instanceof Problem ? codeWorthless() : error
    })
  return { communityName }
}
