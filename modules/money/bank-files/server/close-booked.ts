import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { bookAccounts, post, reverse } from '#modules/money/ledger/server/public.ts'
import {
  lockPayment,
  restorePayment,
  reversePayment,
  standing,
} from '#modules/money/payments/server/public.ts'
import type { Booked } from '../booked-shapes.ts'
import type { LineDetail } from '../desk-shapes.ts'
import type { Returned } from '../returned-shapes.ts'
import { type bankLines, bookedFirst, lineHandled, notBooked } from '../desk-contract.ts'
import { findBooked } from './booked.ts'
import { keepAct, lockLine } from './lock-line.ts'
import { openDay } from './open-day.ts'
import { findReturned } from './returned.ts'
import { bankLines as t } from './tables.ts'
import { askedOf, lineRow, linesOf } from './waiting.ts'

type BankLine = typeof t.$inferSelect
const kind = 'bankBooked'

/** What one line seems to be in the books already. */
export const bookedOf = async (context: Context, lineId: string): Promise<Booked[]> =>
  (await seemsOf(context, lineId)).booked

/** What one line seems to be: what the books have already, and what was given back of it. */
export async function seemsOf(
  context: Context,
  lineId: string,
): Promise<{ booked: Booked[]; returned: Returned[] }> {
  const row = await lineRow(context, lineId)
  const asked = row ? await askedOf(context, [row]) : []
  return {
    booked: (await findBooked(context, asked)).get(lineId) ?? [],
    returned: (await findReturned(context, asked)).get(lineId) ?? [],
  }
}

/** The money that waits and that a line which went out seems to give back; null: none does. */
export async function givenBackBy(
  context: Context,
  { lineId, amount }: { lineId: string; amount: number },
): Promise<LineDetail['givesBack']> {
  const rows = await linesOf(context, amount)
  const returned = await findReturned(context, await askedOf(context, rows))
  const row = rows.find((one) => returned.get(one.lineId)?.some((back) => back.lineId === lineId))
  return row ? { lineId: row.lineId, paidOn: row.paidOn, label: row.label } : null
}

/**
 * Says that a line is money which the books have already (帳上已有), and closes it: nothing of it stays booked. Throws notFound, lineHandled,
 * notBooked for what is not, or not any more, and bookedFirst for what is to be booked where it is first.
 */
export async function closeAsBooked(
  context: Context,
  input: Taken<typeof bankLines.calls.closeAsBooked>,
): Promise<void> {
  const { lineId, bookedKind, bookedId } = input
  // Of two lines that seem to be one thing, one is.
  await oneAtATime(context, 'bank lines')
  const row = await lockLine(context, input)
  if (row.closedAt) throw lineHandled('已經處理')
  const found = (await bookedOf(context, lineId)).filter((one) => one.bookedKind === bookedKind)
  const booked = found.find((one) => one.bookedId === bookedId)
  if (!booked) throw found.some((one) => one.bookedId === null) ? bookedFirst() : notBooked()
  const householdId = row.kind === 'in' ? await takeOut(context, row, bookedKind) : row.householdId
  await context.db.update(t).set({ bookedKind, bookedId, closedAt: context.now }).where(eq(t.id, lineId))
  const target = [booked.label, booked.said].filter(Boolean).join(' ')
  await keepAct(
    context,
    { lineId, kind: 'booked', target, householdId, amount: row.amount },
    { postponedUntil: null },
  )
  context.audit({
    action: 'bankFiles.closeAsBooked',
    target: 'bankLine',
    targetId: lineId,
    after: { amount: row.amount, bookedAs: target, bookedKind, day: booked.day },
  })
}

/** What the line brought leaves the books. What shops have is in transit, whatever the desk said of it. Throws lineHandled. */
async function takeOut(context: Context, row: BankLine, of: Booked['bookedKind']): Promise<string | null> {
  const payment = await lockPayment(context, row.id)
  if (payment.reversedAt || (await standing(context, row.id)).length) throw lineHandled('已經銷帳，請先復原')
  await reversePayment(context, row.id, '帳上已有')
  const inTransit = payment.moneyNumber === bookAccounts.inTransit
  if (inTransit && of !== 'line')
    await post(context, {
      day: await openDay(context, row.creditedOn),
      kind,
      sourceId: row.id,
      lines: [
        { number: bookAccounts.inTransit, amount: row.amount },
        { number: bookAccounts.bank, amount: -row.amount },
      ],
    })
  return payment.householdId
}

/** Takes back that the books have a line: it waits again, and what it brought is booked. */
export async function reopenBooked(context: Context, row: BankLine, reason: string): Promise<void> {
  const { id: lineId, amount, householdId } = row
  if (row.kind === 'in') await restorePayment(context, lineId, await openDay(context, row.creditedOn), reason)
  await reverse(context, { kind, sourceId: lineId, day: dayOf(context.now) })
  await context.db.update(t).set({ bookedKind: null, bookedId: null, closedAt: null }).where(eq(t.id, lineId))
  await keepAct(context, { lineId, kind: 'undone', householdId, amount, reason })
  context.audit({
    action: 'bankFiles.undo',
    target: 'bankLine',
    targetId: lineId,
    before: { amount },
    reason,
  })
}
