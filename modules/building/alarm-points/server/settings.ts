import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { AssetRegister } from '#platform/server/asset-register.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { changesBetween, sideOf } from '#platform/server/history.ts'
import { requireHousehold } from '#modules/homes/households/server/public.ts'
import {
  type alarmPoints,
  householdNeeded,
  limitsCrossed,
  partsWrong,
  pointChanged,
  pointIdTaken,
  riseWrong,
} from '../contract.ts'
import { pointsChanged } from '../events.ts'
import { type AlarmPoint, numberOf, settings } from '../shapes.ts'
import { assetNumber } from './asset-number.ts'
import { lockPoint, lockPoints } from './lock.ts'
import { requireNoPart } from './parts.ts'
import { readPoint } from './queries.ts'
import { pointTable as p } from './tables.ts'

type Added = Taken<typeof alarmPoints.calls.add>
type Settings = Omit<Added, 'pointId'>

/** What is written of it, after a look at what cannot be. */
async function checked(context: Context, given: Settings, id: string) {
  if (given.isPrivate !== (given.householdId !== null)) throw householdNeeded()
  // What others are made of is one of the building, measured itself.
  if (given.isPrivate || given.anyOf.length) await requireNoPart(context, id)
  if (given.householdId) await requireHousehold(context, given.householdId)
  const [lowLimit, highLimit] = [numberOf(given.lowLimit), numberOf(given.highLimit)]
  if (lowLimit !== null && highLimit !== null && lowLimit >= highLimit) throw limitsCrossed()
  const { riseMinutes, riseLevel, level } = given
  const isRisen = riseLevel !== null && riseLevel > level
  if ((riseMinutes === null) !== (riseLevel === null) || (riseMinutes !== null && !isRisen)) throw riseWrong()
  const anyOf = [...new Set(given.anyOf)]
  if (anyOf.length) await requireParts(context, { ...given, anyOf }, id)
  // What is made of others is never waited for: they are.
  const reportSeconds = anyOf.length ? null : given.reportSeconds
  return { ...given, anyOf, reportSeconds, lowLimit, highLimit }
}

/** Points of which one is made: watched, of the building, and measured themselves, so that none is made of itself. */
async function requireParts(context: Context, { anyOf, anyCount, isPrivate }: Settings, id: string) {
  const parts = await lockPoints(context, anyOf)
  const areGood = parts.every((part) => !part.isPrivate && !part.anyOf.length && part.id !== id)
  if (isPrivate || !areGood || parts.length < anyOf.length || anyCount > anyOf.length) throw partsWrong()
}

/**
 * Adds a point; the same id with the same content is the same again. Throws householdNeeded, limitsCrossed, riseWrong, partsWrong,
 * pointIsPart, assetUnknown, notFound, pointIdTaken.
 */
export async function addPoint(
  context: Context,
  { pointId: id, ...given }: Added,
  registers: readonly AssetRegister[],
): Promise<AlarmPoint> {
  const assetCode = await assetNumber(context, { typed: given.assetCode, registers })
  const content = { ...(await checked(context, given, id)), assetCode }
  await createOnce(context, {
    id,
    find: () => rowOf(context, p, id),
    isSame: (row) => says(row, content),
    taken: pointIdTaken,
    again: { action: 'alarmPoints.addAgain', target: 'alarmPoint', targetId: id },
    create: async () => {
      await context.db.insert(p).values({ id, ...content, addedAt: context.now })
      context.emit(pointsChanged, { pointIds: [id] })
      context.audit({ action: 'alarmPoints.add', target: 'alarmPoint', targetId: id, after: content })
    },
  })
  return readPoint(context, id)
}

const names = Object.keys(settings) as (keyof Settings)[]

/** Changes what people decide about a point. Throws notFound, pointChanged, and what adding throws. */
export async function correctPoint(
  context: Context,
  { pointId, rowVersion, ...given }: Taken<typeof alarmPoints.calls.correct>,
  registers: readonly AssetRegister[],
): Promise<AlarmPoint> {
  const row = await lockPoint(context, pointId)
  if (row.rowVersion !== rowVersion) throw pointChanged()
  const assetCode = await assetNumber(context, { typed: given.assetCode, kept: row.assetCode, registers })
  const content = { ...(await checked(context, given, pointId)), assetCode }
  const changes = changesBetween(names, row, content)
  await context.db
    .update(p)
    .set({ ...content, rowVersion: row.rowVersion + 1 })
    .where(eq(p.id, pointId))
  context.emit(pointsChanged, { pointIds: [pointId] })
  context.audit({
    action: 'alarmPoints.correct',
    target: 'alarmPoint',
    targetId: pointId,
    before: sideOf(changes, 'before'),
    after: sideOf(changes, 'after'),
  })
  return readPoint(context, pointId)
}
