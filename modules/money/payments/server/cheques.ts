import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { bookAccounts, post } from '#modules/money/ledger/server/public.ts'
import type { Cheque, cheques } from '../cheque-contract.ts'
import { paymentChanged } from '../events.ts'
import { chequeCashed, chequeCashedWhen, paymentReversed } from '../problems.ts'
import { lockPayment } from './receive.ts'
import { payments } from './tables.ts'
import { voidedByOne } from './voids.ts'

// What the bank had from the beginning, before cheques were held, is not waited for.
const state = `case when payment.reversed_at is not null then 'voided'
  when payment.cheque_cashed_on is not null or payment.money_number <> ${bookAccounts.cheques} then 'cashed' else 'held' end`

const read = (condition: string, order: string) => `
  select payment.id as "paymentId", payment.household_id as "householdId", h.label, payment.cheque_number as "chequeNumber",
    payment.cheque_bank as "chequeBank", payment.payer_name as "payerName", payment.amount::float8 as amount, payment.day::text as day,
    payment.cheque_due_on::text as "dueOn", payment.taken_by_name as "takenBy", ${state} as state,
    payment.cheque_cashed_on::text as "cashedOn", payment.cheque_cashed_by_name as "cashedBy", ${voidedByOne} as "isVoidedByOne",
    exists (select from refund r where r.payment_id = payment.id and r.kind = 'void' and r.state = 'requested') as "isVoidAsked",
    payment.reversed_at as "reversedAt", payment.reversed_by_name as "reversedBy", payment.reverse_reason as "reverseReason"
  from payment join household h on h.id = payment.household_id
  where payment.channel = 'cheque' and payment.source = 'desk' and ${condition} order by ${order} limit 500`

const held = 'coalesce(payment.cheque_due_on, payment.day), payment.id'
const newest = 'coalesce(payment.cheque_cashed_on, payment.day) desc, payment.id desc'

/** Cheques of the desk that are held, the first due first; or cashed or voided ones, the newest first. */
export const listCheques = (lease: Lease, { state: wanted }: Taken<typeof cheques.calls.list>) =>
  lease.query<Cheque & Record<string, unknown>>(read(`${state} = $1`, wanted === 'held' ? held : newest), [
    wanted,
  ])

/**
 * The bank cashed a cheque: what was held is money of the bank from that day on. Throws notFound for what is no cheque that is
 * held, chequeCashed, paymentReversed, chequeCashedWhen for a day before it was taken or to come, and a conflict of a closed month.
 */
export async function cashCheque(
  context: Context,
  { paymentId, on }: Taken<typeof cheques.calls.cash>,
): Promise<Cheque> {
  const payment = await lockPayment(context, paymentId)
  const { channel, source, moneyNumber, amount, day, reversedAt, reversedByName } = payment
  if (channel !== 'cheque' || source !== 'desk' || moneyNumber !== bookAccounts.cheques)
    throw problems.notFound()
  if (reversedAt) throw paymentReversed(speakTime(reversedAt), reversedByName)
  if (payment.chequeCashedAt)
    throw chequeCashed(speakTime(payment.chequeCashedAt), payment.chequeCashedByName)
  if (on < day || on > dayOf(context.now)) throw chequeCashedWhen()
  await post(context, {
    day: on,
    // With the payment it is taken back, when the cheque bounces after all.
    kind: 'payment',
    sourceId: paymentId,
    lines: [
      { number: bookAccounts.bank, amount },
      { number: bookAccounts.cheques, amount: -amount },
    ],
  })
  await context.db
    .update(payments)
    .set({ chequeCashedOn: on, chequeCashedAt: context.now, chequeCashedByName: context.actor.name })
    .where(eq(payments.id, paymentId))
  context.emit(paymentChanged, { paymentId, billIds: [] })
  context.audit({
    action: 'payments.cashCheque',
    target: 'payment',
    targetId: paymentId,
    after: { amount, day: on },
  })
  const [cheque] = await context.query<Cheque & Record<string, unknown>>(read('payment.id = $1', held), [
    paymentId,
  ])
  if (!cheque) throw problems.notFound()
  return cheque
}
