import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { feeSettings } from '#modules/money/fee-items/server/public.ts'
import { postMany, reverse } from '#modules/money/ledger/server/public.ts'
import { lockPrepayment, undoPrepaymentLine } from '#modules/money/prepayments/server/public.ts'
import { billCarried, billPaid, billVoided } from '../problems.ts'
import { offsetPrepayments } from './offset.ts'
import { lockWithOpen, openBillsOfHouseholds } from './open-bills.ts'
import { lockBills, type LockedBill, unsettleBill } from './settle.ts'

interface Standing {
  id: string
  billId: string
  kind: 'payment' | 'prepayment' | 'carried'
  sourceId: string
  amount: number
}

const standing = `
  select s.id, s.bill_id as "billId", s.kind, s.source_id as "sourceId", s.amount::float8 as amount
  from bill_settlement s where s.undoes_id is null and not exists (select from bill_settlement u where u.undoes_id = s.id)`

/** Throws billVoided, billCarried, billPaid: what cannot be voided. */
async function requireUnpaid(context: Context, { id, number, state }: LockedBill): Promise<void> {
  if (state === 'voided') throw billVoided(number)
  const [row] = await context.query<{ paid: number; carried: number }>(
    `select coalesce(sum(amount) filter (where kind = 'payment'), 0)::float8 as paid,
       coalesce(sum(amount) filter (where kind = 'carried'), 0)::float8 as carried
     from bill_settlement where bill_id = $1`,
    [id],
  )
  if (row && row.carried > 0) throw billCarried(number)
  if (row && row.paid > 0) throw billPaid(number, row.paid)
}

/** Gives what was offset from a prepayment back to its household, whose debt it is again; gives how many lines. */
export async function takeBackOffsets(context: Context, bill: LockedBill): Promise<number> {
  const offsets = await context.query<Standing & Record<string, unknown>>(
    `${standing} and s.kind = 'prepayment' and s.bill_id = $1 order by s.id`,
    [bill.id],
  )
  for (const { id, sourceId } of offsets) {
    await unsettleBill(context, id)
    await undoPrepaymentLine(context, sourceId)
    const { householdId } = bill
    await reverse(context, { kind: 'offset', sourceId, day: dayOf(context.now), householdId })
  }
  return offsets.length
}

// A bill that was settled ahead, the last first.
const offsetBills = `
  select s.bill_id as "billId" from bill_settlement s join bill b on b.id = s.bill_id
  where s.kind = 'prepayment' and s.undoes_id is null and b.household_id = any($1)
    and not exists (select from bill_settlement u where u.undoes_id = s.id)
  group by s.bill_id order by max(s.id::text) desc`

/** Locks bills, those of households that were settled ahead and what is owed beside them. Gives the latter, the last first. */
export async function lockOffset(
  context: Context,
  billIds: readonly string[],
  householdIds: readonly string[],
): Promise<string[]> {
  const found = householdIds.length
    ? await context.query<{ billId: string }>(offsetBills, [householdIds])
    : []
  const ids = found.map(({ billId }) => billId)
  await lockWithOpen(context, [...billIds, ...ids])
  return ids
}

/**
 * Takes back what a household's bills were settled with ahead, bill by bill in the order given, until `amount` is ahead again
 * or nothing is left to take. What comes back stays ahead until `offsetAnew`. Gives the bills.
 */
export async function freePrepayment(
  context: Context,
  { householdId, amount }: { householdId: string; amount: number },
  billIds: readonly string[],
): Promise<LockedBill[]> {
  const freed: LockedBill[] = []
  for (const billId of billIds) {
    if ((await lockPrepayment(context, householdId)) >= amount) break
    const [bill] = await lockBills(context, [billId])
    if (bill?.householdId === householdId && (await takeBackOffsets(context, bill))) freed.push(bill)
  }
  return freed
}

/** Gives what a bill took over back to the bills that it was of; gives how many. */
async function takeBackArrears(context: Context, billId: string): Promise<number> {
  const carried = await context.query<Standing & Record<string, unknown>>(
    `${standing} and s.kind = 'carried' and s.source_id = $1 order by s.bill_id`,
    [billId],
  )
  for (const { id } of carried) await unsettleBill(context, id)
  return carried.length
}

/** What came back settles what is owed beside it, so that nobody is dunned whose money the community has. */
export async function offsetAnew(context: Context, voided: readonly LockedBill[]): Promise<void> {
  const { debts, offsetsPrepayments } = await feeSettings(context)
  if (!voided.length || !offsetsPrepayments) return
  const open = await openBillsOfHouseholds(
    context,
    voided.map(({ householdId }) => householdId),
  )
  await postMany(context, await offsetPrepayments(context, { debts, of: voided }, open))
}

/**
 * Voids bills with a reason, drafts too: they keep their numbers; what they booked is reversed, what was prepaid and what they
 * took over goes back, and is offset anew where the community offsets, after `takesBack` had of it what is its. Gives them as they were. Throws billVoided, billCarried, billPaid; nothing is changed then.
 */
export async function voidBills(
  context: Context,
  billIds: readonly string[],
  reason: string,
  takesBack: () => Promise<void> = () => Promise.resolve(),
): Promise<LockedBill[]> {
  await lockWithOpen(context, billIds)
  const locked = await lockBills(context, billIds)
  for (const bill of locked) await requireUnpaid(context, bill)
  const returned: LockedBill[] = []
  for (const bill of locked) {
    if (bill.state === 'draft') continue
    const [offsets, arrears] = [await takeBackOffsets(context, bill), await takeBackArrears(context, bill.id)]
    if (offsets + arrears > 0) returned.push(bill)
    const { id: sourceId, householdId } = bill
    await reverse(context, { kind: 'bill', sourceId, day: dayOf(context.now), householdId })
  }
  await context.query(
    `update bill set voided_at = $2, voided_by_name = $3, void_reason = $4, settled_at = null, row_version = row_version + 1
     where id = any($1)`,
    [locked.map(({ id }) => id), context.now, context.actor.name, reason],
  )
  await takesBack()
  await offsetAnew(context, returned)
  return locked
}
