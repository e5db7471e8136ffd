import { alias } from 'drizzle-orm/pg-core'
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import { areaTable, categoryTable } from '#modules/assets/asset-settings/server/public.ts'
import { assetTable as a, readAssets } from '#modules/assets/assets/server/public.ts'
import type { StockTake, StockTakeDetail } from '../contract.ts'
import { type LineRow, lineTable as l, type TakeRow, takeTable as t } from './tables.ts'

/** Things that are counted at once. */
export const mostThings = 5000

/** Whether what was found is otherwise than the register said. */
export const isDiffering = ({
  result,
  quantity,
  knownQuantity,
}: Pick<LineRow, 'result' | 'quantity' | 'knownQuantity'>) => result !== 'found' || quantity !== knownQuantity

/** What of the register a stock-take counts, what is scrapped left out. */
export const scopeOf = ({ categoryId, areaId }: Pick<TakeRow, 'categoryId' | 'areaId'>): SQL | undefined =>
  and(
    sql`${a.assetStatus} <> 6`,
    categoryId ? eq(a.assetCategoryId, categoryId) : undefined,
    areaId ? eq(a.areaId, areaId) : undefined,
  )

/** A line of a thing that belongs to another area than the one that is counted. */
const isOfElsewhere = sql`(${t.areaId} is not null and k.known_area_id is distinct from ${t.areaId})`
const lines = (what: SQL) =>
  sql<number>`(select count(*)::int from stock_take_line k where k.community_id = ${t.communityId} and k.take_id = ${t.id} and ${what})`
const things = sql<number>`case when ${t.closedAt} is not null then ${lines(sql`not ${isOfElsewhere}`)} else (select count(*)::int from asset x
  where x.community_id = ${t.communityId} and x.removed_at is null and x.status <> 6
    and (${t.categoryId} is null or x.category_id = ${t.categoryId}) and (${t.areaId} is null or x.area_id = ${t.areaId})) end`

/** Stock-takes that meet a condition, the newest first. */
export async function readTakes(lease: Lease, condition?: SQL): Promise<StockTake[]> {
  const rows = await lease.db
    .select({
      take: t,
      categoryName: sql<string>`coalesce(${categoryTable.name}, '')`,
      areaName: sql<string>`coalesce(${areaTable.name}, '')`,
      things,
      counted: lines(sql`not ${isOfElsewhere}`),
      differing: lines(sql`(k.result <> 'found' or k.quantity <> k.known_quantity)`),
    })
    .from(t)
    .leftJoin(categoryTable, eq(categoryTable.id, t.categoryId))
    .leftJoin(areaTable, eq(areaTable.id, t.areaId))
    .where(condition)
    .orderBy(desc(t.begunAt), desc(t.id))
    .limit(200)
  return rows.map(({ take, ...rest }) => {
    const { id: takeId, communityId: _own, begunByName: begunBy, closedByName: closedBy, ...row } = take
    return { ...row, ...rest, takeId, begunBy, closedBy }
  })
}

/** One stock-take. Throws notFound. */
export async function readTake(lease: Lease, takeId: string): Promise<StockTake> {
  const [take] = await readTakes(lease, eq(t.id, takeId))
  if (!take) throw problems.notFound()
  return take
}

/** One with everything that is counted: what lies in its scope, and what was found beside it. Throws notFound. */
export async function readDetail(lease: Lease, takeId: string): Promise<StockTakeDetail> {
  const take = await readTake(lease, takeId)
  const counted = sql`exists (select from stock_take_line k where k.community_id = ${a.communityId} and k.take_id = ${takeId} and k.asset_id = ${a.id})`
  const condition = take.closedAt ? counted : or(scopeOf(take), counted)
  const assets = await readAssets(lease, {
    condition,
    limit: mostThings,
    // What was counted is shown of what left the register since, too.
    isWithRemoved: take.closedAt !== null,
  })
  const known = alias(areaTable, 'known_area')
  const found = await lease.db
    .select({
      line: l,
      areaName: sql<string>`coalesce(${areaTable.name}, '')`,
      knownAreaName: sql<string>`coalesce(${known.name}, '')`,
    })
    .from(l)
    .leftJoin(areaTable, eq(areaTable.id, l.areaId))
    .leftJoin(known, eq(known.id, l.knownAreaId))
    .where(eq(l.takeId, takeId))
  const lineOf = new Map(found.map((row) => [row.line.assetId, row]))
  return {
    take,
    things: assets.map(
      ({ assetId, displayId, name, qrCode, categoryName, areaId, areaName, place, quantity, lent }) => {
        const row = lineOf.get(assetId)
        const line = row && {
          result: row.line.result,
          quantity: row.line.quantity,
          areaId: row.line.areaId,
          areaName: row.areaName,
          place: row.line.place,
          note: row.line.note,
          photo: row.line.photo,
          at: row.line.at,
          by: row.line.countedByName,
          isDiffering: isDiffering(row.line),
          caseId: row.line.caseId,
        }
        // What was counted stands as the register had it then, also after it was put right.
        const at = row
          ? { areaId: row.line.knownAreaId, areaName: row.knownAreaName, place: row.line.knownPlace }
          : { areaId, areaName, place }
        const thing = { assetId, displayId, name, qrCode, categoryName, lent, ...at }
        const isExtra = take.areaId !== null && row !== undefined && row.line.knownAreaId !== take.areaId
        return { ...thing, isExtra, quantity: row?.line.knownQuantity ?? quantity, line: line ?? null }
      },
    ),
  }
}
