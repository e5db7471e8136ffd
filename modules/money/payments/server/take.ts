import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { currentHouseholdId, requireHousehold } from '#modules/homes/households/server/public.ts'
import { dayAfter, lockBills } from '#modules/money/bills/server/public.ts'
import type { payments, PaymentTaken } from '../contract.ts'
import {
  amountsDiffer,
  cashOfToday,
  chequeMissing,
  futurePayment,
  noCheque,
  oldPayment,
  otherHousehold,
  paymentIdTaken,
} from '../problems.ts'
import { allocate, type Part } from './allocate.ts'
import { receivePayment } from './receive.ts'
import { requireNotByBank } from './taken-by-bank.ts'
import { payments as table } from './tables.ts'
import { readPayment } from './writeoffs.ts'

type Input = Taken<typeof payments.calls.take>

/**
 * Takes one sum at the desk for bills of a household, the rest ahead; all of it is put to something, or nothing is taken.
 * Throws paymentIdTaken, amountsDiffer, chequeMissing, noCheque, futurePayment, cashOfToday,
 * oldPayment, otherHousehold, takenByBank, and what `allocate` throws.
 */
export async function takePayment(context: Context, input: Input): Promise<PaymentTaken> {
  const { paymentId, householdId, bills, ahead, isAnother, ...said } = input
  await createOnce(context, {
    id: paymentId,
    find: () => earlierOf(context, input),
    isSame: ({ isForSame, ...row }) =>
      isForSame && says(row, { ...said, chequeDueOn: said.chequeDueOn ?? null, source: 'desk' }),
    taken: paymentIdTaken,
    again: { action: 'payments.receiveAgain', target: 'payment', targetId: paymentId },
    create: async () => {
      requireWhole(input, context.now)
      await requireHousehold(context, householdId)
      if (said.channel === 'remittance' && !isAnother) await requireNotByBank(context, input)
      await requireTheirs(context, input)
      await receivePayment(context, { ...said, paymentId, householdId, source: 'desk', paidAt: context.now })
      const rest: Part[] = ahead > 0 ? [{ prepaymentHouseholdId: householdId, amount: ahead }] : []
      await allocate(context, paymentId, [...bills, ...rest])
    },
  })
  return readPayment(context, paymentId)
}

const firstParts = `
  select coalesce(json_agg(json_build_array(a.bill_id, a.amount)), '[]') as parts
  from payment_allocation a join payment p on p.id = a.payment_id
  where p.id = $1 and a.undoes_id is null and a.at = p.taken_at`

/** What stands under the id, and whether it was taken of the same household for the same bills: else it was other money. */
async function earlierOf(context: Context, { paymentId, householdId, bills, ahead }: Input) {
  const row = await rowOf(context, table, paymentId)
  if (!row) return undefined
  const [first] = await context.query<{ parts: [string | null, number][] }>(firstParts, [paymentId])
  const sums = new Map<string | null, number>()
  const count = (billId: string | null, amount: number) => sums.set(billId, (sums.get(billId) ?? 0) + amount)
  for (const { billId, amount } of bills) count(billId, amount)
  count(null, ahead)
  for (const [billId, amount] of first?.parts ?? []) count(billId, -amount)
  const isTheirs =
    row.householdId === householdId ||
    (row.householdId !== null &&
      (await currentHouseholdId(context, row.householdId)) ===
        (await currentHouseholdId(context, householdId)))
  return { ...row, isForSame: isTheirs && [...sums.values()].every((sum) => sum === 0) }
}

function requireWhole(
  { amount, bills, ahead, channel, chequeNumber, chequeDueOn, day }: Input,
  now: Date,
): void {
  const sum = bills.reduce((total, part) => total + part.amount, ahead)
  if (sum !== amount) throw amountsDiffer(sum, amount)
  if (channel === 'cheque' && !chequeNumber) throw chequeMissing()
  if (channel !== 'cheque' && chequeDueOn) throw noCheque()
  if (day > dayOf(now)) throw futurePayment()
  if (channel === 'cash' && day !== dayOf(now)) throw cashOfToday()
  if (day < dayAfter(dayOf(now), -12, 0)) throw oldPayment()
}

/** Bills of the household alone: what somebody else owes is nothing that this desk sees. */
async function requireTheirs(context: Context, { householdId, bills }: Input): Promise<void> {
  const locked = await lockBills(
    context,
    bills.map(({ billId }) => billId),
  )
  const other = locked.find((bill) => bill.householdId !== householdId)
  if (other) throw otherHousehold(other.number)
}
