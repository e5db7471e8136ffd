import { eq } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { currentHouseholdId } from '#modules/homes/households/server/public.ts'
import type { PrepaymentKind } from '../kinds.ts'
import { prepaymentBalances, prepaymentLines } from './tables.ts'

const balanceOf = {
  name: 'prepayment_balance',
  text: 'select balance from prepayment_balance where household_id = $1',
}

/** What a household paid ahead and has left: whole NT$. */
export async function prepaymentOf(lease: Lease, householdId: string): Promise<number> {
  const [row] = await lease.query<{ balance: number }>(balanceOf, [householdId])
  return row?.balance ?? 0
}

/** Locks the balance of a household until the transaction ends and gives it. */
export async function lockPrepayment(context: Context, householdId: string): Promise<number> {
  await context.db.insert(prepaymentBalances).values({ householdId }).onConflictDoNothing()
  const [row] = await context.db
    .select({ balance: prepaymentBalances.balance })
    .from(prepaymentBalances)
    .where(eq(prepaymentBalances.householdId, householdId))
    .for('update')
  return row?.balance ?? 0
}

export interface PrepaymentChange {
  householdId: string
  kind: PrepaymentKind
  sourceId: string
  /** Above zero: paid ahead; below: used. */
  amount: number
  undoesId?: string
  note?: string
}

/**
 * Changes what a household has paid ahead, in a line; the caller books it. Gives the line's id. The database refuses a balance
 * below zero: ask `lockPrepayment` first.
 */
export async function addPrepaymentLine(context: Context, change: PrepaymentChange): Promise<string> {
  const balance = (await lockPrepayment(context, change.householdId)) + change.amount
  const id = newId()
  await context.db
    .update(prepaymentBalances)
    .set({ balance })
    .where(eq(prepaymentBalances.householdId, change.householdId))
  await context.db.insert(prepaymentLines).values({
    id,
    ...change,
    balance,
    at: context.now,
    accountId: context.actor.accountId,
    accountName: context.actor.name,
  })
  return id
}

/**
 * Takes a line back by one with the other sign, at the household that has what was that one's. Throws notFound; the database refuses
 * to take one back twice.
 */
export async function undoPrepaymentLine(context: Context, lineId: string, note = ''): Promise<string> {
  const [given] = await context.db.select().from(prepaymentLines).where(eq(prepaymentLines.id, lineId))
  if (!given || given.undoesId) throw problems.notFound()
  const { kind, sourceId, amount } = given
  const householdId = await currentHouseholdId(context, given.householdId)
  return addPrepaymentLine(context, { householdId, kind, sourceId, amount: -amount, undoesId: lineId, note })
}
