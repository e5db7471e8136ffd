import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Worded } from '#platform/contract/words.ts'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { AssetRegister } from '#platform/server/asset-register.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf } from '#platform/server/create-once.ts'
import type { Lease } from '#platform/server/database.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import {
  displayIdTaken,
  type Lendable,
  lendableChanged,
  lendableIdTaken,
  stillLent,
  stockBelowLent,
  type visitorLoans,
} from '../contract.ts'
import { lendablesChanged } from '../events.ts'
import { lendables as t } from './tables.ts'

type Addition = Taken<typeof visitorLoans.calls.addLendable>
type Change = Taken<typeof visitorLoans.calls.changeLendable>
type Row = typeof t.$inferSelect

const inOrder = [asc(t.position), asc(t.displayId), asc(t.id)]

const toLendable = ({ id, position, version, disabledAt, displayId, name, stock, lent }: Row): Lendable => ({
  lendableId: id,
  displayId,
  name,
  stock,
  lent,
  sort: position,
  isEnabled: disabledAt === null,
  rowVersion: version,
})

/** What the desk lends, in its order, retired things after them. */
export async function listLendables(lease: Lease): Promise<Lendable[]> {
  const rows = (
    await lease.db
      .select()
      .from(t)
      .orderBy(...inOrder)
  ).map(toLendable)
  return [...rows.filter((row) => row.isEnabled), ...rows.filter((row) => !row.isEnabled)]
}

/** Things as the older pages read them: those of these ids, or all that are offered (R193, R195). */
export async function listOldLendables(
  lease: Lease,
  input: { ids?: string[] | undefined; maxCount: number },
) {
  const condition = input.ids ? inArray(t.id, input.ids) : isNull(t.disabledAt)
  const [rows, total] = await Promise.all([
    lease.db
      .select()
      .from(t)
      .where(condition)
      .orderBy(...inOrder)
      .limit(input.maxCount),
    lease.db.$count(t, condition),
  ])
  return {
    data: rows.map(({ id, displayId, name, stock }) => ({
      lendableId: id,
      displayId,
      name,
      quantity: stock,
      returnQuantity: 0 as const,
      isReturned: false as const,
    })),
    pagination: { offset: 0, maxCount: input.maxCount, total },
  }
}

/** Numbers are of the list as a whole, so one person at a time changes it. */
export const lockList = (context: Context) => oneAtATime(context, 'lendables')

/** Throws displayIdTaken. */
export async function requireFreeNumber(context: Context, displayId: string, but?: string): Promise<void> {
  const rows = await context.db
    .select()
    .from(t)
    .where(and(isNull(t.disabledAt)))
  const taken = rows.find((row) => row.id !== but && row.displayId.toUpperCase() === displayId.toUpperCase())
  if (taken) throw displayIdTaken(taken.displayId)
}

/** Tells everybody of a change, and the audit. */
export function said<Before, After>(
  context: Context,
  act: 'addLendable' | 'changeLendable',
  lendableId: string,
  before: (Before & Worded<Before>) | undefined,
  after: After & Worded<After>,
) {
  context.emit(lendablesChanged, { lendableId })
  context.audit<Before, After>({
    action: `visitorLoans.${act}`,
    target: 'lendable',
    targetId: lendableId,
    before,
    after,
  })
}

/** Does what changes things that the desk lends within the registers that have them too. */
export const withRegisters = <Done>(
  context: Context,
  registers: readonly AssetRegister[],
  { ids, work }: { ids: readonly string[]; work: () => Promise<Done> },
): Promise<Done> =>
  registers.reduce<() => Promise<Done>>((inner, register) => () => register.lent(context, ids, inner), work)()

/**
 * Adds something that the desk lends; the same id with the same number is the same thing. Throws displayIdTaken, lendableIdTaken,
 * and what the register refuses.
 */
export function addLendable(
  context: Context,
  registers: readonly AssetRegister[],
  { lendableId = newId(), ...content }: Addition,
): Promise<Lendable> {
  const work = () => add(context, lendableId, content)
  return withRegisters(context, registers, { ids: [lendableId], work })
}

async function add(
  context: Context,
  lendableId: string,
  content: Omit<Addition, 'lendableId'>,
): Promise<Lendable> {
  await lockList(context)
  const row = await createOnce(context, {
    id: lendableId,
    find: () => rowOf(context, t, lendableId),
    isSame: (row) => row.displayId === content.displayId,
    taken: lendableIdTaken,
    again: { action: 'visitorLoans.addLendableAgain', target: 'lendable', targetId: lendableId },
    isLocked: true,
    create: async () => {
      await requireFreeNumber(context, content.displayId)
      const position = await context.db.$count(t)
      const [row] = await context.db
        .insert(t)
        .values({ id: lendableId, ...content, position })
        .returning()
      if (!row) throw problems.failed()
      said(context, 'addLendable', lendableId, undefined, content)
      return row
    },
  })
  return toLendable(row)
}

/**
 * Changes something that the desk lends, as it was seen.
 * Throws notFound, lendableChanged, displayIdTaken, stockBelowLent, stillLent, and what the register refuses.
 */
export const changeLendable = (
  context: Context,
  registers: readonly AssetRegister[],
  input: Change,
): Promise<Lendable> =>
  withRegisters(context, registers, { ids: [input.lendableId], work: () => change(context, input) })

async function change(context: Context, input: Change): Promise<Lendable> {
  const { lendableId, rowVersion, displayId, name, stock, sort, isEnabled } = input
  await lockList(context)
  const [row] = await context.db.select().from(t).where(eq(t.id, lendableId)).for('update')
  if (!row) throw problems.notFound()
  if (row.version !== rowVersion) throw lendableChanged(row.name)
  const isOffered = isEnabled ?? row.disabledAt === null
  if (isOffered) await requireFreeNumber(context, displayId, lendableId)
  else if (row.lent) throw stillLent(row.lent)
  if (stock < row.lent) throw stockBelowLent(row.lent)
  const next = {
    displayId,
    name,
    stock,
    position: sort ?? row.position,
    disabledAt: isOffered ? null : (row.disabledAt ?? context.now),
    version: row.version + 1,
  }
  await context.db.update(t).set(next).where(eq(t.id, lendableId))
  const before = { displayId: row.displayId, name: row.name, stock: row.stock, disabledAt: row.disabledAt }
  said(context, 'changeLendable', lendableId, before, { displayId, name, stock, disabledAt: next.disabledAt })
  return toLendable({ ...row, ...next })
}
