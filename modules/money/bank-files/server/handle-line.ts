import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { requireHousehold } from '#modules/homes/households/server/public.ts'
import {
  allocate,
  allocateOther,
  lockPayment,
  requireNotReversed,
  requestRefund,
  reversePayment,
  standing,
  undoAllocation,
} from '#modules/money/payments/server/public.ts'
import {
  type bankLines,
  bookedAlready,
  hasOriginal,
  lineHandled,
  noOriginal,
  notUndoable,
  onlyLater,
  originalBooked,
  partOfOther,
  returnedAlready,
} from '../desk-contract.ts'
import type { LinePart } from '../desk-shapes.ts'
import { reopenBooked, seemsOf } from './close-booked.ts'
import { keepAct, lockLine } from './lock-line.ts'
import { bookedOriginal, laterOriginal, originalOf } from './originals.ts'
import { bookOut, unbookOut } from './out-lines.ts'
import type { bankLines as t } from './tables.ts'

type Calls = typeof bankLines.calls
type BankLine = typeof t.$inferSelect
const tomorrow = (now: Date) => dayOf(new Date(now.getTime() + 86_400_000))

/** What parts are put to, in words: 11月管理費、預收. */
async function wordsOf(context: Context, parts: readonly LinePart[], householdId: string): Promise<string> {
  const ids = parts.flatMap(({ billId }) => billId ?? [])
  const rows = await context.query<{ id: string; name: string; householdId: string }>(
    `select b.id, r.name, b.household_id as "householdId" from bill b join billing_run r on r.id = b.run_id
     where b.id = any($1) order by b.due_on, b.number`,
    [ids],
  )
  if (rows.some((row) => row.householdId !== householdId)) throw partOfOther()
  const names = rows.map(({ name }) => name)
  return [...names, ...(parts.some(({ billId }) => !billId) ? ['預收'] : [])].join('、')
}

/**
 * Puts a line to bills and to what its household pays ahead. Throws notFound, lineHandled, reversedByBank, bookedAlready, returnedAlready, partOfOther, and what payments say of a bill
 * that cannot take it.
 */
export async function acceptLine(context: Context, input: Taken<Calls['accept']>): Promise<void> {
  const { lineId, parts } = input
  await alone(context)
  const row = await lockLine(context, input)
  if (row.kind !== 'in') throw problems.notFound()
  const householdId = input.householdId
  await requireHousehold(context, householdId)
  await requireAnother(context, input)
  const target = await wordsOf(context, parts, householdId)
  await allocate(
    context,
    lineId,
    parts.map(({ billId, amount }) =>
      billId ? { billId, amount } : { prepaymentHouseholdId: householdId, amount },
    ),
  )
  const amount = parts.reduce((sum, part) => sum + part.amount, 0)
  await keepAct(context, { lineId, kind: 'accepted', target, householdId, amount }, { postponedUntil: null })
  context.audit({
    action: 'bankFiles.accept',
    target: 'bankLine',
    targetId: lineId,
    after: { amount, writtenOffTo: target, lineClass: row.class },
  })
}

/** While somebody decides of a line, nothing else of the bank comes in: neither a file, nor a transfer that the desk writes down. */
const alone = (context: Context) => oneAtATime(context, 'bank lines')

/**
 * What the books seem to have, or was given back, is put to something only by who saw it and says that it is another one; what the bank took
 * back by nobody. Throws reversedByBank, bookedAlready, returnedAlready.
 */
async function requireAnother(
  context: Context,
  { lineId, isAnother }: { lineId: string; isAnother: boolean },
  isRefund = false,
): Promise<void> {
  await requireNotReversed(context, lineId)
  if (isAnother) return
  const { booked, returned } = await seemsOf(context, lineId)
  const [same] = booked
  if (same) throw bookedAlready([same.label, same.said].filter(Boolean).join(' '), same.day)
  // A refund is what money that went out waits for; of what is booked it would be a second one.
  const back = returned.find(({ lineId: waits }) => !isRefund || waits === null)
  if (back) throw returnedAlready(back.said, back.day)
}

/**
 * Asks for a refund of a line: another person approves it. Throws notFound, lineHandled, reversedByBank, bookedAlready, returnedAlready, and what
 * `requestRefund` throws.
 */
export async function refundLine(
  context: Context,
  { lineId, rowVersion, isAnother, ...asked }: Taken<Calls['refund']>,
): Promise<void> {
  await alone(context)
  const row = await lockLine(context, { lineId, rowVersion })
  if (row.kind !== 'in') throw problems.notFound()
  await requireAnother(context, { lineId, isAnother }, true)
  await requestRefund(context, { ...asked, paymentId: lineId }, { isLookedFor: true })
}

/** Does what the bank reversed. Throws notFound, lineHandled, bookedAlready, noOriginal, originalBooked, onlyLater, and what payments say of one that was refunded. */
export async function reverseLine(context: Context, input: Taken<Calls['reverse']>): Promise<void> {
  const { lineId } = input
  await alone(context)
  const row = await lockLine(context, input)
  if (row.kind !== 'reversal') throw problems.notFound()
  if (row.closedAt) throw lineHandled('已經處理')
  await requireAnother(context, input)
  const original = await originalOf(context, lineId)
  if (!original) {
    const booked = await bookedOriginal(context, lineId)
    if (booked) throw originalBooked(booked)
    const later = await laterOriginal(context, lineId)
    throw later ? onlyLater(later) : noOriginal()
  }
  // The line before its payment, as whoever accepts it locks them.
  await lockLine(context, { lineId: original.lineId })
  const paid = await lockPayment(context, original.lineId)
  await reversePayment(context, original.lineId, '銀行沖正')
  const { householdId } = paid
  await keepAct(
    context,
    { lineId, kind: 'reversed', target: original.target, householdId, amount: row.amount },
    { closedAt: context.now, reversesId: original.lineId, householdId },
  )
  await keepAct(context, { lineId: original.lineId, kind: 'reversed', householdId, amount: row.amount })
  context.audit({
    action: 'bankFiles.reverse',
    target: 'bankLine',
    targetId: lineId,
    before: { amount: row.amount, writtenOffTo: original.target },
  })
}

/** Closes a reversal whose payment is not here, or money that went out: what it was for is the reason. Throws notFound, lineHandled, hasOriginal, originalBooked. */
export async function leaveLine(context: Context, input: Taken<Calls['leave']>): Promise<void> {
  const { lineId, reason } = input
  const row = await lockLine(context, input)
  if (row.kind === 'in') throw problems.notFound()
  if (row.closedAt) throw lineHandled('已經處理')
  if (row.kind === 'reversal') {
    if (await originalOf(context, lineId)) throw hasOriginal()
    const booked = await bookedOriginal(context, lineId)
    if (booked) throw originalBooked(booked)
  }
  await keepAct(context, { lineId, kind: 'left', amount: row.amount, reason }, { closedAt: context.now })
  context.audit({
    action: 'bankFiles.leave',
    target: 'bankLine',
    targetId: lineId,
    after: { amount: row.amount },
    reason,
  })
}

/**
 * Puts what is open of a line to an account of income, since it is no fee; or what went out to one of expense. Throws notFound,
 * lineHandled, bookedAlready, wrongExpense, and what `allocateOther` throws.
 */
export async function bookLineAsOther(context: Context, input: Taken<Calls['bookOther']>): Promise<void> {
  const { lineId, accountNumber, reason } = input
  await alone(context)
  const row = await lockLine(context, input)
  if (row.kind === 'reversal') throw problems.notFound()
  if (row.closedAt) throw lineHandled('已經處理')
  await requireAnother(context, input)
  const isOut = row.kind === 'out'
  const { name: target, amount } = isOut
    ? { name: await bookOut(context, row, accountNumber), amount: row.amount }
    : await allocateOther(context, lineId, { accountNumber, reason })
  const closed = isOut ? { closedAt: context.now } : {}
  await keepAct(
    context,
    { lineId, kind: 'other', target, amount, reason },
    { postponedUntil: null, ...closed },
  )
  context.audit({
    action: 'bankFiles.bookOther',
    target: 'bankLine',
    targetId: lineId,
    after: { amount, writtenOffTo: target },
    reason,
  })
}

/** Leaves a line until tomorrow. Throws notFound, lineHandled. */
export async function postponeLine(context: Context, input: Taken<Calls['postpone']>): Promise<void> {
  const { lineId, reason } = input
  const { amount, kind, householdId: found } = await lockLine(context, input)
  const householdId = kind === 'in' ? (await lockPayment(context, lineId)).householdId : found
  const postponedUntil = tomorrow(context.now)
  await keepAct(context, { lineId, kind: 'postponed', householdId, amount, reason }, { postponedUntil })
  context.audit({
    action: 'bankFiles.postpone',
    target: 'bankLine',
    targetId: lineId,
    after: { amount },
    reason,
  })
}

/** Takes back whatever a line is put to: it waits again. Throws notFound, notUndoable, and what payments say. */
export async function undoLine(context: Context, { lineId, reason }: Taken<Calls['undo']>): Promise<void> {
  const row = await lockLine(context, { lineId })
  if (row.bookedId) return reopenBooked(context, row, reason)
  if (row.kind === 'out') return undoOut(context, row, reason)
  const { householdId } = await lockPayment(context, lineId)
  const taken = await standing(context, lineId)
  if (!taken.length) throw notUndoable()
  for (const { id } of taken) await undoAllocation(context, id, reason)
  const amount = taken.reduce((sum, one) => sum + one.amount, 0)
  await keepAct(context, { lineId, kind: 'undone', householdId, amount, reason })
  context.audit({
    action: 'bankFiles.undo',
    target: 'bankLine',
    targetId: lineId,
    before: { amount },
    reason,
  })
}

async function undoOut(context: Context, { id: lineId, amount }: BankLine, reason: string): Promise<void> {
  if (!(await unbookOut(context, lineId))) throw notUndoable()
  await keepAct(context, { lineId, kind: 'undone', amount, reason }, { closedAt: null })
  context.audit({
    action: 'bankFiles.undo',
    target: 'bankLine',
    targetId: lineId,
    before: { amount },
    reason,
  })
}
