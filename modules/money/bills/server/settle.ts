import { eq, sql } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { SettlementKind } from '../states.ts'
import { billSettlements, bills } from './tables.ts'

/** A bill as it is while its row is locked. */
export interface LockedBill {
  id: string
  householdId: string
  payerName: string
  number: string
  total: number
  paid: number
  state: string
}

/** Locks bills until the transaction ends, in the order of their ids; those that do not exist are absent. */
export const lockBills = (context: Context, ids: readonly string[]): Promise<LockedBill[]> =>
  context.query<LockedBill>(
    `select id, household_id as "householdId", payer_name as "payerName", number, total::float8 as total, paid::float8 as paid, state
     from bill where id = any($1) order by id for update`,
    [ids],
  )

/** The settlement that was written, and what is left to pay. */
export interface Settled {
  settlementId: string
  householdId: string
  left: number
}

/**
 * Settles part of an issued bill, or all of it, from a payment, a prepayment or by a later bill; whole NT$ above zero. The
 * caller books it. Throws notFound, and what the constraints say of a bill that takes no more.
 */
export async function settleBill(
  context: Context,
  {
    billId,
    kind,
    sourceId,
    amount,
  }: { billId: string; kind: SettlementKind; sourceId: string; amount: number },
): Promise<Settled> {
  const [bill] = await lockBills(context, [billId])
  if (!bill || bill.state === 'draft') throw problems.notFound()
  const settlementId = newId()
  await context.db.insert(billSettlements).values({
    id: settlementId,
    billId,
    kind,
    sourceId,
    amount,
    at: context.now,
    accountId: context.actor.accountId,
    accountName: context.actor.name,
  })
  const left = bill.total - bill.paid - amount
  await context.db
    .update(bills)
    .set({
      paid: bill.paid + amount,
      settledAt: left === 0 ? context.now : null,
      rowVersion: sql`${bills.rowVersion} + 1`,
    })
    .where(eq(bills.id, billId))
  return { settlementId, householdId: bill.householdId, left }
}

/**
 * Takes a settlement back by a line of its own: what it settled is owed on this bill again, also when a later bill took over what
 * was left of it. Throws notFound; the database refuses to take one back twice.
 */
export async function unsettleBill(
  context: Context,
  settlementId: string,
): Promise<{ billId: string; amount: number }> {
  const [settlement] = await context.db
    .select()
    .from(billSettlements)
    .where(eq(billSettlements.id, settlementId))
  if (!settlement || settlement.undoesId) throw problems.notFound()
  const { billId, amount, kind, sourceId } = settlement
  const [bill] = await lockBills(context, [billId])
  if (!bill) throw problems.notFound()
  await context.db.insert(billSettlements).values({
    id: newId(),
    billId,
    kind,
    sourceId,
    amount: -amount,
    undoesId: settlementId,
    at: context.now,
    accountId: context.actor.accountId,
    accountName: context.actor.name,
  })
  await context.db
    .update(bills)
    .set({
      paid: bill.paid - amount,
      settledAt: null,
      carriedTo: null,
      rowVersion: sql`${bills.rowVersion} + 1`,
    })
    .where(eq(bills.id, billId))
  return { billId, amount }
}
