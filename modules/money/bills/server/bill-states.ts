import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { type bills, type billStatuses } from '../bill-contract.ts'
import { billsChanged } from '../events.ts'
import { cannotBecome, reasonMissing, runWithdrawn } from '../problems.ts'
import type { BillState } from '../states.ts'
import { readBills, requireBill } from './bill-rows.ts'
import { issueBills, requireIssuer } from './issue.ts'
import { openedOf, takeBackOpened } from './opening.ts'
import { lockRuns, raiseOpenings } from './run-rows.ts'
import { billHistory } from './tables.ts'
import { voidBills } from './take-back.ts'

const stateWords: Readonly<Record<BillState | (typeof billStatuses)[number], string>> = {
  draft: '草稿',
  unpaid: '未繳',
  partlyPaid: '部分繳',
  settled: '已繳清',
  carried: '已併入下期',
  voided: '已作廢',
  issued: '已發行',
  overdue: '逾期',
}

interface Many {
  ids: readonly string[]
  provider: Taken<typeof bills.calls.setStates>['provider']
  reason: string
}

/**
 * Voids bills: all or none; issued ones are for whoever may issue, and so is taking back what one of them opened as paid ahead.
 * Throws notFound, noPermission, billVoided, billCarried, billPaid, openingUsed, reasonMissing.
 */
async function voidMany(context: Context, { ids, provider, reason: given }: Many): Promise<number> {
  const rows = await readBills(context, dayOf(context.now), {
    condition: 'b.id = any($2) and ($3::text is null or r.provider = $3)',
    values: [ids, provider ?? null],
  })
  if (rows.length < new Set(ids).size) throw problems.notFound()
  await lockRuns(
    context,
    rows.map(({ billBulkId }) => billBulkId),
    provider,
  )
  // A draft may have been issued until its run was locked.
  const issued = await context.query(
    'select from bill where id = any($1) and issued_at is not null limit 1',
    [ids],
  )
  const opened = await openedOf(context, { billIds: ids })
  if (issued.length || opened.length) requireIssuer(context)
  if ((issued.length || opened.length) && !given) throw reasonMissing()
  const reason = given || '刪除草稿'
  await voidBills(
    context,
    rows.map(({ billId }) => billId).filter((id) => !opened.some(({ billId }) => billId === id)),
    reason,
    () => takeBackOpened(context, opened, reason),
  )
  await raiseOpenings(
    context,
    rows.map(({ billBulkId }) => billBulkId),
  )
  await billHistory.add(
    context,
    context.actor,
    rows.map(({ billId, billBulkId }) => ({ runId: billBulkId, billId, act: 'voided' as const, reason })),
  )
  for (const billBulkId of new Set(rows.map((row) => row.billBulkId)))
    context.emit(billsChanged, { billBulkId })
  context.audit({
    action: 'bills.void',
    target: 'bill',
    targetId: rows[0]?.billId ?? '',
    before: { billNumbers: rows.map(({ number }) => number) },
    reason,
  })
  return rows.length
}

/** Issues drafts of issued runs. Throws notFound, cannotBecome, negativeBill. */
async function issueMany(context: Context, { ids, provider }: Many): Promise<number> {
  const rows = await readBills(context, dayOf(context.now), {
    condition: 'b.id = any($2) and ($3::text is null or r.provider = $3)',
    values: [ids, provider ?? null],
  })
  if (rows.length < new Set(ids).size) throw problems.notFound()
  const wrong = rows.find(({ state }) => state !== 'draft')
  if (wrong) throw cannotBecome(stateWords[wrong.state], stateWords.issued)
  const runs = await lockRuns(
    context,
    rows.map(({ billBulkId }) => billBulkId),
    provider,
  )
  for (const run of runs.values()) {
    if (run.state === 'withdrawn') throw runWithdrawn(run.name)
    if (run.state === 'draft') throw cannotBecome('草稿期別的繳費單', '已發行，請發行整個期別')
    const own = rows.filter(({ billBulkId }) => billBulkId === run.id).map(({ billId }) => billId)
    await issueBills(context, run, own)
    context.emit(billsChanged, { billBulkId: run.id })
  }
  context.audit({
    action: 'bills.issue',
    target: 'bill',
    targetId: rows[0]?.billId ?? '',
    after: { billNumbers: rows.map(({ number }) => number) },
  })
  return rows.length
}

/** Sets several bills to a state: voids them, or issues those that wait in an issued run. All or none. Throws cannotBecome for any other. */
export async function setBillStates(
  context: Context,
  { billStatusEnum: to, billIds: ids, provider, reason }: Taken<typeof bills.calls.setStates>,
) {
  if (to === 'voided') return { count: await voidMany(context, { ids, provider, reason }) }
  if (to === 'issued') return { count: await issueMany(context, { ids, provider, reason }) }
  const rows = await readBills(context, dayOf(context.now), {
    condition: 'b.id = any($2) and ($3::text is null or r.provider = $3)',
    values: [ids, provider ?? null],
  })
  const [first] = rows
  if (!first || rows.length < new Set(ids).size) throw problems.notFound()
  throw cannotBecome(stateWords[first.state], stateWords[to])
}

/** Voids one bill with a reason. Throws as `setBillStates`, and reasonMissing. */
export async function voidOne(
  context: Context,
  { reason, ...ids }: Taken<typeof bills.calls.voidBill>,
): Promise<void> {
  const row = await requireBill(context, dayOf(context.now), ids)
  await voidMany(context, { ids: [row.billId], provider: ids.provider, reason })
}
