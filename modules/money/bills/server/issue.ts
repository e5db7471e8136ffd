import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { feeSettings } from '#modules/money/fee-items/server/public.ts'
import { postMany } from '#modules/money/ledger/server/public.ts'
import { labelsOf } from '#modules/homes/households/server/public.ts'
import { negativeBill } from '../problems.ts'
import { carryArrears } from './carry.ts'
import { makeCodes } from './codes.ts'
import { requireGapsClosed } from './gaps.ts'
import { entriesOf } from './entries.ts'
import { type OpenBill, openBillsOf } from './open-bills.ts'
import { offsetPrepayments } from './offset.ts'
import type { LockedRun } from './run-rows.ts'

// One row is written once: what it takes over of earlier bills is in its sum.
const issued = `
  update bill b set issued_at = $2::timestamptz, issued_by_name = $3, row_version = b.row_version + 1, total = g.total,
    settled_at = case when g.total = 0 then $2::timestamptz end
  from unnest($1::uuid[], $4::bigint[]) as g (id, total) where b.id = g.id`

/** What makes a bill of a draft, or takes issued ones back, is for those who may issue; whichever call does it. Throws noPermission. */
export function requireIssuer({ actor }: Context): void {
  if (!actor.permissions.has('bills.issue')) throw problems.noPermission()
}

async function requirePositive(context: Context, drafts: readonly OpenBill[]): Promise<void> {
  const negative = drafts.find(({ total }) => total < 0)
  if (!negative) return
  const labels = await labelsOf(context, [negative.householdId])
  throw negativeBill(labels.get(negative.householdId) ?? '', negative.total)
}

/**
 * Issues the drafts of a run that are named, or all: each is booked, takes over what is left of earlier bills where the
 * community wants it, is settled from what its household paid ahead, and gets its codes. The run is locked. Gives how many.
 * Throws gapsOpen, negativeBill.
 */
export async function issueBills(
  context: Context,
  run: LockedRun,
  billIds?: readonly string[],
): Promise<number> {
  const open = await openBillsOf(context, { runId: run.id, billIds })
  const drafts = open.filter(({ state }) => state === 'draft')
  if (!drafts.length) return 0
  await requireGapsClosed(context, run, billIds && drafts.map(({ householdId }) => householdId))
  await requirePositive(context, drafts)
  const entries = await entriesOf(context, drafts, dayOf(context.now))
  const ids = drafts.map(({ id }) => id)
  const { arrears, debts, offsetsPrepayments } = await feeSettings(context)
  // What was owed before takes nothing over: it is the older debt, whenever it is written down.
  if (arrears === 'carry' && run.source !== 'opening')
    await carryArrears(context, { provider: run.provider, debts }, drafts, open)
  const totals = drafts.map(({ total }) => total)
  await context.query(issued, [ids, context.now, context.actor.name, totals])
  for (const draft of drafts) draft.state = 'unpaid'
  if (offsetsPrepayments) entries.push(...(await offsetPrepayments(context, { debts, of: drafts }, open)))
  await makeCodes(context, ids)
  await postMany(context, entries)
  return drafts.length
}
