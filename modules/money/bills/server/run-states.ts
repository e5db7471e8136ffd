import { and, eq, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { billingRuns as calls } from '../contract.ts'
import { billsChanged, billsIssued } from '../events.ts'
import { cannotBecome, changedMeanwhile, reasonMissing, runEmpty, runIssued, runPaid } from '../problems.ts'
import type { Run } from '../shapes.ts'
import { issueBills, requireIssuer } from './issue.ts'
import { openedOf, openPrepayments, takeBackOpened } from './opening.ts'
import { type LockedRun, lockRun, readRun } from './run-rows.ts'
import { billingRuns, runHistory } from './tables.ts'
import { voidBills } from './take-back.ts'

const stateWords = { draft: '草稿', issued: '已發行', withdrawn: '已撤回' }

async function issueRun(context: Context, run: LockedRun): Promise<void> {
  if (run.state === 'issued') throw runIssued(run.name)
  const ahead = run.source === 'opening' ? await openPrepayments(context, run) : 0
  const count = (await issueBills(context, run)) + ahead
  if (!count) throw runEmpty(run.name)
  await context.db
    .update(billingRuns)
    .set({
      issuedAt: context.now,
      issuedBy: context.actor.accountId,
      issuedByName: context.actor.name,
      rowVersion: sql`row_version + 1`,
    })
    .where(eq(billingRuns.id, run.id))
  await runHistory.add(context, context.actor, [{ runId: run.id, act: 'issued' }])
  context.emit(billsIssued, { billBulkId: run.id })
  context.emit(billsChanged, { billBulkId: run.id })
  context.audit({
    action: 'bills.issue',
    target: 'billBulk',
    targetId: run.id,
    after: { name: run.name, billCount: count },
  })
}

async function withdraw(context: Context, run: LockedRun, reason: string): Promise<void> {
  if (run.state === 'issued' && !reason) throw reasonMissing()
  const bills = await context.query<{ id: string; isHeld: boolean }>(
    `select b.id, exists (select from bill_settlement s where s.bill_id = b.id and s.kind in ('payment', 'carried')
       group by s.kind having sum(s.amount) > 0) as "isHeld"
     from bill b where b.run_id = $1 and b.voided_at is null order by b.id for update`,
    [run.id],
  )
  const held = bills.filter(({ isHeld }) => isHeld).length
  if (held) throw runPaid(run.name, held)
  const opened = await openedOf(context, { runId: run.id })
  await voidBills(
    context,
    bills.map(({ id }) => id),
    reason || '撤回期別',
    () => takeBackOpened(context, opened, reason),
  )
  await context.db
    .update(billingRuns)
    .set({
      withdrawnAt: context.now,
      withdrawnByName: context.actor.name,
      withdrawReason: reason,
      rowVersion: sql`row_version + 1`,
    })
    .where(and(eq(billingRuns.id, run.id)))
  await runHistory.add(context, context.actor, [{ runId: run.id, act: 'withdrawn', reason }])
  context.emit(billsChanged, { billBulkId: run.id })
  context.audit({
    action: 'bills.withdraw',
    target: 'billBulk',
    targetId: run.id,
    before: { name: run.name, billCount: bills.length + opened.length },
    reason,
  })
}

/**
 * Issues a draft in one transaction, or withdraws a run while nothing of it is paid. Throws notFound, changedMeanwhile,
 * runWithdrawn, runIssued, ownOpening, runEmpty, gapsOpen, negativeBill, runPaid, openingUsed, reasonMissing, cannotBecome.
 */
export async function setRunState(
  context: Context,
  { billStatusEnum: to, version, reason, ...ids }: Taken<typeof calls.calls.setState>,
): Promise<Run> {
  const run = await lockRun(context, ids)
  // Of an opening run the second person issues what they saw and nothing else.
  const isSeen =
    version === run.version || (version === undefined && !(to === 'issued' && run.source === 'opening'))
  if (!isSeen) throw changedMeanwhile()
  if (to === 'draft') throw cannotBecome(stateWords[run.state], stateWords.draft)
  await (to === 'issued' ? issueRun(context, run) : withdraw(context, run, reason))
  return readRun(context, dayOf(context.now), ids)
}

/** Issues a run that another part of the product drafted, as that knows it. Throws noPermission, and what `setRunState` throws. */
export async function issueRunOf(
  context: Context,
  { billBulkId, version }: { billBulkId: string; version: number },
): Promise<void> {
  requireIssuer(context)
  await setRunState(context, { billBulkId, version, billStatusEnum: 'issued', reason: '' })
}

/** Withdraws a run; what it had keeps its numbers. Throws as `setRunState`, and noPermission for an issued one. */
export async function removeRun(
  context: Context,
  { reason, ...ids }: Taken<typeof calls.calls.remove>,
): Promise<void> {
  const run = await lockRun(context, ids)
  if (run.state === 'issued') requireIssuer(context)
  await withdraw(context, run, reason)
}
