import { eq } from 'drizzle-orm'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { paymentChanged } from '../events.ts'
import { openLeft, paymentReversed, wrongIncome } from '../problems.ts'
import { book } from './allocate.ts'
import { lockPayment } from './receive.ts'
import { payments } from './tables.ts'

/** Accounts of income that are in use, in the order of their numbers. */
export const incomeAccounts = (lease: Lease): Promise<{ number: number; name: string }[]> =>
  lease.query<{ number: number; name: string }>(
    `select number, name from ledger_account where kind = 'income' and retired_at is null order by number`,
  )

/**
 * Puts all that is open of a payment to an account of income: it is no fee and no household's, and has no receipt.
 * Gives the account's name and the amount. Throws notFound, paymentReversed, openLeft, wrongIncome.
 */
export async function allocateOther(
  context: Context,
  paymentId: string,
  { accountNumber, reason }: { accountNumber: number; reason: string },
): Promise<{ name: string; amount: number }> {
  const { open: amount, reversedAt, reversedByName } = await lockPayment(context, paymentId)
  if (reversedAt) throw paymentReversed(speakTime(reversedAt), reversedByName)
  if (amount === 0) throw openLeft(amount)
  const account = (await incomeAccounts(context)).find(({ number }) => number === accountNumber)
  if (!account) throw wrongIncome()
  await book(context, { paymentId, kind: 'other', accountNumber, amount, reason })
  await context.db.update(payments).set({ open: 0 }).where(eq(payments.id, paymentId))
  context.emit(paymentChanged, { paymentId, billIds: [] })
  return { name: account.name, amount }
}
