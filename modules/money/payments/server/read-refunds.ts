import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Act } from '#platform/contract/words.ts'
import type { Context } from '#platform/server/context.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import { refundChanged } from '../events.ts'
import type { Refund, refunds } from '../refund-contract.ts'
import { payments, refunds as f } from './tables.ts'

export type RefundRow = typeof f.$inferSelect

async function readRefunds(context: Context, condition: SQL | undefined): Promise<Refund[]> {
  const rows = await context.db
    .select({ row: f, label: householdTable.label, channel: payments.channel, day: payments.day })
    .from(f)
    .innerJoin(householdTable, eq(householdTable.id, f.householdId))
    .leftJoin(payments, eq(payments.id, f.paymentId))
    .where(condition)
    .orderBy(desc(f.requestedAt), desc(f.id))
    .limit(200)
  return rows.map(({ row, label, channel, day }) => ({
    refundId: row.id,
    kind: row.kind,
    householdId: row.householdId,
    label,
    paymentId: row.paymentId,
    amount: row.amount,
    channel,
    day,
    way: row.way,
    payee: row.payee,
    account: row.account,
    reason: row.reason,
    state: row.state,
    requestedAt: row.requestedAt,
    requestedBy: row.requestedByName,
    isOwn: row.requestedBy === context.actor.accountId,
    decidedAt: row.decidedAt,
    decidedBy: row.decidedByName,
    rejection: row.rejection,
    paidAt: row.paidAt,
    paidBy: row.paidByName,
  }))
}

/** Refunds and voids that wait, or the last that are over. */
export const listRefunds = (
  context: Context,
  { isOver, householdId }: Taken<typeof refunds.calls.list>,
): Promise<Refund[]> =>
  readRefunds(
    context,
    sql`${f.state} in ${isOver ? ['paid', 'rejected'] : ['requested', 'approved']} ${
      householdId ? sql`and ${f.householdId} = ${householdId}` : sql``
    }`,
  )

/** One by its id. Throws notFound. */
export async function readRefund(context: Context, id: string): Promise<Refund> {
  const [refund] = await readRefunds(context, eq(f.id, id))
  if (!refund) throw problems.notFound()
  return refund
}

/** Tells what was done with one, and writes it into the audit. */
export function tellRefund(
  context: Context,
  action: Act,
  { id, householdId, amount, way }: Pick<RefundRow, 'id' | 'householdId' | 'amount' | 'way'>,
  reason = '',
): void {
  context.emit(refundChanged, { refundId: id })
  const after = { householdId, amount, ...(way && { refundWay: way }) }
  context.audit({ action, target: 'refund', targetId: id, after, reason })
}
