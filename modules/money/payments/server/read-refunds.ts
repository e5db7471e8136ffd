import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Act } from '#platform/contract/words.ts'
import type { Context } from '#platform/server/context.ts'
import { microsOf } from '#platform/server/cursor.ts'
import type { Lease } from '#platform/server/database.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import { refundChanged } from '../events.ts'
import type { Refund, refunds } from '../refund-contract.ts'
import { payments, refunds as f } from './tables.ts'

export type RefundRow = typeof f.$inferSelect

/** As a list or a sheet has one; whose it is says the page. */
export type RefundOfList = Omit<Refund, 'isOwn'> & { micros: number; requestedById: string }

/** Refunds and voids, the newest first. */
export async function refundRows(
  lease: Lease,
  { condition, limit }: { condition: SQL | undefined; limit: number },
): Promise<RefundOfList[]> {
  const rows = await lease.db
    .select({
      row: f,
      label: householdTable.label,
      channel: payments.channel,
      day: payments.day,
      micros: microsOf(f.requestedAt),
    })
    .from(f)
    .innerJoin(householdTable, eq(householdTable.id, f.householdId))
    .leftJoin(payments, eq(payments.id, f.paymentId))
    .where(condition)
    .orderBy(desc(f.requestedAt), desc(f.id))
    .limit(limit)
  return rows.map(({ row, label, channel, day, micros }) => ({
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
    requestedById: row.requestedBy,
    decidedAt: row.decidedAt,
    decidedBy: row.decidedByName,
    rejection: row.rejection,
    paidAt: row.paidAt,
    paidBy: row.paidByName,
    micros,
  }))
}

async function readRefunds(context: Context, condition: SQL | undefined): Promise<Refund[]> {
  const rows = await refundRows(context, { condition, limit: 200 })
  return rows.map(({ micros: _, requestedById, ...refund }) => ({
    ...refund,
    isOwn: requestedById === context.actor.accountId,
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

/** How many wait for a second person. */
export const countRequested = async (context: Context): Promise<{ count: number }> => ({
  count: await context.db.$count(f, eq(f.state, 'requested')),
})

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
