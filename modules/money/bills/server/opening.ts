import type { Context } from '#platform/server/context.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { currentHouseholdId } from '#modules/homes/households/server/public.ts'
import { bookAccounts, post, reverse } from '#modules/money/ledger/server/public.ts'
import {
  addPrepaymentLine,
  lockPrepayment,
  undoPrepaymentLine,
} from '#modules/money/prepayments/server/public.ts'
import { openingUsed, ownOpening } from '../problems.ts'
import type { LockedRun } from './run-rows.ts'
import { billHistory } from './tables.ts'
import { voidBills } from './take-back.ts'

// Whoever made the run, or wrote anything into it; merging households and deleting a draft write no sum.
const wrote = `
  select from billing_run r where r.id = $1 and (r.added_by = $2 or exists (
    select from bill_change c where c.run_id = r.id and c.account_id = $2
    and c.act not in ('taken', 'voided'))) limit 1`

const negative = `
  select id, household_id as "householdId", total::float8 as total from bill
  where run_id = $1 and issued_at is null and voided_at is null and total < 0 order by household_id, id`

/**
 * Issues what was paid ahead before the books began: drafts of an opening run below zero become lines of prepayments, booked
 * against the opening balance and no income, and are void as bills. A second person does it, who wrote nothing of the run. Gives
 * how many. Throws noPermission, ownOpening.
 */
export async function openPrepayments(context: Context, run: LockedRun): Promise<number> {
  // Whoever may approve money is an admin's alone to handle: nobody makes themselves a second person (decision 091).
  if (!context.actor.permissions.has('payments.approve')) throw problems.noPermission()
  const [own] = await context.query(wrote, [run.id, context.actor.accountId])
  if (own) throw ownOpening()
  const rows = await context.query<{ id: string; householdId: string; total: number }>(negative, [run.id])
  if (!rows.length) return 0
  const reason = '轉為期初預收款'
  await voidBills(
    context,
    rows.map(({ id }) => id),
    reason,
  )
  for (const { id: sourceId, householdId, total } of rows) {
    const amount = -total
    const lineId = await addPrepaymentLine(context, {
      householdId,
      kind: 'opening',
      sourceId,
      amount,
      note: run.name,
    })
    await post(context, {
      day: dayOf(context.now),
      kind: 'opening',
      sourceId: lineId,
      lines: [
        { number: bookAccounts.opening, amount },
        { number: bookAccounts.prepayment, amount: -amount, householdId },
      ],
    })
  }
  await billHistory.add(
    context,
    context.actor,
    rows.map(({ id: billId }) => ({ runId: run.id, billId, act: 'voided' as const, reason })),
  )
  return rows.length
}

const opened = `
  select l.id, l.source_id as "billId", l.household_id as "householdId", l.amount::float8 as amount, h.label
  from bill b join prepayment_line l on l.source_id = b.id and l.kind = 'opening' and l.undoes_id is null
  join household h on h.id = l.household_id
  where (b.run_id = $1 or b.id = any($2)) and not exists (select from prepayment_line u where u.undoes_id = l.id)
  order by l.household_id, l.id`

/** What drafts of a run, or of these ids, made to be paid ahead, and what stands of it. */
export const openedOf = (
  context: Context,
  { runId = null, billIds = [] }: { runId?: string | null; billIds?: readonly string[] },
) =>
  context.query<{ id: string; billId: string; householdId: string; amount: number; label: string }>(opened, [
    runId,
    billIds,
  ])

/** Takes back what was opened as paid ahead, and its entries. Throws openingUsed where the household has less left. */
export async function takeBackOpened(
  context: Context,
  lines: Awaited<ReturnType<typeof openedOf>>,
  reason: string,
): Promise<void> {
  for (const { id: sourceId, amount, label, householdId: was } of lines) {
    const householdId = await currentHouseholdId(context, was)
    const left = await lockPrepayment(context, householdId)
    if (left < amount) throw openingUsed(label, left)
    await undoPrepaymentLine(context, sourceId, reason)
    await reverse(context, { kind: 'opening', sourceId, day: dayOf(context.now), householdId })
  }
}
