import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { bookAccounts, post, reverse } from '#modules/money/ledger/server/public.ts'
import { wrongExpense } from '../desk-contract.ts'
import { openDay } from './open-day.ts'

const kind = 'bankOut'

/** Accounts of expense that are in use, in the order of their numbers. */
export const expenseAccounts = (lease: Lease): Promise<{ number: number; name: string }[]> =>
  lease.query<{ number: number; name: string }>(
    `select number, name from ledger_account where kind = 'expense' and retired_at is null order by number`,
  )

/** Books money that went out of the bank to an account of expense, on its day. Gives the account's name. Throws wrongExpense. */
export async function bookOut(
  context: Context,
  line: { id: string; amount: number; creditedOn: string },
  accountNumber: number,
): Promise<string> {
  const account = (await expenseAccounts(context)).find(({ number }) => number === accountNumber)
  if (!account) throw wrongExpense()
  const { id: sourceId, amount } = line
  const lines = [
    { number: accountNumber, amount },
    { number: bookAccounts.bank, amount: -amount },
  ]
  await post(context, { day: await openDay(context, line.creditedOn), kind, sourceId, lines })
  return account.name
}

/** Takes back what was booked of it, today; gives whether anything was. */
export const unbookOut = async (context: Context, sourceId: string): Promise<boolean> =>
  (await reverse(context, { kind, sourceId, day: dayOf(context.now) })) > 0
