import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { rowOf } from '#platform/server/create-once.ts'
import type { foodMenu } from '../contract.ts'
import { foodMenuChanged } from '../events.ts'
import { soldTimesTurned, specsUnknown } from '../problems.ts'
import { items } from './entries.ts'
import { itemTable, menuTable, specTable } from './tables.ts'

type Calls = typeof foodMenu.calls

async function requireSpecs(lease: Lease, specIds: readonly string[]): Promise<void> {
  const rows = await lease.query(
    'select 1 from food_spec where id = any($1) and retired_at is null for key share',
    [specIds],
  )
  if (rows.length !== specIds.length) throw specsUnknown()
}

/** Throws notFound. */
export async function requireMenu(lease: Lease, menuId: string): Promise<void> {
  if (!(await rowOf(lease, menuTable, menuId))) throw problems.notFound()
}
/** Throws notFound. */
export async function requireSpec(lease: Lease, specId: string): Promise<void> {
  if (!(await rowOf(lease, specTable, specId))) throw problems.notFound()
}

/** Adds a dish at the end of its category. Throws notFound, soldTimesTurned, specsUnknown, and what the entries throw. */
export async function addItem(context: Context, { itemId, ...content }: Taken<Calls['addItem']>) {
  if (content.soldFrom >= content.soldUntil) throw soldTimesTurned()
  await requireMenu(context, content.menuId)
  await requireSpecs(context, content.specIds)
  await items.add(context, { id: itemId, ...content })
}

/** Changes a dish as it was seen. Throws notFound, soldTimesTurned, specsUnknown, and what the entries throw. */
export async function changeItem(
  context: Context,
  { itemId, rowVersion: version, ...content }: Taken<Calls['changeItem']>,
) {
  const row = await rowOf(context, itemTable, itemId)
  if (!row) throw problems.notFound()
  const { soldFrom, soldUntil } = { ...row, ...given(content) }
  if (soldFrom >= soldUntil) throw soldTimesTurned()
  const added = content.specIds?.filter((id) => !row.specIds.includes(id)) ?? []
  await requireSpecs(context, added)
  await items.change(context, itemId, { version, ...content })
}

const given = <Content extends object>(content: Content) =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined)) as Required<Content>

/** Says how many are left of a dish, and whether it is sold out for today. Throws notFound. Audited. */
export async function setStock(
  context: Context,
  { itemId, stock, isSoldOut }: Taken<Calls['setStock']>,
): Promise<void> {
  // Who orders it at this moment did so before, or finds what is written here.
  const [row] = await context.db.select().from(itemTable).where(eq(itemTable.id, itemId)).for('update')
  if (!row) throw problems.notFound()
  const after = {
    stock: stock === undefined ? row.stock : stock,
    soldOutOn: isSoldOut ? dayOf(context.now) : null,
  }
  await context.db.update(itemTable).set(after).where(eq(itemTable.id, itemId))
  context.emit(foodMenuChanged, {})
  context.audit({
    action: 'foodMenu.setStock',
    target: 'foodItem',
    targetId: itemId,
    before: { stock: row.stock, soldOutOn: row.soldOutOn },
    after,
  })
}
