import type { Act } from '#platform/contract/words.ts'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { type EntryAct, orderedEntries } from '#platform/server/entries.ts'
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
import { depositKinds } from './tables.ts'

type Calls = typeof deposits.calls

const toKind = ({ number, name, retiredAt, version }: typeof depositKinds.$inferSelect): DepositKind => ({
  number,
  name,
  isCash: number === cashKind,
  isRetired: retiredAt !== null,
  version,
})

const acts: Record<EntryAct, Act> = {
  add: 'deposits.addKind',
  change: 'deposits.changeKind',
  retire: 'deposits.changeKind',
  restore: 'deposits.changeKind',
  reorder: 'deposits.orderKinds',
}
const kinds = orderedEntries(depositKinds, {
  key: 'number',
  nextKey: (rows) => Math.max(cashKind, ...rows.map((row) => Number(row['number']))) + 1,
  problems: { changed: kindChanged, nameTaken: kindInUse, orderChanged: kindOrderChanged },
  tell: (context, act, number, before, after) => {
    context.emit(depositKindsChanged, {})
    context.audit({
      action: acts[act],
      target: 'depositKind',
      targetId: String(number ?? 0),
      before,
      after,
    })
  },
})

/** All kinds in the community's order, also retired ones. */
export const listKinds = async (lease: Lease): Promise<DepositKind[]> => (await kinds.read(lease)).map(toKind)

async function kindOf(lease: Lease, number: number): Promise<DepositKind> {
  const found = (await listKinds(lease)).find((kind) => kind.number === number)
  if (!found) throw problems.notFound()
  return found
}

/** What registering chooses from: kinds in use, and the shelf positions of the parcel desk. */
export async function registerOptions(lease: Lease) {
  const [all, { positions }] = await Promise.all([listKinds(lease), packageOptions(lease)])
  return {
    kinds: all.filter((kind) => !kind.isRetired),
    positions: positions.map(({ name, temperature }) => ({ name, temperature })),
  }
}

/** Adds a kind at the end; its number is the next one that is not cash's. Throws kindInUse. */
export async function addKind(context: Context, { name }: Taken<Calls['addKind']>): Promise<DepositKind> {
  return kindOf(context, Number(await kinds.add(context, { name })))
}

/**
 * Renames a kind, retires it or brings it back, as the person saw it at `version`; deposits keep the name they were
 * registered with. Throws notFound, kindFixed, kindChanged, kindInUse.
 */
export async function changeKind(
  context: Context,
  { number, ...change }: Taken<Calls['changeKind']>,
): Promise<DepositKind> {
  if (number === cashKind && change.isRetired) throw kindFixed()
  await kinds.change(context, number, change)
  return kindOf(context, number)
}

/** Puts the kinds in use in order. Throws kindOrderChanged when they are not as they were seen. */
export async function orderKinds(
  context: Context,
  { numbers, seen }: Taken<Calls['orderKinds']>,
): Promise<DepositKind[]> {
  await kinds.order(context, numbers, seen)
  return listKinds(context)
}
