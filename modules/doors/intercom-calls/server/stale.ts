import { and, inArray, isNull, lt } from 'drizzle-orm'
import type { Database } from '#platform/server/database.ts'
import { doWork, system, type Work } from '#platform/server/work.ts'
import { sections } from '#modules/doors/intercom-sentries/server/public.ts'
import { callMoved } from '../events.ts'
import { longestCall } from '../shapes.ts'
import { endCall } from './end-call.ts'
import { type CallRow, callTable as c, legTable as l } from './tables.ts'

/** Milliseconds after the last possible end of a call in which the exchange may still tell of it. */
const patience = 120_000
/** Seconds beyond its ringing that the exchange waits at each part of a chain for a first word of it. */
const firstWord = 5

/** When a call was over at the latest: its chain rang through, or it was talked as long as the exchange lets it. */
function lastMoment(call: CallRow, rings: readonly { seconds: number }[], capSeconds: number): Date {
  const { startedAt, answeredAt, answeredLeg } = call
  const ringing = rings.reduce((sum, { seconds }) => sum + seconds + firstWord, 0)
  const talking = answeredLeg === 'forward' ? capSeconds : longestCall
  return answeredAt
    ? new Date(answeredAt.getTime() + talking * 1000)
    : new Date(startedAt.getTime() + ringing * 1000)
}

async function endIn(work: Work): Promise<void> {
  const open = await work.db
    .select()
    .from(c)
    .where(and(isNull(c.endedAt), lt(c.startedAt, new Date(work.now.getTime() - patience))))
    .orderBy(c.startedAt)
    .for('update')
  if (!open.length) return
  const ids = open.map(({ id }) => id)
  const legs = await work.db
    .select({ callId: l.callId, seconds: l.seconds })
    .from(l)
    .where(inArray(l.callId, ids))
  const { capSeconds } = await sections.all(work)
  for (const call of open) {
    const rings = legs.filter(({ callId }) => callId === call.id)
    const at = lastMoment(call, rings, capSeconds)
    if (at.getTime() + patience >= work.now.getTime()) continue
    await endCall(work, call, at)
    work.emit(callMoved, { callId: call.id })
  }
}

/** Ends calls whose exchange died or was not heard, as of the moment at which they were over at the latest. */
export async function endStale(database: Database): Promise<void> {
  const found = await database.across('calls that are open for long', (lease) =>
    lease.db
      .selectDistinct({ communityId: c.communityId })
      .from(c)
      .where(and(isNull(c.endedAt), lt(c.startedAt, new Date(Date.now() - patience)))),
  )
  for (const { communityId } of found)
    await database.write(communityId, (lease) => doWork(lease, { communityId, author: system }, endIn))
}
