import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { lockNumbers } from '#modules/assets/assets/server/public.ts'
import { assetsChanged } from '#modules/assets/assets/events.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import { notAllCounted, signatureNeeded, type StockTakeDetail, type stockTakes } from '../contract.ts'
import { stockTakesChanged } from '../events.ts'
import { putIn } from './put-in.ts'
import { isDiffering, readDetail } from './queries.ts'
import { lineTable as l, type TakeRow, takeTable as t } from './tables.ts'
import { lockTake } from './take.ts'

type Calls = typeof stockTakes.calls

/** Whatever nobody counted is missing, or stays as the register says it. Throws notAllCounted where that was not said. */
async function countRest(
  context: Context,
  take: TakeRow,
  { isRestMissing, isRestLeft }: Pick<Taken<Calls['close']>, 'isRestMissing' | 'isRestLeft'>,
): Promise<void> {
  const { things } = await readDetail(context, take.id)
  const rest = things.filter(({ line }) => !line)
  if (!rest.length || isRestLeft) return
  if (!isRestMissing) throw notAllCounted(rest.length)
  await context.db.insert(l).values(
    rest.map(({ assetId, quantity, lent, areaId, place }) => ({
      takeId: take.id,
      assetId,
      // What the desk has lent is not lost.
      result: lent > 0 ? ('found' as const) : ('missing' as const),
      quantity: lent,
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

/** Closes a stock-take: what differs is signed and goes into the register. Throws notFound, takeClosed, takeChanged, notAllCounted, signatureNeeded, and what putIn throws. */
export async function closeTake(
  context: Context,
  { takeId, rowVersion, signPath, ...rest }: Taken<Calls['close']>,
): Promise<StockTakeDetail> {
  await lockNumbers(context)
  const take = await lockTake(context, takeId, rowVersion)
  await countRest(context, take, rest)
  const lines = await context.db.select().from(l).where(eq(l.takeId, takeId))
  const differing = lines.filter(isDiffering)
  if (differing.length && !signPath) throw signatureNeeded()
  if (signPath) await claimFile(context, signPath, 'handwrite')
  await putIn(context, take, differing)
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
