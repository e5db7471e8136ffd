import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { orderedEntries } from '#platform/server/entries.ts'
import { kindOf } from '#modules/money/ledger/server/public.ts'
import {
  accountWrong,
  cycleWrong,
  type feeItems as calls,
  itemChanged,
  itemIdTaken,
  itemNameTaken,
  itemOrderChanged,
  itemRetired,
  unitWrong,
} from '../contract.ts'
import { feeItemsChanged } from '../events.ts'
import { type FeeKind, type FeeUnit, mayHaveCycle, unitsOf } from '../kinds.ts'
import { accountsOf } from './read-items.ts'
import { feeItems } from './tables.ts'

type Calls = typeof calls.calls

const entries = orderedEntries(feeItems, {
  group: 'feeType',
  problems: {
    changed: itemChanged,
    nameTaken: itemNameTaken,
    idTaken: itemIdTaken,
    orderChanged: itemOrderChanged,
  },
  tell: (context, act, id, before, after) => {
    context.emit(feeItemsChanged, {})
    context.audit({
      action: `feeItems.${act}`,
      target: 'feeItem',
      targetId: String(id ?? 0),
      before,
      after,
    })
  },
})

async function requireIncome(lease: Lease, number: number | undefined): Promise<void> {
  if (number === undefined) return
  const accounts = await accountsOf(lease)
  if (kindOf(number) !== 'income' || !accounts.some((account) => account.number === number))
    throw accountWrong()
}

interface Recurring {
  cycle?: string | null | undefined
  dueMonth?: number | null | undefined
}
function requireCycle(kind: FeeKind, { cycle = null, dueMonth = null }: Recurring): void {
  if ((cycle === null) !== (dueMonth === null) || (cycle !== null && !mayHaveCycle(kind))) throw cycleWrong()
}

/** Adds an item at the end. Throws accountWrong, unitWrong, cycleWrong, itemNameTaken, itemIdTaken. */
export async function addItem(context: Context, { feeItemId, ...item }: Taken<Calls['addItem']>) {
  const units: readonly FeeUnit[] = unitsOf[item.kind]
  if (!units.includes(item.unit)) throw unitWrong()
  requireCycle(item.kind, item)
  await requireIncome(context, item.accountNumber)
  await entries.add(context, { id: feeItemId, ...item })
  return { feeItemId }
}

/** Names an item, books it elsewhere, retires it or uses it again. Throws notFound, itemChanged, accountWrong, cycleWrong, itemNameTaken. */
export async function changeItem(context: Context, { feeItemId, ...change }: Taken<Calls['changeItem']>) {
  await requireIncome(context, change.accountNumber)
  if (change.cycle !== undefined || change.dueMonth !== undefined) {
    const item = (await entries.read(context)).find(({ id }) => id === feeItemId)
    if (item) requireCycle(item.kind, change)
  }
  await entries.change(context, feeItemId, change)
}

/** Puts the items in order. Throws itemOrderChanged when they are not as they were seen. */
export const orderItems = (context: Context, { feeType, feeItemIds, seen }: Taken<Calls['orderItems']>) =>
  entries.order(context, feeItemIds, seen, { feeType })

/** An item that is in use. Throws notFound, itemRetired. */
export async function requireItem(lease: Lease, feeItemId: string) {
  const item = (await entries.read(lease)).find(({ id }) => id === feeItemId)
  if (!item) throw problems.notFound()
  if (item.retiredAt) throw itemRetired(item.name)
  return item
}
