import type { Work } from '#platform/server/work.ts'
import {
  isSilenced,
  judge,
  keepStanding,
  type PointRow,
  type Said,
} from '#modules/building/alarm-points/server/public.ts'
import { settleJob } from './queued.ts'
import { clear, raise } from './raise.ts'

/** What a source said of a point. */
export interface Signal extends Said {
  pointId: string
}

/** What one thing that was said means for its point. Gives the point as it stands then. */
export async function takeOne(work: Work, point: PointRow, signal: Signal): Promise<PointRow> {
  const { now, turn } = judge(point, signal, point.debounceSeconds)
  // Of a test nobody heard the device.
  const heard = signal.isTest ? {} : { heardAt: work.now, isLost: false }
  const after = { ...point, ...now, ...heard }
  await keepStanding(work, point.id, { ...now, ...heard })
  if (point.isLost && !signal.isTest) await clear(work, point.id, 'lost', signal.at)
  if (turn === 'waits' && !point.pendingSince)
    work.enqueue(
      settleJob,
      { pointId: point.id, since: now.pendingSince?.toISOString() },
      { at: new Date(work.now.getTime() + point.debounceSeconds * 1000) },
    )
  if ((turn === 'raised' || turn === 'repeated') && !isSilenced(point, work.now))
    await raise(work, point, {
      kind: 'abnormal',
      at: signal.at,
      value: signal.value,
      isTest: now.isTested,
    })
  if (turn === 'cleared') await clear(work, point.id, 'abnormal', signal.at)
  return after
}
