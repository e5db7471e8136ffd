import { eq } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { bookAccounts, post } from '#modules/money/ledger/server/public.ts'
import { paymentChanged } from '../events.ts'
import { openLeft, paymentReversed, wrongIncome } from '../problems.ts'
import { lockPayment } from './receive.ts'
import { allocations, payments } from './tables.ts'

/** Accounts of income that are in use, in their order. */
export const incomeAccounts = (lease: Lease): Promise<{ number: number; name: string }[]> =>
  lease.query<{ number: number; name: string }>(
    `select number, name from ledger_account where kind = 'income' and retired_at is null order by number`,
  )

/**
 * Puts all that is open of a payment to an account of income: it is no fee and no household's, and has no receipt.
 * Gives the account's name. Throws notFound, paymentReversed, openLeft, wrongIncome.
 */
export async function allocateOther(
  context: Context,
  paymentId: string,
  { accountNumber, reason }: { accountNumber: number; reason: string },
): Promise<string> {
  const { open, reversedAt, reversedByName } = await lockPayment(context, paymentId)
  if (reversedAt) throw paymentReversed(speakTime(reversedAt), reversedByName)
  if (open === 0) throw openLeft(open)
  const account = (await incomeAccounts(context)).find(({ number }) => number === accountNumber)
  if (!account) throw wrongIncome()
  const id = newId()
  const entryId = await post(context, {
    day: dayOf(context.now),
    kind: 'allocation',
    sourceId: id,
    lines: [
      { number: bookAccounts.unmatched, amount: open },
      { number: accountNumber, amount: -open },
    ],
  })
  const { accountId, name: accountName } = context.actor
  await context.db.insert(allocations).values({
    id,
    paymentId,
    kind: 'other',
    accountNumber,
    amount: open,
    reason,
    entryId,
    at: context.now,
    accountId,
    accountName,
  })
  await context.db.update(payments).set({ open: 0 }).where(eq(payments.id, paymentId))
  context.emit(paymentChanged, { paymentId, billIds: [] })
  return account.name
}
