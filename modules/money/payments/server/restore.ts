import { eq } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { bookAccounts, post } from '#modules/money/ledger/server/public.ts'
import { paymentChanged } from '../events.ts'
import { keepOwner } from './owner.ts'
import { lockPayment } from './receive.ts'
import { payments } from './tables.ts'

/**
 * Books a payment again that was taken back by mistake, put to nothing, on a day of an open month. Throws notFound for one that
 * stands.
 */
export async function restorePayment(
  context: Context,
  paymentId: string,
  day: string,
  reason: string,
): Promise<void> {
  const { reversedAt, amount, moneyNumber, channel } = await lockPayment(context, paymentId)
  if (!reversedAt) throw problems.notFound()
  await post(context, {
    day,
    kind: 'payment',
    sourceId: paymentId,
    lines: [
      { number: moneyNumber, amount },
      { number: bookAccounts.unmatched, amount: -amount },
    ],
  })
  await context.db
    .update(payments)
    .set({ reversedAt: null, reversedByName: '', reverseReason: '' })
    .where(eq(payments.id, paymentId))
  await keepOwner(context, paymentId)
  context.emit(paymentChanged, { paymentId, billIds: [] })
  context.audit({
    action: 'payments.restore',
    target: 'payment',
    targetId: paymentId,
    after: { amount, day, channel },
    reason,
  })
}
