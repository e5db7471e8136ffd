import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { categoryTable } from '#modules/assets/asset-settings/server/public.ts'
import { lendableTable as l } from '#modules/visitors/visitor-loans/server/public.ts'
import { assetsChanged } from '../events.ts'
import { lockNumbers } from './add.ts'
import { isInUse, requireFreeNumber } from './checked.ts'
import { notInUse } from '../contract.ts'
import { changesOf } from './correct.ts'
import { newCode } from './new-code.ts'
import { readAsset } from './queries.ts'
import { assetHistory, type AssetRow, assetTable as a } from './tables.ts'

type Lendable = typeof l.$inferSelect

/** What things to lend are counted among, where the community still has it. */
const kind = '借用物品'

const readLendables = async ({ db }: Context, ids: readonly string[]) =>
  new Map(
    (
      await db
        .select()
        .from(l)
        .where(inArray(l.id, [...ids]))
    ).map((row) => [row.id, row]),
  )

const isLent = (row: Lendable | undefined) => row !== undefined && row.disabledAt === null

/** Something that the desk lends from now on is in the register. Throws displayIdTaken. */
async function addLent(context: Context, { id, displayId, name }: Lendable): Promise<void> {
  const { actor, now, db } = context
  await requireFreeNumber(context, displayId, id)
  const [category] = await db
    .select({ id: categoryTable.id })
    .from(categoryTable)
    .where(and(eq(categoryTable.name, kind), isNull(categoryTable.retiredAt)))
    .limit(1)
  await db.insert(a).values({
    id,
    displayId,
    name,
    assetCategoryId: category?.id ?? null,
    keptQuantity: 0,
    qrCode: newCode(),
    addedAt: now,
    addedBy: actor.accountId,
    addedByName: actor.name,
  })
  await assetHistory.add(context, actor, [{ assetId: id, act: 'added' }])
}

/** What the desk lends no more is still there, and the other way round: only the rest is counted apart. */
function keptOf({ keptQuantity }: AssetRow, before: Lendable | undefined, after: Lendable): number {
  if (isLent(before) && !isLent(after)) return keptQuantity + after.stock
  // What was lent no more has no stock until somebody says it: it is of what was kept.
  const hadNone = !isLent(before) || before?.stock === 0
  if (hadNone && isLent(after)) return Math.max(0, keptQuantity - after.stock)
  return keptQuantity
}

/**
 * Does what changes things that the desk lends and writes into the register what became of them: what is new there is an asset,
 * a number or a name is the asset's too, and every change is a line of its past. Throws what `work` throws, displayIdTaken,
 * notInUse of what the register says is off or scrapped.
 */
export async function keepLent<Done>(
  context: Context,
  ids: readonly string[],
  work: () => Promise<Done>,
): Promise<Done> {
  // In the order in which the register itself holds them.
  await lockNumbers(context)
  const rows = await context.db
    .select()
    .from(a)
    .where(inArray(a.id, [...ids]))
    .orderBy(asc(a.id))
    .for('update')
  const before = await readLendables(context, ids)
  const known = new Map<string, Awaited<ReturnType<typeof readAsset>>>()
  for (const { id, removedAt } of rows) if (!removedAt) known.set(id, await readAsset(context, id))
  const done = await work()
  const changed: string[] = []
  for (const after of (await readLendables(context, ids)).values()) {
    const { id, displayId, name } = after
    const was = before.get(id)
    const row = rows.find((one) => one.id === id)
    if (was?.version === after.version && was.stock === after.stock) continue
    if (!row) {
      if (isLent(after)) changed.push(id)
      if (isLent(after)) await addLent(context, after)
      continue
    }
    if (row.removedAt && !isLent(after)) continue
    if (isLent(after)) await requireFreeNumber(context, displayId, id)
    if (isLent(after) && !isInUse(row.assetStatus)) throw notInUse(displayId)
    const said = isLent(after) ? { displayId, name, removedAt: null } : {}
    const keptQuantity = keptOf(row, was, after)
    await context.db
      .update(a)
      .set({ ...said, keptQuantity, rowVersion: sql`${a.rowVersion} + 1` })
      .where(eq(a.id, id))
    const asset = await readAsset(context, id)
    const old = known.get(id)
    const changes = old ? await changesOf(context, old, asset) : []
    await assetHistory.add(context, context.actor, [
      old ? { assetId: id, act: 'changed', changes } : { assetId: id, act: 'added' },
    ])
    changed.push(id)
  }
  if (changed.length) context.emit(assetsChanged, { assetIds: changed })
  return done
}
