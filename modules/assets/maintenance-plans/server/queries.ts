import { and, asc, desc, eq, gte, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import { readingOf } from '#modules/building/alarm-points/contract.ts'
import { areaTable } from '#modules/assets/asset-settings/server/public.ts'
import { assetTable as a } from '#modules/assets/assets/server/public.ts'
import { supplierTable as s } from '#modules/assets/suppliers/server/public.ts'
import type { MaintenanceRecord, Plan, RecordDetail, Term } from '../shapes.ts'
import {
  checkTable as c,
  moveTable as m,
  planAssetTable as pa,
  planTable as p,
  recordTable as r,
  termTable as t,
} from './tables.ts'

/** Terms in force of plans that meet a condition, in their order. */
export async function readTerms(lease: Lease, condition: SQL | undefined) {
  const rows = await lease.db
    .select({ term: t, planName: p.name })
    .from(t)
    .innerJoin(p, eq(p.id, t.planId))
    .where(and(isNull(t.retiredAt), condition))
    .orderBy(asc(p.name), asc(t.planId), asc(t.position))
  return rows.map(({ term, planName }) => ({
    planId: term.planId,
    planName,
    termId: term.id,
    name: term.name,
    hint: term.hint,
    kind: term.kind,
    unit: term.unit,
    lowLimit: readingOf(term.lowLimit),
    highLimit: readingOf(term.highLimit),
  }))
}

/** The terms of all plans in force (R321). */
export const listTerms = (lease: Lease) => readTerms(lease, isNull(p.endedAt))

const ofPlans = (planIds: readonly string[]) =>
  planIds.length ? [...planIds] : ['00000000-0000-0000-0000-000000000000']

/** What is scrapped is looked after no more. */
const scrapped = 6

/** The things of plans, in their order; what left the register is looked after no more. */
export const readAssetsOf = (lease: Lease, planIds: readonly string[]) =>
  lease.db
    .select({
      planId: pa.planId,
      assetId: a.id,
      displayId: a.displayId,
      name: a.name,
      place: a.place,
      areaName: sql<string>`coalesce(${areaTable.name}, '')`,
      qrCode: a.qrCode,
    })
    .from(pa)
    .innerJoin(a, eq(a.id, pa.assetId))
    .leftJoin(areaTable, eq(areaTable.id, a.areaId))
    .where(and(inArray(pa.planId, ofPlans(planIds)), isNull(a.removedAt), ne(a.assetStatus, scrapped)))
    .orderBy(asc(pa.position))

/** Rows by their plan, in their order. */
function byPlan<Row extends { planId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    const own = found.get(row.planId)
    if (own) own.push(row)
    else found.set(row.planId, [row])
  }
  return found
}

const openMoves = sql<number>`(select count(*)::int from maintenance_move v where v.community_id = ${r.communityId} and v.record_id = ${r.id})`
const moveReason = sql<string>`coalesce((select v.reason from maintenance_move v
  where v.community_id = ${r.communityId} and v.record_id = ${r.id} order by v.at desc limit 1), '')`
const lastDone = sql<
  string | null
>`(select max(d.done_day)::text from maintenance_record d where d.community_id = ${p.communityId} and d.plan_id = ${p.id})`

/** Plans that meet a condition, by their next day. */
export async function readPlans(lease: Lease, condition: SQL | undefined): Promise<Plan[]> {
  const rows = await lease.db
    .select({
      plan: p,
      supplierName: sql<string>`coalesce(${s.name}, '')`,
      open: r,
      moves: openMoves,
      moveReason,
      lastDone,
    })
    .from(p)
    .leftJoin(s, eq(s.id, p.supplierId))
    .leftJoin(r, and(eq(r.planId, p.id), eq(r.state, 'due')))
    .where(condition)
    .orderBy(asc(r.dueDay), asc(p.name), asc(p.id))
    .limit(1000)
  const planIds = rows.map(({ plan }) => plan.id)
  const terms = await readTerms(lease, inArray(t.planId, ofPlans(planIds)))
  const assets = await readAssetsOf(lease, planIds)
  const assetsOf = byPlan(assets)
  const termsOf = byPlan(terms)
  return rows.map(({ plan, supplierName, open, moves, moveReason: reason, lastDone: lastDoneDay }) => {
    const { id: planId, endedAt, communityId: _own, ...rest } = plan
    const own = assetsOf.get(planId) ?? []
    return {
      ...rest,
      planId,
      assetIds: own.map(({ assetId }) => assetId),
      assets: own.map(({ planId: _plan, ...asset }) => asset),
      terms: (termsOf.get(planId) ?? []).map(({ planId: _plan, planName: _name, ...term }): Term => term),
      supplierName,
      openRecordId: open?.id ?? null,
      openRecordVersion: open?.rowVersion ?? null,
      nextDay: open?.dueDay ?? '',
      plannedDay: open?.plannedDay ?? '',
      moveReason: reason,
      moves,
      lastDoneDay,
      isEnded: endedAt !== null,
    }
  })
}

/** The plans in force, or all; of one thing. */
export const listPlans = (
  lease: Lease,
  { assetId, dueBy, isAll }: { assetId?: string | undefined; dueBy?: string | undefined; isAll: boolean },
) =>
  readPlans(
    lease,
    and(
      isAll ? undefined : isNull(p.endedAt),
      dueBy ? lte(r.dueDay, dueBy) : undefined,
      assetId
        ? sql`exists (select from maintenance_plan_asset x where x.community_id = ${p.communityId} and x.plan_id = ${p.id} and x.asset_id = ${assetId})`
        : undefined,
    ),
  )

/** One plan. Throws notFound. */
export async function readPlan(lease: Lease, planId: string): Promise<Plan> {
  const [plan] = await readPlans(lease, eq(p.id, planId))
  if (!plan) throw problems.notFound()
  return plan
}

const counted = (what: SQL, assetId: string | undefined) =>
  sql<number>`(select count(*)::int from maintenance_check k where k.community_id = ${r.communityId} and k.record_id = ${r.id}
    and ${what}${assetId ? sql` and k.asset_id = ${assetId}` : sql``})`

/** The things that were looked at in these times, whatever their plans have today; also what left the register since. */
async function readChecked(lease: Lease, recordIds: readonly string[]): Promise<Map<string, string[]>> {
  const found = await lease.query<{ recordId: string; names: string[] }>(
    `select k.record_id as "recordId", array_agg(distinct a.name order by a.name) as names
     from maintenance_check k join asset a on a.community_id = k.community_id and a.id = k.asset_id
     where k.record_id = any($1) group by 1`,
    [recordIds],
  )
  return new Map(found.map(({ recordId, names }) => [recordId, names]))
}

/** Records that meet a condition, the latest day first. `assetId`: what was looked at is counted of that thing alone. */
export async function readRecords(
  lease: Lease,
  condition: SQL | undefined,
  { assetId, limit = 500 }: { assetId?: string | undefined; limit?: number } = {},
) {
  const rows = await lease.db
    .select({
      record: r,
      planName: p.name,
      legalBasis: p.legalBasis,
      supplierName: sql<string>`coalesce(${s.name}, '')`,
      checks: counted(sql`k.result <> 'none'`, assetId),
      fails: counted(sql`k.result = 'fail'`, assetId),
      moves: openMoves,
    })
    .from(r)
    .innerJoin(p, eq(p.id, r.planId))
    .leftJoin(
      s,
      eq(s.id, sql`coalesce(${r.supplierId}, case when ${r.state} = 'due' then ${p.supplierId} end)`),
    )
    .where(condition)
    .orderBy(desc(r.dueDay), desc(r.id))
    .limit(limit)
  const assets = await readAssetsOf(lease, [...new Set(rows.map(({ record }) => record.planId))])
  const namesOf = byPlan(assets)
  const checkedOf = await readChecked(
    lease,
    rows.flatMap(({ record }) => (record.state === 'done' ? [record.id] : [])),
  )
  return rows.map(({ record, ...rest }) => {
    const { id: recordId, communityId: _own, sheetId: _sheet, ...row } = record
    const assetNames = checkedOf.get(recordId) ?? (namesOf.get(row.planId) ?? []).map(({ name }) => name)
    return { ...row, ...rest, recordId, assetNames }
  })
}

/** What lists tell of a record: not its signatures. */
const toRecord = ({
  workerSign: _one,
  acceptorSign: _other,
  ...row
}: Awaited<ReturnType<typeof readRecords>>[number]): MaintenanceRecord => row

/**
 * Whether a thing was looked at in a time that is over, whatever its plan has today; where nothing is written of what was looked
 * at, and of what is open, what the plan has says so.
 */
const isOf = (assetId: string) =>
  sql`case when ${r.state} = 'done' and exists (select from maintenance_check k where k.community_id = ${r.communityId} and k.record_id = ${r.id})
    then exists (select from maintenance_check k where k.community_id = ${r.communityId} and k.record_id = ${r.id} and k.asset_id = ${assetId})
    else exists (select from maintenance_plan_asset x where x.community_id = ${r.communityId} and x.plan_id = ${r.planId} and x.asset_id = ${assetId}) end`

/** Records of a plan, a thing, a time or a state. */
export async function listRecords(
  lease: Lease,
  given: {
    planId?: string | undefined
    assetId?: string | undefined
    from?: string | undefined
    to?: string | undefined
    state?: 'due' | 'done' | 'skipped' | undefined
  },
): Promise<MaintenanceRecord[]> {
  const { planId, assetId, from, to, state } = given
  const rows = await readRecords(
    lease,
    and(
      planId ? eq(r.planId, planId) : undefined,
      state ? eq(r.state, state) : undefined,
      from ? gte(r.dueDay, from) : undefined,
      to ? lte(r.dueDay, to) : undefined,
      assetId ? isOf(assetId) : undefined,
    ),
    { assetId },
  )
  return rows.map(toRecord)
}

/** One record with checks and moves. Throws notFound. */
export async function readRecord(lease: Lease, recordId: string): Promise<RecordDetail> {
  const [row] = await readRecords(lease, eq(r.id, recordId))
  if (!row) throw problems.notFound()
  const checkList = await lease.db
    .select({ check: c, assetName: a.name, termName: t.name, unit: t.unit })
    .from(c)
    .innerJoin(a, eq(a.id, c.assetId))
    .innerJoin(t, eq(t.id, c.termId))
    .where(eq(c.recordId, recordId))
    .orderBy(asc(a.displayId), asc(t.position), asc(t.id))
  const moveList = await lease.db.select().from(m).where(eq(m.recordId, recordId)).orderBy(asc(m.at))
  return {
    ...row,
    checkList: checkList.map(({ check: { communityId: _own, recordId: _of, ...check }, ...named }) => ({
      ...check,
      ...named,
    })),
    moveList: moveList.map(({ fromDay, toDay, reason, at, movedBy }) => ({
      fromDay,
      toDay,
      reason,
      at,
      by: movedBy,
    })),
  }
}
