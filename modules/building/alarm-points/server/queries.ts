import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import { type AlarmPoint, categories, readingOf } from '../shapes.ts'
import { pointTable as p } from './tables.ts'

/** What somebody may know of points: that a household called for help only with the permission to see such calls (R206). */
export const ofWhoSees = ({ actor }: Pick<Context, 'actor'>): SQL | undefined =>
  actor.permissions.has('alarmEvents.viewPrivate') ? undefined : eq(p.isPrivate, false)

/** Points that are watched and meet a condition, by place and name. */
export async function readPoints(
  lease: Lease,
  { condition, limit }: { condition?: SQL | undefined; limit: number },
): Promise<AlarmPoint[]> {
  const rows = await lease.db
    .select({
      point: p,
      label: sql<string>`coalesce(${householdTable.label}, '')`,
      partsHeardAt: sql<Date | null>`(select max(q.heard_at) from alarm_point q
        where q.community_id = ${p.communityId} and q.id = any (${p.anyOf}))`.mapWith(p.heardAt),
      feed: sql<string>`coalesce((select g.name || '　' || s.key from alarm_source s join alarm_gateway g
          on g.community_id = s.community_id and g.id = s.gateway_id
        where s.community_id = ${p.communityId} and s.point_id = ${p.id} and g.retired_at is null
        order by s.at desc limit 1), '')`,
    })
    .from(p)
    .leftJoin(householdTable, eq(householdTable.id, p.householdId))
    .where(and(isNull(p.retiredAt), condition))
    .orderBy(asc(p.category), asc(p.place), asc(p.name), asc(p.id))
    .limit(limit)
  return rows.map(({ point, label, feed, partsHeardAt }) => {
    const { id: pointId, lowLimit, highLimit, value, isAbnormal, ...rest } = point
    return {
      ...rest,
      pointId,
      label,
      feed,
      // Of what is made of others, these are heard.
      heardAt: partsHeardAt ?? point.heardAt,
      lowLimit: readingOf(lowLimit),
      highLimit: readingOf(highLimit),
      value: readingOf(value),
      status: isAbnormal ? ('Abnormal' as const) : ('Normal' as const),
    }
  })
}

/** One point. Throws notFound. */
export async function readPoint(lease: Lease, pointId: string): Promise<AlarmPoint> {
  const [point] = await readPoints(lease, { condition: eq(p.id, pointId), limit: 1 })
  if (!point) throw problems.notFound()
  return point
}

/** The systems of the building, with how many points each has. */
export async function listCategories(context: Context) {
  const rows = await context.db
    .select({ category: p.category, count: count() })
    .from(p)
    .where(and(isNull(p.retiredAt), ofWhoSees(context)))
    .groupBy(p.category)
  const counts = new Map(rows.map((row) => [row.category, row.count]))
  return Object.entries(categories).map(([id, categoryName]) => ({
    categoryId: Number(id),
    categoryName,
    tagCount: counts.get(Number(id)) ?? 0,
  }))
}
