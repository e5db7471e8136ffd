import { asc, eq, inArray } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { stockBelowLent } from '../contract.ts'
import { lockList, requireFreeNumber, said } from './lendables.ts'
import { lendables as t } from './tables.ts'

/**
 * What the register of assets says of something that the desk lends: its number, name and how many may be lent; 0 is lent
 * no more. The thing has the id of the asset, and its stock is kept here alone. Throws displayIdTaken, stockBelowLent.
 */
export async function keepLendable(
  context: Context,
  { id, displayId, name, stock }: { id: string; displayId: string; name: string; stock: number },
): Promise<void> {
  await lockList(context)
  const [row] = await context.db.select().from(t).where(eq(t.id, id)).for('update')
  if (stock) await requireFreeNumber(context, displayId, id)
  if (!row) {
    if (!stock) return
    const position = await context.db.$count(t)
    await context.db.insert(t).values({ id, displayId, name, stock, position })
    said(context, 'addLendable', id, undefined, { displayId, name, stock })
    return
  }
  if (stock < row.lent) throw stockBelowLent(row.lent)
  const disabledAt = stock ? null : (row.disabledAt ?? context.now)
  const next = { displayId, name: stock ? name : row.name, stock, disabledAt, version: row.version + 1 }
  const isSame =
    row.displayId === next.displayId &&
    row.name === next.name &&
    row.stock === stock &&
    !row.disabledAt === !disabledAt
  if (isSame) return
  await context.db.update(t).set(next).where(eq(t.id, id))
  const before = { displayId: row.displayId, name: row.name, stock: row.stock, disabledAt: row.disabledAt }
  said(context, 'changeLendable', id, before, { displayId, name: next.name, stock, disabledAt })
}

/** Things that left the register are lent no more; false, and nothing is done, while one of them is out. */
export async function endLendables(context: Context, ids: readonly string[]): Promise<boolean> {
  await lockList(context)
  const rows = await context.db
    .select()
    .from(t)
    .where(inArray(t.id, [...ids]))
    .orderBy(asc(t.id))
    .for('update')
  if (rows.some(({ lent }) => lent > 0)) return false
  for (const { id, displayId, name } of rows) await keepLendable(context, { id, displayId, name, stock: 0 })
  return true
}
