import { inArray } from 'drizzle-orm'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import {
  balanceOf,
  bookAccounts,
  isMoney,
  kindOf,
  ledgerAccounts,
  type Line,
} from '#modules/money/ledger/server/public.ts'
import { firstDay, futureDay, monthClosed, notEnough, oldDay, wrongAccount } from '../contract.ts'
import type { VoucherKind } from '../shapes.ts'

export interface Booking {
  kind: VoucherKind
  day: string
  moneyNumber: number
  againstNumber: number
  amount: number
}

const fits = ({ kind, againstNumber }: Booking): boolean =>
  kind === 'transfer'
    ? isMoney(againstNumber)
    : kind === 'income'
      ? kindOf(againstNumber) === 'income' || againstNumber === bookAccounts.opening
      : kindOf(againstNumber) === 'expense'

/** The lines of a voucher: money comes in by a debit, and goes out by a credit. */
export function linesOf({ kind, moneyNumber, againstNumber, amount }: Booking): Line[] {
  const sum = kind === 'income' ? amount : -amount
  return [
    { number: moneyNumber, amount: sum },
    { number: againstNumber, amount: -sum },
  ]
}

/** Throws futureDay, oldDay, monthClosed, wrongAccount: what cannot be booked. The caller has locked the book. */
export async function requireBookable(
  context: Context,
  booking: Booking,
  closedThrough: string | null,
): Promise<void> {
  const { day, moneyNumber, againstNumber } = booking
  if (day > dayOf(context.now)) throw futureDay()
  if (day < firstDay) throw oldDay()
  if (closedThrough && day <= closedThrough) throw monthClosed(day)
  const known = await context.db
    .select({ number: ledgerAccounts.number, retiredAt: ledgerAccounts.retiredAt })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.number, [moneyNumber, againstNumber]))
  const areLive = known.length === 2 && known.every(({ retiredAt }) => retiredAt === null)
  if (!areLive || !isMoney(moneyNumber) || !fits(booking)) throw wrongAccount()
}

/** Cash that is not there was not paid out; only the bank may be overdrawn. Throws notEnough. */
export async function requireCash(lease: Lease, numbers: readonly number[]): Promise<void> {
  for (const number of numbers) {
    if (!isMoney(number) || number === bookAccounts.bank) continue
    const left = await balanceOf(lease, number)
    if (left >= 0) continue
    const [row] = await lease.query<{ name: string }>('select name from ledger_account where number = $1', [
      number,
    ])
    throw notEnough(row?.name ?? '', left)
  }
}
