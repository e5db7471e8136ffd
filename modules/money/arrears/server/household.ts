import { prepaymentOf } from '#modules/money/prepayments/server/public.ts'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { arrears } from '../contract.ts'
import type { Debt, DebtDetail } from '../shapes.ts'
import { demandsOf } from './demands-of.ts'
import { leftOf, type OpenBill, readDebts } from './read-debts.ts'
import { settings } from './settings.ts'

const payments = `
  select id as "paymentId", day::text as day, amount::float8 as amount, channel, reversed_at is not null as "isReversed"
  from payment where household_id = $1 order by day desc, taken_at desc limit 5`

const toBill = (bill: OpenBill) => ({
  billId: bill.id,
  billBulkId: bill.runId,
  feeType: bill.feeType,
  provider: bill.provider,
  number: bill.number,
  runName: bill.runName,
  dueOn: bill.dueOn,
  total: bill.total,
  left: leftOf(bill),
})

const mayDun = ({ actor }: Context) => actor.permissions.has('arrears.dun')

/** Payers are named to those who write to them. */
const shown = (context: Context, debt: Debt): Debt => (mayDun(context) ? debt : { ...debt, payer: '' })

/** Everybody who owes, in the order of households; or of whom nothing is left but interest. */
export async function listDebts(
  context: Context,
  { feeType, show }: Taken<typeof arrears.calls.list>,
): Promise<Debt[]> {
  const decided = await settings.all(context)
  const withPaid = show === 'interest'
  const all = await readDebts(context, { today: dayOf(context.now), decided, feeType, withPaid })
  return all
    .filter(({ debt }) => !withPaid || (debt.total === 0 && debt.interestOfPaid > 0))
    .map(({ debt }) => shown(context, debt))
}

/** What one household owes, with its steps. Audited. Throws notFound. */
export async function getDebt(context: Context, householdId: string): Promise<DebtDetail> {
  const decided = await settings.all(context)
  const today = dayOf(context.now)
  const [parts] = await readDebts(context, { today, decided, householdIds: [householdId], withPaid: true })
  if (!parts) throw problems.notFound()
  context.audit({ action: 'arrears.view', target: 'household', targetId: householdId })
  return {
    ...shown(context, parts.debt),
    prepaid: await prepaymentOf(context, householdId),
    bills: parts.bills.map(toBill),
    lastPayments: await context.query(payments, [householdId]),
    demands: await demandsOf(context, { householdId, withNames: mayDun(context) }),
    considerable: decided.considerable,
  }
}
