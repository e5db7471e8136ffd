import { eq } from 'drizzle-orm'
import { maskName } from '#platform/contract/masking.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import type { Receipt } from '../contract.ts'
import { findLine } from './queries.ts'
import { settingOf } from './settings.ts'
import { cashLines as l, receiptPrints as r } from './tables.ts'

/** What a receipt prints, names masked (個資法); keeps that it was printed, so the next one says 補印. Throws notFound. */
export async function printReceipt(context: Context, receiptNumber: number): Promise<Receipt> {
  const { actor, now } = context
  // Of two desks that print at once one prints the copy.
  await oneAtATime(context, `receipt ${receiptNumber}`)
  const [row] = await context.db.select().from(l).where(eq(l.receiptNumber, receiptNumber))
  const line = row && (await findLine(context, row.id))
  if (!row || !line) throw problems.notFound()
  const [printed] = await context.db
    .select({ id: r.id })
    .from(r)
    .where(eq(r.receiptNumber, receiptNumber))
    .limit(1)
  const isCopy = printed !== undefined
  await context.db
    .insert(r)
    .values({ id: newId(), receiptNumber, at: now, accountId: actor.accountId, accountName: actor.name })
  context.audit({
    action: isCopy ? 'cash.reprintReceipt' : 'cash.printReceipt',
    target: 'cashReceipt',
    targetId: String(receiptNumber),
    after: { depositId: row.depositId, sequence: row.sequence },
  })
  const { receiptHeader, receiptFooter } = await settingOf(context)
  return {
    number: receiptNumber,
    communityName: actor.communityName,
    header: receiptHeader,
    footer: receiptFooter,
    kind: row.kind,
    serialNumber: line.serialNumber,
    label: row.partyLabel,
    name: maskName(row.partyName),
    packageSerialNumber: line.packageSerialNumber,
    courierName: row.courierName,
    amount: row.amount,
    balance: row.balance,
    at: row.at,
    by: row.accountName,
    isReversed: line.isReversed,
    isCopy,
    printedAt: now,
  }
}
