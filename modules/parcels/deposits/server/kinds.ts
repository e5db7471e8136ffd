import { asc, eq } from 'drizzle-orm'
import type { Act, Worded } from '#platform/contract/words.ts'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { packageOptions } from '#modules/parcels/packages/server/public.ts'
import {
  cashKind,
  type DepositKind,
  type deposits,
  kindChanged,
  kindFixed,
  kindInUse,
  kindOrderChanged,
} from '../contract.ts'
import { depositKindsChanged } from '../events.ts'
import { depositKinds as k } from './tables.ts'

type Calls = typeof deposits.calls

const toKind = ({ number, name, retiredAt, version }: typeof k.$inferSelect): DepositKind => ({
  number,
  name,
  isCash: number === cashKind,
  isRetired: retiredAt !== null,
  version,
})

/** All kinds in the community's order, also retired ones. */
export async function listKinds(lease: Lease): Promise<DepositKind[]> {
  const rows = await lease.db.select().from(k).orderBy(asc(k.position), asc(k.number))
  return rows.map(toKind)
}

/** What registering chooses from: kinds in use, and the shelf positions of the parcel desk. */
export async function registerOptions(lease: Lease) {
  const [kinds, { positions }] = await Promise.all([listKinds(lease), packageOptions(lease)])
  return {
    kinds: kinds.filter((kind) => !kind.isRetired),
    positions: positions.map(({ name, temperature }) => ({ name, temperature })),
  }
}

// Two managers at once: the second waits, so that neither numbers nor names collide.
const lockKinds = async (context: Context) => {
  await context.query('select pg_advisory_xact_lock(hashtextextended($1, 9))', [
    `deposit kinds ${context.actor.communityId}`,
  ])
  return context.db.select().from(k).orderBy(asc(k.position), asc(k.number))
}

function say<Before, After>(
  context: Context,
  action: Act,
  number: number,
  before: (Before & Worded<Before>) | undefined,
  after: After & Worded<After>,
): void {
  context.emit(depositKindsChanged, {})
  context.audit<Before, After>({ action, target: 'depositKind', targetId: String(number), before, after })
}

/** Adds a kind at the end; its number is the next one that is not cash's. Throws kindInUse. */
export async function addKind(context: Context, { name }: Taken<Calls['addKind']>): Promise<DepositKind> {
  const rows = await lockKinds(context)
  if (rows.some((row) => row.name === name && !row.retiredAt)) throw kindInUse()
  const number = Math.max(cashKind, ...rows.map((row) => row.number)) + 1
  const position = Math.max(0, ...rows.map((row) => row.position)) + 1
  const [made] = await context.db.insert(k).values({ number, name, position }).returning()
  if (!made) throw problems.failed()
  say(context, 'deposits.addKind', number, undefined, { name })
  return toKind(made)
}

/**
 * Renames a kind, retires it or brings it back, as the person saw it at `version`; deposits keep the name they were
 * registered with. Throws notFound, kindFixed, kindChanged, kindInUse.
 */
export async function changeKind(
  context: Context,
  { number, version, name, isRetired }: Taken<Calls['changeKind']>,
): Promise<DepositKind> {
  const rows = await lockKinds(context)
  const row = rows.find((one) => one.number === number)
  if (!row) throw problems.notFound()
  if (number === cashKind && isRetired) throw kindFixed()
  if (row.version !== version) throw kindChanged(row.name)
  const retiredAt = isRetired === undefined ? row.retiredAt : isRetired ? context.now : null
  const after = { name: name ?? row.name, retiredAt }
  const next = { ...after, version: version + 1 }
  if (!retiredAt && rows.some((one) => one.name === after.name && one.number !== number && !one.retiredAt))
    throw kindInUse()
  await context.db.update(k).set(next).where(eq(k.number, number))
  say(context, 'deposits.changeKind', number, { name: row.name, retiredAt: row.retiredAt }, after)
  return toKind({ ...row, ...next })
}

/** Puts the kinds in this order; those that are not named follow. Throws kindOrderChanged when it is not as it was seen. */
export async function orderKinds(
  context: Context,
  { numbers, seen }: Taken<Calls['orderKinds']>,
): Promise<DepositKind[]> {
  const rows = await lockKinds(context)
  const known = rows.map((row) => row.number)
  if (known.length !== seen.length || known.some((one, at) => one !== seen[at])) throw kindOrderChanged()
  const order = [
    ...new Set(numbers.filter((one) => known.includes(one))),
    ...known.filter((one) => !numbers.includes(one)),
  ]
  for (const [position, number] of order.entries())
    await context.db.update(k).set({ position }).where(eq(k.number, number))
  say(context, 'deposits.orderKinds', 0, known, order)
  return listKinds(context)
}
