import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { changesBetween, sideOf } from '#platform/server/history.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { requireCategory } from '#modules/assets/asset-settings/server/public.ts'
import {
  type Consumable,
  consumableChanged,
  consumableIdTaken,
  type consumables,
  nameTaken,
} from '../contract.ts'
import { consumablesChanged } from '../events.ts'
import { readConsumable } from './queries.ts'
import { type ConsumableRow, consumableTable as t, lineTable } from './tables.ts'

type Calls = typeof consumables.calls

/** Names are of the list as a whole. Throws nameTaken. */
async function requireFreeName(context: Context, name: string, but: string): Promise<void> {
  await oneAtATime(context, 'consumable names')
  const [taken] = await context.db
    .select({ name: t.name })
    .from(t)
    .where(and(sql`lower(${t.name}) = ${name.toLowerCase()}`, isNull(t.removedAt), ne(t.id, but)))
  if (taken) throw nameTaken(taken.name)
}

/** Holds a consumable until the transaction ends. Throws notFound. */
export async function lockConsumable(context: Context, id: string): Promise<ConsumableRow> {
  const [row] = await context.db
    .select()
    .from(t)
    .where(and(eq(t.id, id), isNull(t.removedAt)))
    .for('update')
  if (!row) throw problems.notFound()
  return row
}

/** Adds a consumable with what there is of it. Throws notFound (category), nameTaken, consumableIdTaken. */
export async function addConsumable(
  context: Context,
  { consumableId: id, ...content }: Taken<Calls['add']>,
): Promise<Consumable> {
  const { actor, now } = context
  await createOnce(context, {
    id,
    find: () => rowOf(context, t, id),
    isSame: (row) => says(row, { name: content.name, unit: content.unit }),
    taken: consumableIdTaken,
    again: { action: 'consumables.addAgain', target: 'consumable', targetId: id },
    create: async () => {
      await requireCategory(context, content.assetCategoryId)
      await requireFreeName(context, content.name, id)
      await context.db.insert(t).values({ id, ...content, addedAt: now })
      if (content.stock)
        await context.db.insert(lineTable).values({
          id: newId(),
          consumableId: id,
          kind: 'counted',
          quantity: content.stock,
          stockAfter: content.stock,
          at: now,
          accountId: actor.accountId,
          accountName: actor.name,
        })
      context.emit(consumablesChanged, { consumableId: id })
      const { name, unit, stock } = content
      context.audit({
        action: 'consumables.add',
        target: 'consumable',
        targetId: id,
        after: { name, unit, stock },
      })
    },
  })
  return readConsumable(context, id)
}

const names = ['name', 'unit', 'place', 'safeStock', 'unitPrice', 'note'] as const

/** Changes what people decide about a consumable. Throws notFound, consumableChanged, nameTaken. */
export async function correctConsumable(
  context: Context,
  { consumableId, rowVersion, ...content }: Taken<Calls['correct']>,
): Promise<Consumable> {
  await requireFreeName(context, content.name, consumableId)
  const row = await lockConsumable(context, consumableId)
  if (row.rowVersion !== rowVersion) throw consumableChanged()
  if (content.assetCategoryId !== row.assetCategoryId) await requireCategory(context, content.assetCategoryId)
  const changes = changesBetween(names, row, content)
  await context.db
    .update(t)
    .set({ ...content, rowVersion: row.rowVersion + 1 })
    .where(eq(t.id, consumableId))
  context.emit(consumablesChanged, { consumableId })
  context.audit({
    action: 'consumables.correct',
    target: 'consumable',
    targetId: consumableId,
    before: sideOf(changes, 'before'),
    after: sideOf(changes, 'after'),
  })
  return readConsumable(context, consumableId)
}

/** Takes a consumable off the list; its lines stay. Throws notFound. */
export async function removeConsumable(
  context: Context,
  { consumableId }: Taken<Calls['remove']>,
): Promise<void> {
  const { name, stock } = await lockConsumable(context, consumableId)
  await context.db.update(t).set({ removedAt: context.now }).where(eq(t.id, consumableId))
  context.emit(consumablesChanged, { consumableId })
  const before = { name, stock }
  context.audit({ action: 'consumables.remove', target: 'consumable', targetId: consumableId, before })
}
