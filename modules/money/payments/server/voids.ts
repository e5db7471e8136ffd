import { and, eq, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Lease } from '#platform/server/database.ts'
import { bookAccounts } from '#modules/money/ledger/server/public.ts'
import { paymentReversed, refundIdTaken, voidAsked, voidCounted, voidLater } from '../problems.ts'
import type { Refund, refunds } from '../refund-contract.ts'
import { lockPayment, type Payment } from './receive.ts'
import { readRefund, tellRefund } from './read-refunds.ts'
import { refunds as f } from './tables.ts'

/** When the drawer was counted or handed over since a payment's cash went in, as SQL over `payment`; null: never, or it is no cash. */
const countedAt = `case when payment.money_number = ${bookAccounts.deskCash} then (select min(c.at) from (
  select at from cash_count where community_id = payment.community_id and at > payment.taken_at
  union all select at from cash_hand_over where community_id = payment.community_id and money_number = payment.money_number
    and at > payment.taken_at) c) end`
const isOfToday = `(payment.taken_at at time zone 'Asia/Taipei')::date = (now() at time zone 'Asia/Taipei')::date`

/** Whether one person voids a payment, as SQL over `payment`: a slip of the day, before its cash was counted. */
export const voidedByOne = `(${isOfToday} and ${countedAt} is null)`
export const isVoidedByOne = sql<boolean>`${sql.raw(voidedByOne)}`

/** Throws voidLater or voidCounted when a payment is voided by two alone. */
export async function requireOne(lease: Lease, { id }: Payment): Promise<void> {
  const [row] = await lease.query<{ isOfToday: boolean; countedAt: Date | null }>(
    `select ${isOfToday} as "isOfToday", ${countedAt} as "countedAt" from payment where id = $1`,
    [id],
  )
  if (!row?.isOfToday) throw voidLater()
  if (row.countedAt) throw voidCounted(speakTime(row.countedAt))
}

/**
 * Asks for a payment of the desk to be voided as a whole; nothing is booked until somebody else approves it. Throws notFound,
 * paymentReversed, voidAsked, refundIdTaken.
 */
export async function requestVoid(
  context: Context,
  { refundId: id, ...content }: Taken<typeof refunds.calls.requestVoid>,
): Promise<Refund> {
  const { paymentId, reason } = content
  await createOnce(context, {
    id,
    find: () => rowOf(context, f, id),
    isSame: (row) => says(row, { ...content, kind: 'void' }),
    taken: refundIdTaken,
    again: { action: 'payments.requestVoidAgain', target: 'refund', targetId: id },
    create: async () => {
      const payment = await lockPayment(context, paymentId)
      const { source, householdId, amount, reversedAt, reversedByName } = payment
      if (source !== 'desk' || !householdId) throw problems.notFound()
      if (reversedAt) throw paymentReversed(speakTime(reversedAt), reversedByName)
      const [asked] = await context.db
        .select()
        .from(f)
        .where(and(eq(f.paymentId, paymentId), eq(f.kind, 'void'), eq(f.state, 'requested')))
      if (asked) throw voidAsked(speakTime(asked.requestedAt), asked.requestedByName)
      const { accountId: requestedBy, name: requestedByName } = context.actor
      const made = { ...content, id, kind: 'void' as const, householdId, amount, payee: '' }
      await context.db.insert(f).values({ ...made, requestedAt: context.now, requestedBy, requestedByName })
      tellRefund(context, 'payments.requestVoid', { ...made, way: null }, reason)
    },
  })
  return readRefund(context, id)
}
