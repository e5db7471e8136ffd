import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { changesBetween, sideOf } from '#platform/server/history.ts'
import { requireHousehold } from '#modules/homes/households/server/public.ts'
import { type alarmPoints, householdNeeded, limitsCrossed, pointChanged, pointIdTaken } from '../contract.ts'
import { pointsChanged } from '../events.ts'
import { type AlarmPoint, numberOf, settings } from '../shapes.ts'
import { lockPoint } from './lock.ts'
import { readPoint } from './queries.ts'
import { pointTable as p } from './tables.ts'

type Added = Taken<typeof alarmPoints.calls.add>
type Settings = Omit<Added, 'pointId'>

/** What is written of it, after a look at what cannot be. */
async function checked(context: Context, given: Settings) {
  if (given.isPrivate !== (given.householdId !== null)) throw householdNeeded()
  if (given.householdId) await requireHousehold(context, given.householdId)
  const [lowLimit, highLimit] = [numberOf(given.lowLimit), numberOf(given.highLimit)]
  if (lowLimit !== null && highLimit !== null && lowLimit >= highLimit) throw limitsCrossed()
  return { ...given, lowLimit, highLimit }
}

/** Adds a point; the same id with the same content is the same again. Throws householdNeeded, limitsCrossed, notFound, pointIdTaken. */
export async function addPoint(context: Context, { pointId: id, ...given }: Added): Promise<AlarmPoint> {
  const content = await checked(context, given)
  await createOnce(context, {
    id,
    find: () => rowOf(context, p, id),
    isSame: (row) => says(row, content),
    taken: pointIdTaken,
    again: { action: 'alarmPoints.addAgain', target: 'alarmPoint', targetId: id },
    create: async () => {
      // What was never heard is waited for from now on.
      await context.db.insert(p).values({ id, ...content, addedAt: context.now, heardAt: context.now })
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
): Promise<AlarmPoint> {
  const row = await lockPoint(context, pointId)
  if (row.rowVersion !== rowVersion) throw pointChanged()
  const content = await checked(context, given)
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
