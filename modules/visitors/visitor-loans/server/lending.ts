import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { notEnough } from '../contract.ts'
import { loansChanged } from '../events.ts'
import { lockLendables, type Wanted } from './locked-lendables.ts'
import { lendables as t, loanLines, loans } from './tables.ts'

/**
 * Lends things to a visitor whose record the caller has locked or just made: all or none. Gives the loan's id; undefined
 * when nothing is lent. Throws notFound (also for a retired thing), twiceNamed, notEnough.
 */
export async function lendTo(
  context: Context,
  visitorId: string,
  wanted: readonly Wanted[],
  loanId: string = newId(),
): Promise<string | undefined> {
  if (!wanted.length) return undefined
  const locked = await lockLendables(context, wanted)
  for (const { lendableId, quantity } of wanted) {
    const thing = locked.get(lendableId)
    if (!thing || thing.disabledAt) throw problems.notFound()
    const left = thing.stock - thing.lent
    if (quantity > left)
      throw notEnough(`${thing.displayId} ${thing.name} 只剩 ${left} 件可借，這次要借 ${quantity} 件。`)
  }
  await context.db
    .insert(loans)
    .values({ id: loanId, visitorId, lentAt: context.now, lentByName: context.actor.name })
  await context.db.insert(loanLines).values(wanted.map((item) => ({ loanId, ...item })))
  context.emit(loansChanged, { visitorId })
  return loanId
}

/** Something that a visitor has not given back. */
export interface Missing {
  loanId: string
  lendableId: string
  displayId: string
  name: string
  quantity: number
}

/** What a visitor has not given back, the longest out first. */
export const missingOf = (lease: Lease, visitorId: string): Promise<Missing[]> =>
  lease.db
    .select({
      loanId: loans.id,
      lendableId: loanLines.lendableId,
      displayId: t.displayId,
      name: t.name,
      quantity: loanLines.stillOut,
    })
    .from(loans)
    .innerJoin(loanLines, eq(loanLines.loanId, loans.id))
    .innerJoin(t, eq(t.id, loanLines.lendableId))
    .where(and(eq(loans.visitorId, visitorId), gt(loanLines.stillOut, 0)))
    .orderBy(asc(loans.lentAt), asc(t.displayId))

/** What is missing as the wire shows it in a problem's data. */
export const toMissing = (missing: readonly Missing[]) =>
  missing.map((item) => ({
    LoanId: item.loanId,
    AssetId: item.lendableId,
    DisplayId: item.displayId,
    Name: item.name,
    Quantity: item.quantity,
  }))

/** What some visitors have not given back, by the names of the things. */
export const stillLentTo = (lease: Lease, visitorIds: readonly string[]) =>
  lease.db
    .select({
      visitorId: loans.visitorId,
      name: t.name,
      quantity: sql<number>`sum(${loanLines.stillOut})::int`,
    })
    .from(loans)
    .innerJoin(loanLines, eq(loanLines.loanId, loans.id))
    .innerJoin(t, eq(t.id, loanLines.lendableId))
    .where(and(inArray(loans.visitorId, [...visitorIds]), gt(loanLines.stillOut, 0)))
    .groupBy(loans.visitorId, t.name)
    .orderBy(t.name)
