import { cut } from '#platform/contract/cut.ts'
import { and, eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import { lockAsset, lockNumbers, readAsset, writeChanged } from '#modules/assets/assets/server/public.ts'
import { type Asset, Settings } from '#modules/assets/assets/contract.ts'
import { assetsChanged } from '#modules/assets/assets/events.ts'
import { openCase } from '#modules/assets/repairs/server/public.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import { placeOf } from '#modules/assets/place-of.ts'
import { notAllCounted, signatureNeeded, type StockTakeDetail, type stockTakes } from '../contract.ts'
import { stockTakesChanged } from '../events.ts'
import { isDiffering, readDetail } from './queries.ts'
import { type LineRow, lineTable as l, type TakeRow, takeTable as t } from './tables.ts'
import { lockTake } from './take.ts'

type Calls = typeof stockTakes.calls

/** Off, and to be repaired. */
const [off, toRepair] = [5, 3] as const

/** What the register says of a thing after what was found; what the desk lends keeps the stock that the desk has. */
function changedBy(asset: Asset, { result, quantity, areaId, place }: LineRow): Settings {
  const said = Settings.parse(asset)
  if (result === 'missing') return { ...said, assetStatus: off }
  const counted = asset.lendable > 0 ? asset.quantity : quantity
  const moved = result === 'moved' ? { areaId: areaId ?? asset.areaId, place: place || asset.place } : {}
  const status = result === 'damaged' ? { assetStatus: toRepair } : {}
  return { ...said, ...moved, ...status, quantity: counted }
}

/** Puts what differs into the register, with its line of history; what is damaged is a repair. */
async function putIn(context: Context, take: TakeRow, line: LineRow): Promise<void> {
  const row = await lockAsset(context, line.assetId)
  const asset = await readAsset(context, line.assetId)
  await writeChanged(context, row, changedBy(asset, line), { act: 'counted', reason: take.name })
  if (line.result !== 'damaged') return
  const { id: caseId } = await openCase(context, line.countedByName, {
    id: newId(),
    title: `${cut(asset.name, 55)}　盤點損壞`,
    detail: line.note,
    place: placeOf(asset),
    assetId: asset.assetId,
    source: 'count',
    photos: line.photo ? [line.photo] : [],
  })
  await context.db
    .update(l)
    .set({ caseId })
    .where(and(eq(l.takeId, line.takeId), eq(l.assetId, line.assetId)))
}

/** Whatever nobody counted is missing. Throws notAllCounted where that was not said. */
async function countRest(context: Context, take: TakeRow, isRestMissing: boolean): Promise<void> {
  const { things } = await readDetail(context, take.id)
  const rest = things.filter(({ line }) => !line)
  if (!rest.length) return
  if (!isRestMissing) throw notAllCounted(rest.length)
  await context.db.insert(l).values(
    rest.map(({ assetId, quantity, areaId, place }) => ({
      takeId: take.id,
      assetId,
      result: 'missing' as const,
      quantity: 0,
      knownQuantity: quantity,
      knownAreaId: areaId,
      knownPlace: place,
      place: '',
      note: '',
      photo: '',
      at: context.now,
      countedByName: context.actor.name,
    })),
  )
}

/** Closes a stock-take: what differs is signed and goes into the register. Throws notFound, takeClosed, takeChanged, notAllCounted, signatureNeeded, and what writeChanged throws. */
export async function closeTake(
  context: Context,
  { takeId, rowVersion, signPath, isRestMissing }: Taken<Calls['close']>,
): Promise<StockTakeDetail> {
  await lockNumbers(context)
  const take = await lockTake(context, takeId, rowVersion)
  await countRest(context, take, isRestMissing)
  const lines = await context.db.select().from(l).where(eq(l.takeId, takeId))
  const differing = lines.filter(isDiffering)
  if (differing.length && !signPath) throw signatureNeeded()
  if (signPath) await claimFile(context, signPath, 'handwrite')
  for (const line of differing) await putIn(context, take, line)
  const closed = { closedAt: context.now, closedByName: context.actor.name, signPath }
  await context.db
    .update(t)
    .set({ ...closed, rowVersion: rowVersion + 1 })
    .where(eq(t.id, takeId))
  context.emit(assetsChanged, { assetIds: differing.slice(0, 50).map(({ assetId }) => assetId) })
  context.emit(stockTakesChanged, { takeId })
  context.audit({
    action: 'stockTakes.close',
    target: 'stockTake',
    targetId: takeId,
    after: { differing: differing.length },
  })
  return readDetail(context, takeId)
}

/** It is not finished; the register stays as it is. Throws notFound, takeClosed, takeChanged. */
export async function giveUpTake(
  context: Context,
  { takeId, rowVersion, reason }: Taken<Calls['giveUp']>,
): Promise<void> {
  await lockTake(context, takeId, rowVersion)
  const closed = { closedAt: context.now, closedByName: context.actor.name, isGivenUp: true }
  await context.db
    .update(t)
    .set({ ...closed, rowVersion: rowVersion + 1 })
    .where(eq(t.id, takeId))
  context.emit(stockTakesChanged, { takeId })
  context.audit({ action: 'stockTakes.giveUp', target: 'stockTake', targetId: takeId, reason })
}
