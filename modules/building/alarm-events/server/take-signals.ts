import { problems } from '#platform/contract/problems.ts'
import type { Work } from '#platform/server/work.ts'
import { logValues } from '#modules/building/alarm-log/server/public.ts'
import { lockPoints } from '#modules/building/alarm-points/server/public.ts'
import { combine } from './combine.ts'
import { type Signal, takeOne } from './take-one.ts'

/**
 * Takes what sources said of points, each by its own clock: values are kept, and what they mean follows in the same
 * transaction. Points that are not watched are passed over; gives which were.
 */
export async function takeSignals(
  work: Work,
  source: 'gateway' | 'test',
  signals: readonly Signal[],
): Promise<ReadonlySet<string>> {
  const points = new Map(
    (await lockPoints(work, [...new Set(signals.map(({ pointId }) => pointId))])).map((row) => [row.id, row]),
  )
  // What is made of others is heard through them; a test of it is a test.
  const known = signals
    .filter(({ pointId }) =>
      source === 'test' ? points.has(pointId) : points.get(pointId)?.anyOf.length === 0,
    )
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  await logValues(
    work,
    source,
    known.map(({ pointId, at, value, isAbnormal }) => ({ pointId, at, value, isAbnormal })),
  )
  const turned = new Set<string>()
  for (const signal of known) {
    const point = points.get(signal.pointId)
    if (!point) continue
    const after = await takeOne(work, point, signal)
    if (after.isAbnormal !== point.isAbnormal) turned.add(point.id)
    points.set(point.id, after)
  }
  if (turned.size) await combine(work, source, [...turned])
  return new Set(points.keys())
}

/** A test of points from the screen (R219): it counts at once. Throws notFound, and then nothing was tested. */
export async function mockSignals(
  work: Work,
  pointIds: readonly string[],
  isAbnormal: boolean,
): Promise<void> {
  const at = work.now
  const signals = pointIds.map((pointId) => ({ pointId, at, isAbnormal, value: null, isTest: true }))
  const taken = await takeSignals(work, 'test', signals)
  if (pointIds.some((id) => !taken.has(id))) throw problems.notFound()
}
