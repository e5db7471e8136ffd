import { eq, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { requireHousehold } from '#modules/homes/households/server/public.ts'
import {
  allocate,
  allocateOther,
  lockPayment,
  reversePayment,
  standing,
  undoAllocation,
} from '#modules/money/payments/server/public.ts'
import {
  type bankLines,
  hasOriginal,
  lineHandled,
  noOriginal,
  notUndoable,
  onlyLater,
  partOfOther,
} from '../desk-contract.ts'
import type { LinePart } from '../desk-shapes.ts'
import { bankLineChanged } from '../events.ts'
import { laterOriginal, originalOf } from './originals.ts'
import { bookOut, unbookOut } from './out-lines.ts'
import { bankLines as t } from './tables.ts'
import { type LineAct, writeActs } from './write-lines.ts'

type Calls = typeof bankLines.calls
type BankLine = typeof t.$inferSelect
const tomorrow = (now: Date) => dayOf(new Date(now.getTime() + 86_400_000))

/** A line, locked until the transaction ends, as it was seen. Throws notFound, and lineHandled with who was faster. */
async function lockLine(context: Context, { lineId, rowVersion }: { lineId: string; rowVersion?: number }) {
  const [row] = await context.db.select().from(t).where(eq(t.id, lineId)).for('update')
  if (!row) throw problems.notFound()
  if (rowVersion !== undefined && row.rowVersion !== rowVersion) {
    const [last] = await context.query<{ at: Date; by: string }>(
      'select at, account_name as by from bank_line_act where line_id = $1 order by at desc, id desc limit 1',
      [lineId],
    )
    throw lineHandled(last ? `已於 ${speakTime(last.at)} 由 ${last.by} 處理` : '剛剛有變動')
  }
  return row
}

/** Writes what was done with a line, and tells it. */
async function keepAct(
  context: Context,
  act: LineAct,
  changed: Partial<Pick<BankLine, 'householdId' | 'postponedUntil' | 'closedAt' | 'reversesId'>> = {},
) {
  await context.db
    .update(t)
    .set({ ...changed, rowVersion: sql`${t.rowVersion} + 1` })
    .where(eq(t.id, act.lineId))
  await writeActs(context, [act])
  context.emit(bankLineChanged, { lineId: act.lineId })
}

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
 * Puts a line to bills and to what its household pays ahead. Throws notFound, lineHandled, partOfOther, and what payments say of a bill
 * that cannot take it.
 */
export async function acceptLine(context: Context, input: Taken<Calls['accept']>): Promise<void> {
  const { lineId, parts } = input
  const row = await lockLine(context, input)
  if (row.kind !== 'in') throw problems.notFound()
  const householdId = input.householdId
  await requireHousehold(context, householdId)
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

/** Does what the bank reversed. Throws notFound, lineHandled, noOriginal, onlyLater, and what payments say of one that was refunded. */
export async function reverseLine(context: Context, input: Taken<Calls['reverse']>): Promise<void> {
  const { lineId } = input
  const row = await lockLine(context, input)
  if (row.kind !== 'reversal') throw problems.notFound()
  if (row.closedAt) throw lineHandled('已經處理')
  const original = await originalOf(context, lineId)
  if (!original) {
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

/** Closes a reversal whose payment is not here, or money that went out: what it was for is the reason. Throws notFound, lineHandled, hasOriginal. */
export async function leaveLine(context: Context, input: Taken<Calls['leave']>): Promise<void> {
  const { lineId, reason } = input
  const row = await lockLine(context, input)
  if (row.kind === 'in') throw problems.notFound()
  if (row.closedAt) throw lineHandled('已經處理')
  if (row.kind === 'reversal' && (await originalOf(context, lineId))) throw hasOriginal()
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
 * lineHandled, wrongExpense, and what `allocateOther` throws.
 */
export async function bookLineAsOther(context: Context, input: Taken<Calls['bookOther']>): Promise<void> {
  const { lineId, accountNumber, reason } = input
  const row = await lockLine(context, input)
  if (row.kind === 'reversal') throw problems.notFound()
  if (row.closedAt) throw lineHandled('已經處理')
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
