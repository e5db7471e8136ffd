import { problems } from '#platform/contract/problems.ts'
import type { Work } from '#platform/server/work.ts'
import { logValues } from '#modules/building/alarm-log/server/public.ts'
import {
  judge,
  keepStanding,
  lockPoints,
  type PointRow,
  type Said,
} from '#modules/building/alarm-points/server/public.ts'
import { clear, raise } from './raise.ts'
import { settleJob } from './queued.ts'

/** What a source said of a point. */
export interface Signal extends Said {
  pointId: string
}

/** A point that is silenced says nothing to anybody; its values are kept, and it is looked at again when that is over. */
export const isSilenced = ({ silentUntil }: PointRow, now: Date): boolean =>
  silentUntil !== null && silentUntil > now

/** What one thing that was said means for its point. Gives the point as it stands then. */
async function takeOne(work: Work, point: PointRow, signal: Signal): Promise<PointRow> {
  const { now, turn } = judge(point, signal, point.debounceSeconds)
  const after = { ...point, ...now, heardAt: work.now, isLost: false }
  await keepStanding(work, point.id, { ...now, heardAt: work.now, isLost: false })
  if (point.isLost) await clear(work, point.id, 'lost', signal.at)
  if (turn === 'waits' && !point.pendingSince)
    work.enqueue(
      settleJob,
      { pointId: point.id },
      { at: new Date(work.now.getTime() + point.debounceSeconds * 1000) },
    )
  if ((turn === 'raised' || turn === 'repeated') && !isSilenced(point, work.now))
    await raise(work, point, { kind: 'abnormal', at: signal.at, value: signal.value })
  if (turn === 'cleared') await clear(work, point.id, 'abnormal', signal.at)
  return after
}

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
  const known = signals
    .filter(({ pointId }) => points.has(pointId))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  await logValues(
    work,
    source,
    known.map(({ pointId, at, value, isAbnormal }) => ({ pointId, at, value, isAbnormal })),
  )
  for (const signal of known) {
    const point = points.get(signal.pointId)
    if (point) points.set(point.id, await takeOne(work, point, signal))
  }
  return new Set(points.keys())
}

/** A test of points from the screen (R219): it counts at once. Throws notFound, and then nothing was tested. */
export async function mockSignals(
  work: Work,
  pointIds: readonly string[],
  isAbnormal: boolean,
): Promise<void> {
  const at = work.now
  const signals = pointIds.map((pointId) => ({ pointId, at, isAbnormal, value: null, isAtOnce: true }))
  const taken = await takeSignals(work, 'test', signals)
  if (pointIds.some((id) => !taken.has(id))) throw problems.notFound()
}
