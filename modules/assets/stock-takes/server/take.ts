import { and, count, eq, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Lease } from '#platform/server/database.ts'
import { requireArea, requireCategory } from '#modules/assets/asset-settings/server/public.ts'
import { assetTable as a, readAssets } from '#modules/assets/assets/server/public.ts'
import { claimFile, releaseFiles } from '#modules/keeping/files/server/public.ts'
import {
  isSamePlace,
  nothingToCount,
  notInScope,
  type StockTake,
  type stockTakes,
  takeChanged,
  takeClosed,
  takeIdTaken,
  tooMuchToCount,
} from '../contract.ts'
import { stockTakesChanged } from '../events.ts'
import { mostThings, readTake, scopeOf } from './queries.ts'
import { lineTable as l, type TakeRow, takeTable as t } from './tables.ts'

type Calls = typeof stockTakes.calls

/** Begins to count. Throws takeIdTaken, categoryUnknown, areaUnknown, nothingToCount, tooMuchToCount. */
export async function beginTake(
  context: Context,
  { takeId: id, ...given }: Taken<Calls['begin']>,
): Promise<StockTake> {
  await createOnce(context, {
    id,
    find: () => rowOf(context, t, id),
    isSame: (row) => says(row, given),
    taken: takeIdTaken,
    again: { action: 'stockTakes.beginAgain', target: 'stockTake', targetId: id },
    create: async () => {
      await requireCategory(context, given.categoryId)
      await requireArea(context, given.areaId)
      const [found] = await context.db
        .select({ things: count() })
        .from(a)
        .where(and(isNull(a.removedAt), scopeOf(given)))
      const things = found?.things ?? 0
      if (things === 0) throw nothingToCount()
      if (things > mostThings) throw tooMuchToCount()
      await context.db
        .insert(t)
        .values({ id, ...given, begunAt: context.now, begunByName: context.actor.name })
      context.emit(stockTakesChanged, { takeId: id })
      context.audit({
        action: 'stockTakes.begin',
        target: 'stockTake',
        targetId: id,
        after: { name: given.name },
      })
    },
  })
  return readTake(context, id)
}

/** A stock-take that goes on, held until the transaction ends. Throws notFound, takeClosed, takeChanged. */
export async function lockTake(lease: Lease, takeId: string, rowVersion?: number): Promise<TakeRow> {
  const [row] = await lease.db.select().from(t).where(eq(t.id, takeId)).for('update')
  if (!row) throw problems.notFound()
  if (row.closedAt) throw takeClosed()
  if (rowVersion !== undefined && row.rowVersion !== rowVersion) throw takeChanged()
  return row
}

/** A thing that a stock-take counts, or that it may meet in the area that is counted: of its kind, wherever it belongs. */
async function countable(context: Context, { categoryId }: TakeRow, assetId: string) {
  const scope = scopeOf({ categoryId, areaId: null })
  const [asset] = await readAssets(context, { condition: and(eq(a.id, assetId), scope), limit: 1 })
  return asset
}

/**
 * What was found of a thing; what was seen last holds, also when a phone tells of it late. A thing of elsewhere that is found in
 * the area that is counted was moved there; one that is said to be elsewhere and lies where the register has it was found. Throws notFound, takeClosed, notInScope, areaUnknown, and what claimFile throws.
 */
export async function countThing(
  context: Context,
  { takeId, assetId, countedAt, ...said }: Taken<Calls['count']>,
): Promise<void> {
  const take = await lockTake(context, takeId)
  const asset = await countable(context, take, assetId)
  const where = and(eq(l.takeId, takeId), eq(l.assetId, assetId))
  const [before] = await context.db.select().from(l).where(where)
  if (!asset && !before) throw notInScope()
  // Counted again it is counted against what the register says now.
  const knownAreaId = asset ? asset.areaId : (before?.knownAreaId ?? null)
  const knownPlace = asset?.place ?? before?.knownPlace ?? ''
  const known = { areaId: knownAreaId, place: knownPlace }
  const isExtra = take.areaId !== null && knownAreaId !== take.areaId
  if (isExtra && said.result === 'missing') throw notInScope()
  const at = countedAt && countedAt < context.now ? countedAt : context.now
  if (before && at < before.at) {
    context.audit({ action: 'stockTakes.countLate', target: 'stockTake', targetId: takeId })
    return
  }
  const lent = asset?.lent ?? 0
  // What the desk has lent is not lost: missing is what is not there beside it.
  const seen =
    said.result === 'missing' && lent > 0 ? { ...said, result: 'found' as const, quantity: lent } : said
  const found =
    isExtra && seen.result === 'found'
      ? { ...seen, result: 'moved' as const, areaId: take.areaId }
      : seen.result === 'moved' && isSamePlace(seen, known)
        ? { ...seen, result: 'found' as const }
        : seen
  await requireArea(context, found.areaId)
  if (found.photo && found.photo !== before?.photo) await claimFile(context, found.photo, 'asset')
  if (before?.photo && before.photo !== found.photo) await releaseFiles(context, [before.photo])
  const line = {
    ...found,
    areaId: found.result === 'moved' ? found.areaId : null,
    place: found.result === 'moved' ? found.place : '',
    quantity: found.result === 'missing' ? 0 : found.quantity,
    at,
    countedByName: context.actor.name,
    knownAreaId,
    knownPlace,
    knownQuantity: asset?.quantity ?? before?.knownQuantity ?? 0,
  }
  if (before) await context.db.update(l).set(line).where(where)
  else await context.db.insert(l).values({ takeId, assetId, ...line })
  context.emit(stockTakesChanged, { takeId })
  context.audit({
    action: 'stockTakes.count',
    target: 'stockTake',
    targetId: takeId,
    after: { result: found.result },
  })
}
