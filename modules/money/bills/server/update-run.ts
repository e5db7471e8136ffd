import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { billingRuns as calls } from '../contract.ts'
import { billsChanged, billsIssued } from '../events.ts'
import { billIdTaken, changedMeanwhile, notDraft, openingFixed } from '../problems.ts'
import type { BillRow, Run } from '../shapes.ts'
import { readBills } from './bill-rows.ts'
import { toldRun } from './create.ts'
import { requireDates } from './dates.ts'
import { insertBills, linesIn } from './insert-bills.ts'
import { issueBills, requireIssuer } from './issue.ts'
import { makeCodes } from './codes.ts'
import { lockRun, raiseOpenings, readRun } from './run-rows.ts'
import { billHistory, billingRuns, runHistory } from './tables.ts'

const told = ['name', 'startsOn', 'endsOn', 'dueOn', 'barcodeUntil'] as const

/**
 * Names a run or changes its days; of an issued one the days of payment alone, which its open bills take over.
 * Throws notFound, runWithdrawn, changedMeanwhile, notDraft, wrongDates, modeMismatch, noPermission.
 */
export async function updateRun(
  context: Context,
  { billBulkId: id, provider, version, ...content }: Taken<typeof calls.calls.update>,
): Promise<Run> {
  const run = await lockRun(context, { billBulkId: id, provider })
  if (run.version !== version) throw changedMeanwhile()
  if (run.state === 'issued') requireIssuer(context)
  const isPeriodChanged = run.startsOn !== content.startsOn || run.endsOn !== content.endsOn
  if (run.state === 'issued' && isPeriodChanged) throw notDraft(run.name)
  requireDates(run.cycle, content)
  await context.db
    .update(billingRuns)
    .set({ ...content, rowVersion: sql`row_version + 1` })
    .where(eq(billingRuns.id, id))
  if (run.dueOn !== content.dueOn || run.barcodeUntil !== content.barcodeUntil) {
    const rows = await context.query<{ id: string }>(
      `update bill set due_on = $2, barcode_until = $3, row_version = row_version + 1
       where run_id = $1 and voided_at is null and settled_at is null and due_on = $4 and barcode_until = $5 returning id`,
      [id, content.dueOn, content.barcodeUntil, run.dueOn, run.barcodeUntil],
    )
    if (run.state === 'issued')
      await makeCodes(
        context,
        rows.map(({ id }) => id),
      )
  }
  const changes = told
    .filter((field) => run[field] !== content[field])
    .map((field) => ({ field, before: run[field], after: content[field] }))
  await runHistory.add(context, context.actor, [{ runId: id, act: 'changed', changes }])
  context.emit(billsChanged, { billBulkId: id })
  context.audit({
    action: 'bills.changeRun',
    target: 'billBulk',
    targetId: id,
    before: toldRun(run),
    after: toldRun(content),
  })
  return readRun(context, dayOf(context.now), { billBulkId: id })
}

interface KnownBill {
  [column: string]: unknown
  id: string
  runId: string
  householdId: string
  lines: [name: string, account: number, amount: number][]
}
const knownBills = `
  select b.id, b.run_id as "runId", b.billed_household_id as "householdId",
    (select coalesce(json_agg(json_build_array(l.name, l.account_number, l.amount) order by l.position), '[]')
      from bill_line l where l.bill_id = b.id and l.kind <> 'arrears') as lines
  from bill b where b.id = any($1)`

type Added = Taken<typeof calls.calls.addBills>['bills'][number] & { billBulkId: string }
const isSame = ({ runId, householdId, lines }: KnownBill, added: Added) =>
  runId === added.billBulkId &&
  householdId === added.householdId &&
  isDeepStrictEqual(
    lines,
    added.lines.map(({ name, accountNumber, amount }) => [name, accountNumber, amount]),
  )

/**
 * Adds bills to a run; those of an issued run are issued at once. Bills that there are already are left as they are.
 * Throws notFound, runWithdrawn, noPermission, openingFixed, billIdTaken, and what issuing says.
 */
export async function addBills(
  context: Context,
  { billBulkId, provider, bills: given }: Taken<typeof calls.calls.addBills>,
): Promise<BillRow[]> {
  const run = await lockRun(context, { billBulkId, provider })
  if (run.state === 'issued') requireIssuer(context)
  if (run.state === 'issued' && run.source === 'opening') throw openingFixed(run.name)
  const bills = given.map((bill) => ({ ...bill, lines: [...linesIn(run, bill.lines)] }))
  const ids = bills.map(({ billId }) => billId)
  const known = await context.query<KnownBill>(knownBills, [ids])
  const there = new Map(known.map((bill) => [bill.id, bill]))
  for (const bill of bills) {
    const before = there.get(bill.billId)
    if (before && !isSame(before, { ...bill, billBulkId })) throw billIdTaken()
  }
  const added = bills.filter(({ billId }) => !there.has(billId))
  await insertBills(context, run, added)
  if (added.length) await raiseOpenings(context, [run.id])
  const addedIds = added.map(({ billId }) => billId)
  if (run.state === 'issued' && addedIds.length) {
    await issueBills(context, run, addedIds)
    context.emit(billsIssued, { billBulkId })
  }
  await billHistory.add(
    context,
    context.actor,
    addedIds.map((billId) => ({ runId: billBulkId, billId, act: 'added' as const })),
  )
  const rows = await readBills(context, dayOf(context.now), {
    condition: 'b.id = any($2) and b.run_id = $3',
    values: [ids, billBulkId],
  })
  context.emit(billsChanged, { billBulkId })
  context.audit({
    action: 'bills.addBills',
    target: 'billBulk',
    targetId: billBulkId,
    after: { name: run.name, billNumbers: rows.map(({ number }) => number) },
  })
  return rows
}
