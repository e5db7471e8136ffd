import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { FieldChange } from '#platform/contract/history.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { statement } from '#platform/server/statement.ts'
import type { Act, ItemKind, ItemState } from '../contract.ts'
import { courierItems as i, itemHistory } from './tables.ts'

export interface LockedItem {
  id: string
  kind: ItemKind
  state: ItemState
  serial: number
  courierName: string
  handOverId: string | null
  handedOverAt: Date | null
  packageId: string | null
}

// Every desk locks in the order of the ids, so desks that give the same items away wait and never deadlock.
const lock = statement<{ ids: string[] }, LockedItem>('courier_items_lock', (query) =>
  query
    .select({
      id: i.id,
      kind: i.kind,
      state: i.state,
      serial: i.serialNumber,
      courierName: i.courierName,
      handOverId: i.handOverId,
      handedOverAt: i.handedOverAt,
      packageId: i.packageId,
    })
    .from(i)
    .where(sql`${i.id} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(i.id))
    .for('update'),
)

/** Locks items until the transaction ends. Throws notFound when one of them is not there. */
export async function lockItems(context: Context, itemIds: readonly string[]): Promise<LockedItem[]> {
  const ids = [...new Set(itemIds)]
  const locked = await context.run(lock, { ids })
  if (locked.length < ids.length) throw problems.notFound()
  return locked
}

/** Locks one item. Throws notFound. */
export async function lockItem(context: Context, itemId: string): Promise<LockedItem> {
  const [one] = await lockItems(context, [itemId])
  if (!one) throw problems.notFound()
  return one
}

/** Writes what changes of some items, with a line in each one's timeline. */
export async function changeItems(
  context: Context,
  itemIds: readonly string[],
  item: {
    act: Act
    set: Partial<typeof i.$inferInsert>
    reason?: string
    changes?: FieldChange[]
    handOverId?: string
  },
): Promise<void> {
  const { act, set, reason = '', changes = [], handOverId = null } = item
  await context.db
    .update(i)
    .set({ ...set, rowVersion: sql`${i.rowVersion} + 1` })
    .where(inArray(i.id, [...itemIds]))
  const line = { act, reason, changes, handOverId }
  await itemHistory.add(
    context,
    context.actor,
    itemIds.map((itemId) => ({ itemId, ...line })),
  )
}

/** How an item stood before, for the audit. */
export const findItemRow = async (context: Context, itemId: string) =>
  (await context.db.select().from(i).where(eq(i.id, itemId)))[0]
