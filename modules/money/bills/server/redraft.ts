import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { runChecks } from '../check-contract.ts'
import { billsChanged } from '../events.ts'
import { notDraft, notFromRates, redrawnMeanwhile } from '../problems.ts'
import type { Run } from '../shapes.ts'
import { requireMode } from './drafted.ts'
import { writeGaps } from './gaps.ts'
import { insertBills, insertLines, requireAccounts } from './insert-bills.ts'
import { type Change, redraftOf } from './redraft-changes.ts'
import { lockRun, readRun } from './run-rows.ts'
import { billHistory } from './tables.ts'
import { voidBills } from './take-back.ts'

type Calls = typeof runChecks.calls

async function requireDraft(context: Context, ids: Taken<Calls['previewRedraft']>) {
  const run = await lockRun(context, ids)
  if (run.state === 'issued') throw notDraft(run.name)
  if (run.source !== 'rates') throw notFromRates(run.name)
  await requireMode(context, run.cycle)
  return run
}

/** What drawing a draft anew would change. Throws notFound, runWithdrawn, notDraft, notFromRates, modeMismatch (R285). */
export async function previewRedraft(context: Context, ids: Taken<Calls['previewRedraft']>) {
  const { changes, gaps, seen } = await redraftOf(context, await requireDraft(context, ids))
  return { seen, changes: changes.map(({ drawn: _, ...change }) => change), gapCount: gaps.length }
}

async function rewrite(context: Context, changes: readonly Change[]): Promise<void> {
  const given = changes.flatMap(({ billId, drawn, after }) =>
    billId && drawn ? [{ ...drawn, billId, total: after }] : [],
  )
  if (!given.length) return
  await requireAccounts(
    context,
    { source: 'rates' },
    given.flatMap(({ lines }) => lines),
  )
  await context.query('delete from bill_line where bill_id = any($1)', [given.map(({ billId }) => billId)])
  await insertLines(context, given)
  await context.query(
    `update bill b set total = g.total, payer_name = coalesce(g."payerName", ''), payer_type = g."payerType", row_version = b.row_version + 1
     from jsonb_to_recordset($1) as g ("billId" uuid, total bigint, "payerName" text, "payerType" text) where b.id = g."billId"`,
    [JSON.stringify(given.map(({ lines: _, ...row }) => row))],
  )
}

const money = (n: number) => n.toLocaleString('en-US')
const of = (changes: readonly Change[], act: Change['act']) => changes.filter((change) => change.act === act)

/**
 * Draws a draft anew, all or nothing: bills are added, get other lines, or go and keep their number. What was done by hand stays
 * but for the households that are given up. Throws as `previewRedraft`, and redrawnMeanwhile when it gives something else than was seen.
 */
export async function redraftRun(
  context: Context,
  { seen, giveUp, ...ids }: Taken<Calls['redraft']>,
): Promise<Run> {
  const run = await requireDraft(context, ids)
  const redraft = await redraftOf(context, run)
  if (redraft.seen !== seen) throw redrawnMeanwhile()
  const givenUp = new Set(giveUp)
  const wanted = redraft.changes.filter(({ hand, householdId }) => !hand || givenUp.has(householdId))
  const [added, changed, removed] = [of(wanted, 'add'), of(wanted, 'change'), of(wanted, 'remove')]
  const newIds = await insertBills(
    context,
    run,
    added.flatMap(({ drawn = [] }) => drawn),
  )
  await rewrite(context, changed)
  const goneIds = removed.flatMap(({ billId }) => billId ?? [])
  if (goneIds.length) await voidBills(context, goneIds, '依費率重新計算')
  await writeGaps(context, run.id, redraft.gaps)
  const told = [...changed, ...removed].map(({ billId, before, after }) => ({
    runId: run.id,
    billId,
    act: 'redrawn' as const,
    changes:
      before === after ? [] : [{ field: 'total', before: money(before ?? 0), after: money(after ?? 0) }],
  }))
  await billHistory.add(context, context.actor, [
    ...told,
    ...newIds.map((billId) => ({ runId: run.id, billId, act: 'redrawn' as const })),
  ])
  context.emit(billsChanged, { billBulkId: run.id })
  context.audit({
    action: 'bills.redraft',
    target: 'billBulk',
    targetId: run.id,
    after: {
      name: run.name,
      billsAdded: added.length,
      billsChanged: changed.length,
      billsRemoved: removed.length,
      billsKept: redraft.changes.length - wanted.length,
    },
  })
  return readRun(context, dayOf(context.now), ids)
}
