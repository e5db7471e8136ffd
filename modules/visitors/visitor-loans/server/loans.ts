import { asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { AssetRegister } from '#platform/server/asset-register.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf } from '#platform/server/create-once.ts'
import type { Lease } from '#platform/server/database.ts'
import { lockVisitor, visitorTable as borrowers } from '#modules/visitors/visits/server/public.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import { type Loan, notInside } from '../contract.ts'
import { withRegisters } from './lendables.ts'
import { lendTo } from './lending.ts'
import type { Wanted } from './locked-lendables.ts'
import { lendables as t, loanLines, loans } from './tables.ts'
import { settle } from './taking-back.ts'

async function readLoans(
  lease: Lease,
  condition: SQL,
  { most = 1000, order = asc }: { most?: number; order?: typeof asc } = {},
): Promise<Loan[]> {
  const rows = await lease.db
    .select({
      loan: loans,
      line: loanLines,
      displayId: t.displayId,
      thing: t.name,
      visitor: sql<string>`coalesce(nullif(${borrowers.name}, ''), nullif(${borrowers.firm}, ''), ${borrowers.reason})`,
      leftAt: borrowers.leftAt,
      label: sql<string>`coalesce(${householdTable.label}, '')`,
    })
    .from(loans)
    .innerJoin(loanLines, eq(loanLines.loanId, loans.id))
    .innerJoin(t, eq(t.id, loanLines.lendableId))
    .innerJoin(borrowers, eq(borrowers.id, loans.visitorId))
    .leftJoin(householdTable, eq(householdTable.id, borrowers.householdId))
    .where(condition)
    .orderBy(order(loans.lentAt), order(loans.id), asc(t.displayId))
    .limit(most)
  const found = new Map<string, Loan>()
  for (const { loan, line, displayId, thing, visitor, leftAt, label } of rows) {
    const item = found.get(loan.id) ?? {
      loanId: loan.id,
      visitorId: loan.visitorId,
      visitor,
      label,
      isGone: leftAt !== null,
      lentAt: loan.lentAt,
      lentBy: loan.lentByName,
      lines: [],
    }
    const { lendableId, quantity, returned, lost, stillOut } = line
    item.lines.push({ lendableId, displayId, name: thing, quantity, returned, lost, stillOut })
    found.set(loan.id, item)
  }
  return [...found.values()]
}

const lastOfThing = 100

/** Everything that is not back, the longest out first; or all that one visitor was lent; or who had one thing last. */
export function listLoans(
  lease: Lease,
  { visitorId, lendableId }: { visitorId?: string | undefined; lendableId?: string | undefined },
): Promise<Loan[]> {
  if (visitorId) return readLoans(lease, eq(loans.visitorId, visitorId))
  if (lendableId)
    return readLoans(lease, eq(loanLines.lendableId, lendableId), { most: lastOfThing, order: desc })
  return readLoans(lease, gt(loanLines.stillOut, 0))
}

async function readLoan(lease: Lease, loanId: string): Promise<Loan> {
  const [loan] = await readLoans(lease, eq(loans.id, loanId))
  if (!loan) throw problems.notFound()
  return loan
}

/** What was lent to a visitor as the older pages read it: all of it, or only what is not back (R194). */
export async function listOldLoans(lease: Lease, input: { visitorId: string; isStillOut: boolean }) {
  const rows = await lease.db
    .select({ loanId: loans.id, line: loanLines })
    .from(loans)
    .innerJoin(loanLines, eq(loanLines.loanId, loans.id))
    .where(eq(loans.visitorId, input.visitorId))
    .orderBy(asc(loans.lentAt), asc(loans.id), asc(loanLines.lendableId))
  const found = new Map<string, { lendableId: string; quantity: number }[]>()
  for (const { loanId, line } of rows) {
    const quantity = input.isStillOut ? line.stillOut : line.quantity
    if (quantity) found.set(loanId, [...(found.get(loanId) ?? []), { lendableId: line.lendableId, quantity }])
  }
  return [...found].map(([loanId, lines]) => ({ loanId, lines }))
}

/** Lends things to a visitor who is inside. Throws notFound, notInside, and what lendTo throws. */
export async function lend(
  context: Context,
  input: { visitorId: string; loanId?: string | undefined; items: readonly Wanted[] },
): Promise<Loan> {
  const { visitorId, items } = input
  // Whoever releases the visitor at the same time waits, and then hears what is missing.
  const { state } = await lockVisitor(context, visitorId)
  const loanId = input.loanId ?? newId()
  await createOnce(context, {
    id: loanId,
    find: () => rowOf(context, loans, loanId),
    isSame: (row) => row.visitorId === visitorId,
    taken: problems.notFound,
    again: { action: 'visitorLoans.lendAgain', target: 'visitor', targetId: visitorId },
    create: async () => {
      if (state !== 'arrived') throw notInside()
      if (!(await lendTo(context, visitorId, items, loanId))) throw problems.notFound()
      const after = { loanId, items }
      context.audit({ action: 'visitorLoans.lend', target: 'visitor', targetId: visitorId, after })
    },
  })
  return readLoan(context, loanId)
}

/** Things of one loan come back, or are given up as lost. Throws what settle throws. */
export async function settleLoan(
  context: Context,
  loanId: string,
  items: readonly Wanted[],
  isLost: boolean,
): Promise<void> {
  await settle(
    context,
    items.map(({ lendableId, quantity }) => ({ loanId, lendableId, quantity })),
    { isLost },
  )
  context.audit({
    action: isLost ? 'visitorLoans.giveUp' : 'visitorLoans.takeBack',
    target: 'visitorLoan',
    targetId: loanId,
    after: { items },
  })
}

/** Things of a loan will not come back. Throws what settle throws. */
export async function giveUp(
  context: Context,
  registers: readonly AssetRegister[],
  { loanId, items }: { loanId: string; items: readonly Wanted[] },
): Promise<Loan> {
  const ids = [...new Set(items.map(({ lendableId }) => lendableId))]
  await withRegisters(context, registers, { ids, work: () => settleLoan(context, loanId, items, true) })
  return readLoan(context, loanId)
}
