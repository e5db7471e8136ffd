import { prepaymentOf } from '#modules/money/prepayments/server/public.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { rateOf } from '../settings.ts'
import type { Debt, DebtDetail } from '../shapes.ts'
import { courtMissing } from './court.ts'
import { demandsOf } from './demand.ts'
import { type OpenBill, readDebts } from './read-debts.ts'
import { readSettings } from './settings.ts'
import { toDemand } from './void-demand.ts'

const payments = `
  select id as "paymentId", day::text as day, amount::float8 as amount, channel, reversed_at is not null as "isReversed"
  from payment where household_id = $1 order by day desc, taken_at desc limit 5`

const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0)
const toBill = ({ id, runId, number, runName, dueOn, total, own, arrears, settled }: OpenBill) => ({
  billId: id,
  billBulkId: runId,
  number,
  runName,
  dueOn,
  total,
  left: own + sum(arrears) - sum(settled),
})

/** Payers are named to those who write to them. */
export const shown = (context: Context, debt: Debt): Debt =>
  context.actor.permissions.has('arrears.dun') ? debt : { ...debt, payer: '' }

/** Everybody who owes, in the order of households. */
export async function listDebts(
  context: Context,
  { feeType }: { feeType?: string | undefined },
): Promise<Debt[]> {
  const rate = rateOf(await readSettings(context))
  const all = await readDebts(context, { today: dayOf(context.now), rate, feeType })
  return all.map(({ debt }) => shown(context, debt))
}

/** What one household owes, with its steps. Audited. Throws notFound. */
export async function getDebt(context: Context, householdId: string): Promise<DebtDetail> {
  const settings = await readSettings(context)
  const today = dayOf(context.now)
  const [parts] = await readDebts(context, { today, rate: rateOf(settings), householdId })
  if (!parts) throw problems.notFound()
  const demands = await demandsOf(context, householdId)
  context.audit({ action: 'arrears.view', target: 'household', targetId: householdId })
  return {
    ...shown(context, parts.debt),
    prepaid: await prepaymentOf(context, householdId),
    bills: parts.bills.map(toBill),
    lastPayments: await context.query(payments, [householdId]),
    demands: demands.map(toDemand),
    courtMissing: courtMissing(parts.debt, demands, { today, considerable: settings.considerable }),
  }
}
