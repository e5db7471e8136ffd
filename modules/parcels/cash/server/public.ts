import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { cashUsed, overLimit } from '../contract.ts'
import { addLine, lastOf, type Party } from './ledger.ts'
import { settingOf } from './settings.ts'
import { cashLines as l } from './tables.ts'

export type { Party } from './ledger.ts'
// For reading beside; only this module writes them.
export { cashLines } from './tables.ts'
export { cashTotals, lastCashCount } from './totals.ts'

/**
 * Puts the cash of a deposit that is being registered into its envelope; the line has the id of the deposit.
 * Gives the number of the receipt. Throws overLimit.
 */
export async function openEnvelope(
  context: Context,
  input: { depositId: string; amount: number; party: Party; signaturePath: string },
): Promise<number | null> {
  const { envelopeLimit } = await settingOf(context)
  if (envelopeLimit !== null && input.amount > envelopeLimit) throw overLimit(envelopeLimit)
  const added = await addLine(context, { ...input, lineId: input.depositId, kind: 'in' })
  return added.receiptNumber
}

/** What was put in when the deposit was registered, in NT$, and its receipt; undefined for one without cash. */
export async function openingOf(
  lease: Lease,
  depositId: string,
): Promise<{ amount: number; receiptNumber: number | null } | undefined> {
  const { amount, receiptNumber } = l
  const [line] = await lease.db.select({ amount, receiptNumber }).from(l).where(eq(l.id, depositId))
  return line
}

/** Hands back what is left in an envelope, whole, in the transaction of its hand-over; an empty one stays as it is. */
export async function giveBack(
  context: Context,
  input: { depositId: string; handOverId: string; party: Party; signaturePath: string },
): Promise<void> {
  const { balance } = await lastOf(context, input.depositId)
  if (balance > 0) await addLine(context, { ...input, lineId: newId(), kind: 'return', amount: -balance })
}

/** What a hand-over handed back is in the envelope again, by a counter-line. */
export async function undoGiveBack(
  context: Context,
  input: { depositId: string; handOverId: string; reason: string },
): Promise<void> {
  const { depositId, handOverId, reason } = input
  const [line] = await context.db
    .select()
    .from(l)
    .where(and(eq(l.depositId, depositId), eq(l.handOverId, handOverId)))
  if (line) await addLine(context, counterOf(line, newId(), reason))
}

/** A line that takes another one back, whole. */
export function counterOf(line: typeof l.$inferSelect, lineId: string, reason: string) {
  return {
    lineId,
    depositId: line.depositId,
    kind: 'reverse' as const,
    amount: -line.amount,
    party: { label: line.partyLabel, name: line.partyName },
    reversesSequence: line.sequence,
    reason,
  }
}

/** Takes back what was put in, when the deposit's registration is taken back. Throws cashUsed when anything was paid. */
export async function takeAllBack(
  context: Context,
  input: { depositId: string; reason: string },
): Promise<void> {
  const counter = alias(l, 'counter')
  const lines = await context.db
    .select({ line: l, reversedBy: counter.sequence })
    .from(l)
    .leftJoin(
      counter,
      and(
        eq(counter.depositId, l.depositId),
        eq(counter.reversesSequence, l.sequence),
        isNotNull(counter.reversesSequence),
      ),
    )
    .where(eq(l.depositId, input.depositId))
    .orderBy(asc(l.sequence))
  const live = lines.filter(({ line, reversedBy }) => line.kind !== 'reverse' && reversedBy === null)
  if (live.some(({ line }) => line.kind !== 'in')) throw cashUsed()
  for (const { line } of live) await addLine(context, counterOf(line, newId(), input.reason))
}
