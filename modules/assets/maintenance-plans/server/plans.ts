import { dayAfter } from '#platform/contract/days.ts'
import { and, eq, gte, inArray, isNull, notInArray } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Lease } from '#platform/server/database.ts'
import { numberOf } from '#modules/building/alarm-points/contract.ts'
import { requireAsset } from '#modules/assets/repairs/server/public.ts'
import { lockSupplier } from '#modules/assets/suppliers/server/public.ts'
import type { maintenancePlans } from '../contract.ts'
import { nextDay } from '../cycle.ts'
import { maintenanceChanged } from '../events.ts'
import {
  monthsUnfit,
  nobodyDoes,
  planChanged,
  planIdTaken,
  planOver,
  termLimitsCrossed,
  tooManyChecks,
} from '../problems.ts'
import { mostChecks, type Plan, type Term } from '../shapes.ts'
import { readPlan } from './queries.ts'
import { replan } from './replan.ts'
import {
  checkTable as c,
  planAssetTable as pa,
  type PlanRow,
  planTable as p,
  recordTable as r,
  type TermRow,
  termTable as t,
} from './tables.ts'

type Calls = typeof maintenancePlans.calls
type Added = Taken<Calls['addPlan']>
type Content = Omit<Added, 'planId'>

const told = ({ name, every, unit, nextFrom, firstDay, budget }: Content | PlanRow) => ({
  name,
  every,
  unit,
  nextFrom,
  firstDay,
  budget,
})

const rhythmOf = ({ every, unit, dayRule, months, firstDay }: Content | PlanRow) => ({
  every,
  unit,
  dayRule,
  months,
  firstDay,
})

/** Throws nobodyDoes, monthsUnfit, tooManyChecks, termLimitsCrossed, notFound, supplierOver. */
async function check(context: Context, given: Content) {
  const { supplierId, doer, terms, assetIds } = given
  if (given.months.length && (given.unit !== 'month' || given.every !== 1)) throw monthsUnfit()
  if (!supplierId && !doer) throw nobodyDoes()
  const checks = new Set(assetIds).size * terms.length
  if (checks > mostChecks) throw tooManyChecks(checks)
  for (const { name, lowLimit, highLimit } of terms) {
    const [low, high] = [numberOf(lowLimit), numberOf(highLimit)]
    if (low !== null && high !== null && low >= high) throw termLimitsCrossed(name)
  }
  if (supplierId) await lockSupplier(context, supplierId)
  for (const assetId of assetIds) await requireAsset(context, assetId)
}

async function putAssets({ db }: Lease, planId: string, assetIds: readonly string[]) {
  await db.delete(pa).where(eq(pa.planId, planId))
  await db
    .insert(pa)
    .values([...new Set(assetIds)].map((assetId, position) => ({ planId, assetId, position })))
}

/** Whether a term asks for something else than before: what was checked of it would say what nobody found. */
const asksOther = (row: TermRow, { name, kind, unit, lowLimit, highLimit }: Term): boolean =>
  row.name !== name ||
  row.kind !== kind ||
  row.unit !== unit ||
  row.lowLimit !== numberOf(lowLimit) ||
  row.highLimit !== numberOf(highLimit)

/**
 * Keeps the terms in their order; those that are left out are retired, and so is one of which something was checked and that
 * asks for something else now: another one takes its place. Throws notFound for a term of another plan.
 */
async function putTerms({ db, now }: Context, planId: string, terms: readonly Term[]) {
  const termIds = terms.map(({ termId }) => termId)
  const others = termIds.length ? notInArray(t.id, termIds) : undefined
  await db
    .update(t)
    .set({ retiredAt: now })
    .where(and(eq(t.planId, planId), isNull(t.retiredAt), others))
  const rows = termIds.length ? await db.select().from(t).where(inArray(t.id, termIds)) : []
  if (rows.some((row) => row.planId !== planId)) throw problems.notFound()
  const known = new Map(rows.map((row) => [row.id, row]))
  const checked = termIds.length
    ? await db.selectDistinct({ termId: c.termId }).from(c).where(inArray(c.termId, termIds))
    : []
  const isChecked = new Set(checked.map(({ termId }) => termId))
  for (const [position, term] of terms.entries()) {
    const { termId: id, lowLimit, highLimit, ...rest } = term
    const values = {
      ...rest,
      position,
      lowLimit: numberOf(lowLimit),
      highLimit: numberOf(highLimit),
      retiredAt: null,
    }
    const row = known.get(id)
    if (row && isChecked.has(id) && asksOther(row, term)) {
      await db.update(t).set({ retiredAt: now }).where(eq(t.id, id))
      await db.insert(t).values({ id: newId(), planId, ...values })
    } else if (row) await db.update(t).set(values).where(eq(t.id, id))
    else await db.insert(t).values({ id, planId, ...values })
  }
}

/** Opens the time that is due on a day; it keeps what the plan costs now. */
export async function openRecord(
  { db }: Lease,
  { id: planId, budget }: Pick<PlanRow, 'id' | 'budget'>,
  day: string,
): Promise<void> {
  await db.insert(r).values({ id: newId(), planId, plannedDay: day, dueDay: day, budget })
}

/** What is open, and not late, costs what the plan says from now on. */
async function budgetAnew({ db, now }: Context, planId: string, budget: number | null): Promise<void> {
  const open = and(eq(r.planId, planId), eq(r.state, 'due'), gte(r.dueDay, dayOf(now)))
  await db.update(r).set({ budget }).where(open)
}

/** Adds a plan; its first time is open. Throws planIdTaken, and what `check` throws. */
export async function addPlan(context: Context, { planId: id, ...given }: Added): Promise<Plan> {
  await createOnce(context, {
    id,
    find: () => rowOf(context, p, id),
    isSame: (row) =>
      row.name === given.name && row.supplierId === given.supplierId && says(row, rhythmOf(given)),
    taken: planIdTaken,
    again: { action: 'maintenancePlans.addAgain', target: 'maintenancePlan', targetId: id },
    create: async () => {
      await check(context, given)
      const { assetIds, terms, ...content } = given
      await context.db.insert(p).values({ id, ...content })
      await putAssets(context, id, assetIds)
      await putTerms(context, id, terms)
      await openRecord(
        context,
        { id, budget: given.budget },
        nextDay(given, given.firstDay, dayAfter(given.firstDay, -1)),
      )
      context.emit(maintenanceChanged, { planId: id })
      context.audit({
        action: 'maintenancePlans.add',
        target: 'maintenancePlan',
        targetId: id,
        after: told(given),
      })
    },
  })
  return readPlan(context, id)
}

/** A plan in force, held until the transaction ends. Throws notFound, planOver. */
export async function lockPlan(lease: Lease, planId: string): Promise<PlanRow> {
  const [row] = await lease.db.select().from(p).where(eq(p.id, planId)).for('update')
  if (!row) throw problems.notFound()
  if (row.endedAt) throw planOver()
  return row
}

/** Changes a plan; another rhythm plans what is open anew, and what is late stays as it is. Throws notFound, planOver, planChanged, and what `check` throws. */
export async function correctPlan(
  context: Context,
  { planId, rowVersion, ...given }: Taken<Calls['correctPlan']>,
): Promise<Plan> {
  const row = await lockPlan(context, planId)
  if (row.rowVersion !== rowVersion) throw planChanged()
  await check(context, given)
  const { assetIds, terms, ...content } = given
  await context.db
    .update(p)
    .set({ ...content, rowVersion: rowVersion + 1 })
    .where(eq(p.id, planId))
  await putAssets(context, planId, assetIds)
  await putTerms(context, planId, terms)
  if (!says(row, rhythmOf(given))) await replan(context, planId, content)
  if (row.budget !== given.budget) await budgetAnew(context, planId, given.budget)
  context.emit(maintenanceChanged, { planId })
  context.audit({
    action: 'maintenancePlans.correct',
    target: 'maintenancePlan',
    targetId: planId,
    before: told(row),
    after: told(given),
  })
  return readPlan(context, planId)
}

/** Nothing of it is due any more: what is open is skipped, which stays on record. Throws notFound, planOver. */
export async function endPlan(context: Context, planId: string): Promise<void> {
  const { name } = await lockPlan(context, planId)
  await context.db.update(p).set({ endedAt: context.now }).where(eq(p.id, planId))
  await context.db
    .update(r)
    .set({ state: 'skipped', closedAt: context.now, closedBy: context.actor.name, note: '計畫停用' })
    .where(and(eq(r.planId, planId), eq(r.state, 'due')))
  context.emit(maintenanceChanged, { planId })
  context.audit({
    action: 'maintenancePlans.end',
    target: 'maintenancePlan',
    targetId: planId,
    after: { name },
  })
}
