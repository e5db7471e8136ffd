import { and, eq, inArray, sql } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { tooMuchReturned, twiceNamed } from '../contract.ts'
import { loansChanged } from '../events.ts'
import { lockLendables, type Wanted } from './locked-lendables.ts'
import { loanLines, loanReturns, loans } from './tables.ts'

/** Something of a loan that comes back. */
export interface Return extends Wanted {
  loanId: string
}

const keyOf = (item: { loanId: string; lendableId: string }) => `${item.loanId} ${item.lendableId}`

/** The lines of these returns, the things locked. Throws notFound, twiceNamed. */
async function linesOf(context: Context, returns: readonly Return[]) {
  const perThing = new Map(returns.map(({ lendableId }) => [lendableId, { lendableId, quantity: 1 }]))
  const things = await lockLendables(context, [...perThing.values()])
  const rows = await context.db
    .select({ line: loanLines, visitorId: loans.visitorId })
    .from(loanLines)
    .innerJoin(loans, eq(loans.id, loanLines.loanId))
    .where(inArray(loanLines.loanId, [...new Set(returns.map(({ loanId }) => loanId))]))
  const lines = new Map(rows.map((row) => [keyOf(row.line), row]))
  if (new Set(returns.map(keyOf)).size < returns.length) throw twiceNamed()
  return { things, lines }
}

/**
 * Things come back, or are given up as lost and leave the stock: all or none. Of a visitor where one is given.
 * Throws notFound (also for another visitor's loan), twiceNamed, tooMuchReturned.
 */
export async function settle(
  context: Context,
  returns: readonly Return[],
  { visitorId, isLost = false }: { visitorId?: string; isLost?: boolean },
): Promise<void> {
  if (!returns.length) return
  const { things, lines } = await linesOf(context, returns)
  const { actor, now } = context
  const touched = new Set<string>()
  // In the order of the things, as they were locked: the table's own bookkeeping writes them once more.
  for (const item of returns.toSorted((a, b) => (a.lendableId < b.lendableId ? -1 : 1))) {
    const found = lines.get(keyOf(item))
    if (!found || (visitorId && found.visitorId !== visitorId)) throw problems.notFound()
    const thing = things.get(item.lendableId)
    const { stillOut } = found.line
    if (item.quantity > stillOut)
      throw tooMuchReturned(
        `${thing?.displayId} ${thing?.name} 只有 ${stillOut} 件未還，這次要${isLost ? '報失' : '歸還'} ${item.quantity} 件。`,
      )
    const column = isLost ? loanLines.lost : loanLines.returned
    await context.db
      .update(loanLines)
      .set({ [isLost ? 'lost' : 'returned']: sql`${column} + ${item.quantity}` })
      .where(and(eq(loanLines.loanId, item.loanId), eq(loanLines.lendableId, item.lendableId)))
    await context.db.insert(loanReturns).values({
      id: newId(),
      ...item,
      isLost,
      at: now,
      accountId: actor.accountId,
      accountName: actor.name,
    })
    touched.add(found.visitorId)
  }
  for (const of of touched) context.emit(loansChanged, { visitorId: of })
}

/** What a visitor gives back when they leave. Throws what settle throws. */
export const takeBack = (context: Context, visitorId: string, returns: readonly Return[]): Promise<void> =>
  settle(
    context,
    returns.map(({ loanId, lendableId, quantity }) => ({ loanId, lendableId, quantity })),
    { visitorId },
  )
