import { eq } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { bookAccounts, post } from '#modules/money/ledger/server/public.ts'
import { paymentChanged } from '../events.ts'
import type { PaymentChannel, PaymentSource } from '../states.ts'
import { payments } from './tables.ts'

/** Money as it came in: whole NT$, days of Taipei. */
export interface ReceivedPayment {
  paymentId: string
  source: PaymentSource
  channel: PaymentChannel
  amount: number
  /** The day that it is booked to. */
  day: string
  /** When the customer paid. */
  paidAt: Date
  agencyDay?: string | null
  creditDay?: string | null
  payoutDay?: string | null
  /** Whose it is, where that is known. */
  householdId?: string | null
  payerName?: string
  /** The virtual account or number of barcodes that was used. */
  code?: string
  lastDigits?: string
  chequeNumber?: string
  chequeBank?: string
  chequeDueOn?: string | null
  note?: string
  /** Left out: desk cash, cheques that are held, money in transit of shops, else the bank. */
  moneyNumber?: number
}

/** The account of money that a payment is in: a cheque of the desk is held until the bank cashes it. */
export const moneyOf = ({ channel, source }: { channel: PaymentChannel; source: PaymentSource }): number =>
  channel === 'cash'
    ? bookAccounts.deskCash
    : channel === 'cheque' && source === 'desk'
      ? bookAccounts.cheques
      : channel === 'store'
        ? bookAccounts.inTransit
        : bookAccounts.bank

/**
 * Takes money in and books it as not put to anything yet. The caller sees to it that an id comes once.
 * Throws a conflict with a sentence when the month of its day is closed.
 */
export async function receivePayment(context: Context, received: ReceivedPayment): Promise<void> {
  const { paymentId: id, amount, day, channel, ...facts } = received
  const moneyNumber = received.moneyNumber ?? moneyOf(received)
  await context.db.insert(payments).values({
    ...facts,
    id,
    amount,
    open: amount,
    day,
    channel,
    moneyNumber,
    takenAt: context.now,
    takenBy: context.actor.accountId,
    takenByName: context.actor.name,
  })
  await post(context, {
    day,
    kind: 'payment',
    sourceId: id,
    lines: [
      { number: moneyNumber, amount },
      { number: bookAccounts.unmatched, amount: -amount },
    ],
  })
  context.emit(paymentChanged, { paymentId: id, billIds: [] })
  context.audit({
    action: 'payments.receive',
    target: 'payment',
    targetId: id,
    after: { amount, day, channel, paymentSource: received.source },
  })
}

export type Payment = typeof payments.$inferSelect

/** Locks a payment until the transaction ends. Throws notFound. */
export async function lockPayment(context: Context, paymentId: string): Promise<Payment> {
  const [payment] = await context.db.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  if (!payment) throw problems.notFound()
  return payment
}
