import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { maskMobile } from '#platform/contract/masking.ts'
import { problems } from '#platform/contract/problems.ts'
import { microsOf } from '#platform/server/cursor.ts'
import type { Lease } from '#platform/server/database.ts'
import { countUpTo, cursorPage, totalOf } from '#platform/server/list.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import { assetTable } from '#modules/assets/assets/server/public.ts'
import { supplierTable } from '#modules/assets/suppliers/server/public.ts'
import type { repairs } from '../contract.ts'
import type { RepairCase, RepairDetail, Wait } from '../shapes.ts'
import { type CaseRow, caseTable as c, offerTable as o, stepTable as s } from './tables.ts'

const mostCounted = 10_000
const offers = sql<number>`(select count(*)::int from repair_offer r where r.community_id = ${c.communityId} and r.case_id = ${c.id})`

const doneAt =
  sql`(select min(d.at) from repair_step d where d.community_id = ${c.communityId} and d.case_id = ${c.id} and d.act = 'finished')`.mapWith(
    c.stateSince,
  )

/** Whether a claim under the warranty was made and nothing was decided since: an offer that comes meanwhile decides nothing. */
const claimed = sql`(select d.act from repair_step d where d.community_id = ${c.communityId} and d.case_id = ${c.id}
  and d.act not in ('offered', 'linked') order by d.at desc, d.id desc limit 1) = 'claimAsked'`

/** Whom a case waits for, as one condition says it: the same words as the type. */
export const waitOf = sql<Wait>`case when ${c.state} = 'done' then 'accept' when ${c.state} in ('accepted', 'cancelled') then 'nothing'
  when ${claimed} then 'claim' when ${c.state} = 'working' then 'work' when ${c.state} = 'reported' then 'assign'
  when ${offers} > 0 then 'choose' else 'offer' end`

/** Cases that meet a condition, the newest first or in another order. */
export async function readCases(
  lease: Lease,
  condition: SQL | undefined,
  limit = 1000,
  order: readonly SQL[] = [desc(c.reportedAt), desc(c.id)],
) {
  const rows = await lease.db
    .select({
      row: c,
      micros: microsOf(c.reportedAt),
      assetName: sql<string>`coalesce(${assetTable.name}, '')`,
      supplierName: sql<string>`coalesce(${supplierTable.name}, '')`,
      label: sql<string>`coalesce(${householdTable.label}, '')`,
      offers,
      doneAt,
      waitsFor: waitOf,
    })
    .from(c)
    .leftJoin(assetTable, eq(assetTable.id, c.assetId))
    .leftJoin(supplierTable, eq(supplierTable.id, c.supplierId))
    .leftJoin(householdTable, eq(householdTable.id, c.householdId))
    .where(condition)
    .orderBy(...order)
    .limit(limit)
  return rows.map(({ row, micros, ...rest }) => ({ ...toCase(row), ...rest, micros }))
}

/** As it is shown: a number is masked until somebody asks for it (060). */
const toCase = ({ id, forgottenAt: _past, communityId: _own, ...row }: CaseRow) => ({
  ...row,
  caseId: id,
  reporterPhone: maskMobile(row.reporterPhone),
})

const isOpen = sql`${c.state} not in ('accepted', 'cancelled')`

/** A page of repairs, the newest first, or what waits longest. Throws invalid for a cursor that is none. */
export async function listRepairs(lease: Lease, input: Taken<typeof repairs.calls.listRepairs>) {
  const { keyword, waitsFor, assetId, alarmId } = input
  const condition = sql.join(
    [
      sql`true`,
      ...(input.isOpen ? [isOpen] : []),
      ...(waitsFor ? [sql`${waitOf} = ${waitsFor}`] : []),
      ...(assetId ? [sql`${c.assetId} = ${assetId}`] : []),
      ...(alarmId ? [sql`${c.alarmId} = ${alarmId}`] : []),
      ...(keyword
        ? [
            sql`strpos(upper(concat_ws(' ', ${c.title}, ${c.place}, ${c.detail},
              (select h.label from household h where h.community_id = ${c.communityId} and h.id = ${c.householdId}), 'R-' || lpad(${c.number}::text, 4, '0'), ${c.assignee},
              (select s.name from supplier s where s.community_id = ${c.communityId} and s.id = ${c.supplierId}))), ${keyword.toUpperCase()}) > 0`,
          ]
        : []),
    ],
    sql` and `,
  )
  if (input.isLongestFirst) {
    const rows = await readCases(lease, condition, input.maxCount, [asc(c.stateSince), asc(c.id)])
    const count = sql<number>`select ${countUpTo({ from: c, condition, most: mostCounted })} as n`
    const [all] = (await lease.db.execute<{ n: number }>(count)).rows
    const pagination = { after: '', maxCount: input.maxCount, ...totalOf(Number(all?.n ?? 0), mostCounted) }
    return { data: rows.map(toShown), pagination }
  }
  const page = await cursorPage(
    lease,
    {
      condition,
      at: c.reportedAt,
      id: c.id,
      read: (given) => readCases(lease, given.condition, given.limit),
      idOf: (row) => row.caseId,
      counted: { from: c, condition, most: mostCounted },
    },
    input,
  )
  return { ...page, data: page.data.map(toShown) }
}

const toShown = ({ micros: _at, ...row }: RepairCase & { micros: number }): RepairCase => row

/** One case with offers and everything that happened. Throws notFound. */
export async function readRepair(lease: Lease, caseId: string): Promise<RepairDetail> {
  const [found] = await readCases(lease, eq(c.id, caseId))
  if (!found) throw problems.notFound()
  const { micros: _at, ...row } = found
  const offerRows = await lease.db
    .select({ offer: o, supplierName: supplierTable.name })
    .from(o)
    .innerJoin(supplierTable, eq(supplierTable.id, o.supplierId))
    .where(eq(o.caseId, caseId))
    .orderBy(asc(o.amount), asc(o.id))
  const steps = await lease.db.select().from(s).where(eq(s.caseId, caseId)).orderBy(asc(s.at), asc(s.id))
  const [asset] = row.assetId
    ? await lease.db
        .select({
          warrantyUntil: assetTable.warrantyUntil,
          vendorId: assetTable.supplierId,
          vendorName: sql<string>`coalesce(${supplierTable.name}, '')`,
        })
        .from(assetTable)
        .leftJoin(supplierTable, eq(supplierTable.id, assetTable.supplierId))
        .where(eq(assetTable.id, row.assetId))
    : []
  return {
    ...row,
    ...(asset ?? { warrantyUntil: null, vendorId: null, vendorName: '' }),
    offerList: offerRows.map(({ offer, supplierName }) => ({
      offerId: offer.id,
      supplierId: offer.supplierId,
      supplierName,
      amount: offer.amount,
      note: offer.note,
      addedAt: offer.addedAt,
      addedBy: offer.addedByName,
      isChosen: offer.chosenAt !== null,
    })),
    steps: steps.map(({ id, act, note, photos, at, actedByName }) => ({
      stepId: id,
      act,
      note,
      photos,
      at,
      by: actedByName,
    })),
  }
}
