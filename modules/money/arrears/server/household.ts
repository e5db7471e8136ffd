import { prepaymentOf } from '#modules/money/prepayments/server/public.ts'
import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { arrears } from '../contract.ts'
import type { Debt, DebtDetail } from '../shapes.ts'
import { demandsOf } from './demands-of.ts'
import type { OpenBill } from './read-bills.ts'
import { type Asked, readDebt } from './read-debt.ts'
import { type Decided, readDebts } from './read-debts.ts'
import { settings } from './settings.ts'

// Of one payer: what was put to their bills; what is put to none is of whoever pays now.
const payments = `
  select id as "paymentId", day::text as day, amount::float8 as amount, channel, reversed_at is not null as "isReversed"
  from payment p where household_id = $1 and ($2::text is null
    or exists (select from payment_allocation a join bill b on b.id = a.bill_id where a.payment_id = p.id and b.payer_name = $2)
    or ($3 and not exists (select from payment_allocation a where a.payment_id = p.id and a.bill_id is not null)))
  order by day desc, taken_at desc limit 5`

const toBill = (bill: OpenBill) => ({
  billId: bill.id,
  billBulkId: bill.runId,
  feeType: bill.feeType,
  provider: bill.provider,
  number: bill.number,
  runName: bill.runName,
  dueOn: bill.dueOn,
  total: bill.total,
  left: bill.left,
})

const mayDun = ({ actor }: Context) => actor.permissions.has('arrears.dun')

/** Payers are named to those who write to them. */
const shown = (context: Context, debt: Debt): Debt => (mayDun(context) ? debt : { ...debt, payer: '' })

/** Everybody who owes, in the order of households; or of whom nothing is left but interest. */
export async function owing(
  lease: Lease,
  { show, ...of }: Taken<typeof arrears.calls.list> & { today: string; decided: Decided },
): Promise<Debt[]> {
  const withPaid = show === 'interest'
  const all = await readDebts(lease, { ...of, withPaid })
  return all
    .filter(({ debt }) => !withPaid || (debt.total === 0 && debt.interestOfPaid > 0))
    .map(({ debt }) => debt)
}

/** The same for a page: payers are named to those who write to them. */
export async function listDebts(context: Context, wanted: Taken<typeof arrears.calls.list>): Promise<Debt[]> {
  const decided = await settings.all(context)
  const all = await owing(context, { ...wanted, today: dayOf(context.now), decided })
  return all.map((debt) => shown(context, debt))
}

/** What one household owes, or one payer of it, with its steps. Audited. Throws notFound. */
export async function getDebt(context: Context, { householdId, debtId }: Asked): Promise<DebtDetail> {
  const decided = await settings.all(context)
  const { all, ...parts } = await readDebt(context, {
    householdId,
    debtId,
    today: dayOf(context.now),
    decided,
  })
  const { debt, payer } = parts
  context.audit({ action: 'arrears.view', target: 'household', targetId: householdId })
  return {
    ...shown(context, debt),
    prepaid: debt.isFormer ? 0 : await prepaymentOf(context, householdId),
    others: all
      .filter((one) => one.debt.debtId !== debt.debtId && one.debt.total > 0)
      .map((one) => shown(context, one.debt)),
    bills: parts.bills.map(toBill),
    lastPayments: await context.query(payments, [householdId, payer, !debt.isFormer]),
    demands: await demandsOf(context, { householdId, payer, withNames: mayDun(context) }),
    considerable: decided.considerable,
  }
}
