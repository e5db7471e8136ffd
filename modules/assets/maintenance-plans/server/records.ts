import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Work } from '#platform/server/work.ts'
import { claimFile, openLink } from '#modules/keeping/files/server/public.ts'
import { rateSupplier } from '#modules/assets/suppliers/server/public.ts'
import type { maintenancePlans } from '../contract.ts'
import { daysTo, lastDay, nextDay } from '../cycle.ts'
import { maintenanceChanged } from '../events.ts'
import {
  doneLater,
  doneTooEarly,
  movedBack,
  notDone,
  notRated,
  reasonNeeded,
  recordChanged,
  recordClosed,
} from '../problems.ts'
import type { Check, RecordDetail } from '../shapes.ts'
import { checkedChecks, openRepairs, putChecks, readRetiredTerms } from './checks.ts'
import { lockPlan, openRecord } from './plans.ts'
import { readPlan, readRecord } from './queries.ts'
import { moveTable as m, type PlanRow, type RecordRow, recordTable as r } from './tables.ts'

type Calls = typeof maintenancePlans.calls

/** An open time with its plan, both held. Throws notFound, planOver, recordChanged, recordClosed. */
export async function lockRecord(lease: Lease, recordId: string, rowVersion?: number) {
  const [found] = await lease.db.select({ planId: r.planId }).from(r).where(eq(r.id, recordId))
  if (!found) throw problems.notFound()
  const plan = await lockPlan(lease, found.planId)
  const [row] = await lease.db.select().from(r).where(eq(r.id, recordId)).for('update')
  if (!row) throw problems.notFound()
  if (row.state !== 'due') throw recordClosed()
  if (rowVersion !== undefined && row.rowVersion !== rowVersion) throw recordChanged()
  return { plan, row }
}

/** It is due on another day. Throws movedBack, notFound, recordChanged, recordClosed. */
export async function moveRecord(
  context: Context,
  { recordId, rowVersion, toDay, reason }: Taken<Calls['moveRecord']>,
): Promise<RecordDetail> {
  const days = daysTo(dayOf(context.now), toDay)
  if (days < 0 || days > 366) throw movedBack()
  const { row } = await lockRecord(context, recordId, rowVersion)
  const moved = { recordId, fromDay: row.dueDay, toDay, reason, at: context.now, movedBy: context.actor.name }
  await context.db.insert(m).values({ id: newId(), ...moved })
  await context.db
    .update(r)
    .set({ dueDay: toDay, rowVersion: row.rowVersion + 1 })
    .where(eq(r.id, recordId))
  context.emit(maintenanceChanged, { planId: row.planId })
  context.audit({
    action: 'maintenancePlans.move',
    target: 'maintenanceRecord',
    targetId: recordId,
    before: { dueDay: row.dueDay },
    after: { dueDay: toDay },
    reason,
  })
  return readRecord(context, recordId)
}

/** Opens the next time: after the planned day or the day it was done, as the plan says; times that passed meanwhile are on record as skipped. */
async function openNext(work: Work, plan: PlanRow, { plannedDay, on }: { plannedDay: string; on: string }) {
  if (plan.nextFrom === 'done')
    return openRecord(work, plan, nextDay({ ...plan, months: plan.months }, on, on))
  let day = nextDay(plan, plan.firstDay, plannedDay)
  for (let most = 200; day <= on && day < lastDay && most > 0; most--) {
    await work.db.insert(r).values({
      id: newId(),
      planId: plan.id,
      plannedDay: day,
      dueDay: day,
      budget: plan.budget,
      state: 'skipped',
      closedAt: work.now,
      closedBy: '系統',
      note: '前一次逾期，這次一併處理',
    })
    day = nextDay(plan, plan.firstDay, day)
  }
  return openRecord(work, plan, day)
}

/** It is left out this time. Throws notFound, recordChanged, recordClosed. */
export async function skipRecord(
  context: Context,
  { recordId, rowVersion, reason }: Taken<Calls['skipRecord']>,
): Promise<RecordDetail> {
  const { plan, row } = await lockRecord(context, recordId, rowVersion)
  await context.db
    .update(r)
    .set({
      state: 'skipped',
      closedAt: context.now,
      closedBy: context.actor.name,
      note: reason,
      rowVersion: row.rowVersion + 1,
    })
    .where(eq(r.id, recordId))
  await openNext(context, plan, { plannedDay: row.plannedDay, on: row.plannedDay })
  context.emit(maintenanceChanged, { planId: plan.id })
  context.audit({ action: 'maintenancePlans.skip', target: 'maintenanceRecord', targetId: recordId, reason })
  return readRecord(context, recordId)
}

/** Keeps what was found of an open time until now: whoever saw it before is told so. Throws notFound, planOver, recordClosed. */
export async function keepChecks(
  work: Work,
  by: string,
  { recordId, checks }: { recordId: string; checks: readonly Check[] },
): Promise<void> {
  const { plan, row } = await lockRecord(work, recordId)
  await putChecks(work, by, { recordId, checks, isWhole: false })
  await work.db
    .update(r)
    .set({ rowVersion: row.rowVersion + 1 })
    .where(eq(r.id, recordId))
  work.emit(maintenanceChanged, { planId: plan.id })
}

/** What a time that is over comes with. */
export interface Finish
  extends Partial<Pick<RecordRow, 'acceptor' | 'workerSign' | 'acceptorSign' | 'sheetId'>> {
  recordId: string
  rowVersion?: number
  doneDay: string
  worker: string
  cost: number | null
  note: string
  checks: readonly Check[]
  /** The terms of the sheet on a phone. */
  sheetTerms?: readonly string[] | undefined
}

/**
 * Closes a time with what was found: every failed check is a repair, and the next time is open. Gives the numbers of the
 * repairs. Throws doneLater, doneTooEarly, notFound, recordChanged, recordClosed, and what checkedChecks throws.
 */
export async function finish(work: Work, by: string, given: Finish): Promise<number[]> {
  const { recordId, rowVersion, checks: found, sheetTerms, ...set } = given
  if (set.doneDay > dayOf(work.now)) throw doneLater()
  if (daysTo(set.doneDay, dayOf(work.now)) > 366) throw doneTooEarly()
  const { plan: planRow, row } = await lockRecord(work, recordId, rowVersion)
  const plan = await readPlan(work, planRow.id)
  const retired = sheetTerms ? await readRetiredTerms(work, plan.planId) : []
  const sheet = sheetTerms && { terms: sheetTerms, retired }
  const checks = checkedChecks(plan, found, true, sheet)
  await putChecks(work, by, { recordId, checks, isWhole: true })
  await work.db
    .update(r)
    .set({
      ...set,
      state: 'done',
      closedAt: work.now,
      closedBy: by,
      supplierId: planRow.supplierId,
      rowVersion: row.rowVersion + 1,
    })
    .where(eq(r.id, recordId))
  const numbers = await openRepairs(work, by, { plan, retired, recordId, checks })
  await openNext(work, planRow, { plannedDay: row.plannedDay, on: set.doneDay })
  work.emit(maintenanceChanged, { planId: planRow.id })
  work.audit({
    action: 'maintenancePlans.finish',
    target: 'maintenanceRecord',
    targetId: recordId,
    after: { doneDay: set.doneDay, cost: set.cost },
  })
  return numbers
}

/** The desk writes down that it was done. Throws foreignFile, and what `finish` throws. */
export async function finishRecord(
  context: Context,
  { stars, ...given }: Taken<Calls['finishRecord']>,
): Promise<RecordDetail> {
  const { name } = context.actor
  const { checkList } = await readRecord(context, given.recordId)
  const known = new Set(checkList.flatMap(({ photos }) => photos))
  // What a supplier sent stays; what is new was uploaded here, and no other file is opened by it.
  for (const path of new Set(given.checks.flatMap(({ photos }) => photos)))
    if (!known.has(path)) await claimFile(context, path, 'webcam')
  await finish(context, name, { ...given, worker: given.worker || name, acceptor: name })
  const record = await readRecord(context, given.recordId)
  if (stars === null || !record.supplierId) return record
  return rate(context, record, stars)
}

/** Keeps what was thought of a work with its record and its supplier. */
async function rate(context: Context, record: RecordDetail, stars: number): Promise<RecordDetail> {
  const { recordId, supplierId, planName, rowVersion } = record
  if (!supplierId) throw notRated()
  await context.db
    .update(r)
    .set({ stars, rowVersion: rowVersion + 1 })
    .where(eq(r.id, recordId))
  await rateSupplier(context, { supplierId, stars, about: planName })
  return readRecord(context, recordId)
}

/** A work that is done is rated, once. Throws notFound, recordChanged, notRated. */
export async function rateRecord(
  context: Context,
  { recordId, rowVersion, stars }: Taken<Calls['rateRecord']>,
): Promise<RecordDetail> {
  const [row] = await context.db.select().from(r).where(eq(r.id, recordId)).for('update')
  if (!row) throw problems.notFound()
  if (row.rowVersion !== rowVersion) throw recordChanged()
  if (row.state !== 'done' || row.stars !== null) throw notRated()
  const rated = await rate(context, await readRecord(context, recordId), stars)
  context.emit(maintenanceChanged, { planId: row.planId })
  context.audit({
    action: 'maintenancePlans.rate',
    target: 'maintenanceRecord',
    targetId: recordId,
    after: { stars },
  })
  return rated
}

/** What a time that is done cost; an amount that stands is changed with a reason. Throws notFound, recordChanged, notDone, reasonNeeded. */
export async function costRecord(
  context: Context,
  { recordId, rowVersion, cost, reason }: Taken<Calls['costRecord']>,
): Promise<RecordDetail> {
  const [row] = await context.db.select().from(r).where(eq(r.id, recordId)).for('update')
  if (!row) throw problems.notFound()
  if (row.rowVersion !== rowVersion) throw recordChanged()
  if (row.state !== 'done') throw notDone()
  if (row.cost !== null && row.cost !== cost && !reason) throw reasonNeeded()
  await context.db
    .update(r)
    .set({ cost, rowVersion: rowVersion + 1 })
    .where(eq(r.id, recordId))
  context.emit(maintenanceChanged, { planId: row.planId })
  context.audit({
    action: 'maintenancePlans.cost',
    target: 'maintenanceRecord',
    targetId: recordId,
    before: { cost: row.cost },
    after: { cost },
    ...(reason ? { reason } : {}),
  })
  return readRecord(context, recordId)
}

/** A link to a photo of a check, or to a signature. Throws notFound for any other. */
export async function openCheckPhoto(
  context: CallContext,
  { recordId, path }: Taken<Calls['openCheckPhoto']>,
): Promise<{ url: string }> {
  const { checkList, workerSign, acceptorSign } = await readRecord(context, recordId)
  const known = [workerSign, acceptorSign, ...checkList.flatMap(({ photos }) => photos)]
  if (!path || !known.includes(path)) throw problems.notFound()
  const { url } = await openLink(context, path)
  return { url }
}
