import { desc, eq, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Lease } from '#platform/server/database.ts'
import {
  balanceOf,
  bookAccounts,
  isMoney,
  ledgerAccounts,
  lockBook,
} from '#modules/money/ledger/server/public.ts'
import { wrongAccount } from '../contract.ts'
import { cashHandedOver } from '../events.ts'
import {
  bookMoved,
  type CashHandOver,
  type cashHandOvers,
  differenceUnsaid,
  handOverIdTaken,
  sameHands,
} from '../hand-over-contract.ts'
import { addVoucher } from './add.ts'
import { handOverTable as t, voucherTable } from './tables.ts'

type Input = Taken<typeof cashHandOvers.calls.add>

async function read(lease: Lease, id?: string): Promise<CashHandOver[]> {
  const rows = await lease.db
    .select({
      handOverId: t.id,
      at: t.at,
      moneyNumber: t.moneyNumber,
      moneyName: ledgerAccounts.name,
      expected: t.expected,
      counted: t.counted,
      difference: sql<number>`${t.counted} - ${t.expected}`.mapWith(Number),
      reason: t.reason,
      fromName: t.fromName,
      toName: t.toName,
      year: voucherTable.year,
      nth: voucherTable.number,
      by: t.accountName,
    })
    .from(t)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.number, t.moneyNumber))
    .leftJoin(voucherTable, eq(voucherTable.id, t.voucherId))
    .where(id ? eq(t.id, id) : undefined)
    .orderBy(desc(t.at), desc(t.id))
    .limit(50)
  return rows.map(({ year, nth, ...row }) => ({
    ...row,
    voucherNumber: nth === null ? '' : `${year}-${String(nth).padStart(4, '0')}`,
  }))
}

/** The last hand-overs, the newest first. */
export const listHandOvers = (context: Context): Promise<CashHandOver[]> => read(context)

/** The name of an account of cash that is in use. Throws wrongAccount, also of the bank: nobody counts it. */
async function cashName(context: Context, number: number): Promise<string> {
  const [row] = await context.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.number, number))
  if (!row || row.retiredAt || !isMoney(number) || number === bookAccounts.bank) throw wrongAccount()
  return row.name
}

/** What is missing or too much becomes a voucher, so that the books say what is there. Gives its id. */
async function bookDifference(context: Context, input: Input, difference: number): Promise<string> {
  const voucherId = newId()
  const [kind, againstNumber] = difference > 0 ? (['income', 4199] as const) : (['expense', 5199] as const)
  await addVoucher(context, {
    voucherId,
    kind,
    againstNumber,
    day: dayOf(context.now),
    moneyNumber: input.moneyNumber,
    amount: Math.abs(difference),
    party: input.fromName,
    documentNumber: '',
    note: `點交差額：${input.reason}`,
    photoPath: '',
    isAnother: true,
  })
  return voucherId
}

/**
 * Hands cash over from one person to another, as it was counted while nobody books. The same id with the same content is the same again.
 * Throws handOverIdTaken, wrongAccount, sameHands, bookMoved, differenceUnsaid, and what a voucher of the difference throws.
 */
export async function handOverCash(context: Context, input: Input): Promise<CashHandOver> {
  const { handOverId: id, ...content } = input
  await lockBook(context)
  await createOnce(context, {
    id,
    isLocked: true,
    find: () => rowOf(context, t, id),
    isSame: (row) => says(row, content),
    taken: handOverIdTaken,
    again: { action: 'vouchers.handOverAgain', target: 'cashHandOver', targetId: id },
    create: async () => {
      const { moneyNumber, expected, counted, fromName, toName, reason } = content
      const name = await cashName(context, moneyNumber)
      if (fromName === toName) throw sameHands()
      const held = await balanceOf(context, moneyNumber)
      if (held !== expected) throw bookMoved(name, held)
      const difference = counted - held
      if (difference !== 0 && !reason) throw differenceUnsaid(difference)
      const voucherId = difference === 0 ? null : await bookDifference(context, input, difference)
      const { accountId, name: accountName } = context.actor
      await context.db
        .insert(t)
        .values({ id, ...content, at: context.now, voucherId, accountId, accountName })
      context.emit(cashHandedOver, { handOverId: id })
      context.audit({
        action: 'vouchers.handOver',
        target: 'cashHandOver',
        targetId: id,
        after: { moneyAccount: name, expected, counted, cashGiver: fromName, cashTaker: toName },
        reason,
      })
    },
  })
  const [made] = await read(context, id)
  if (!made) throw problems.notFound()
  return made
}
