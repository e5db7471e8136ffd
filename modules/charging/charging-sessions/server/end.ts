import { eq } from 'drizzle-orm'
import type { Work } from '#platform/server/work.ts'
import { countOn } from '../count.ts'
import { sessionMoved } from '../events.ts'
import { longest, most, type ReviewReason } from '../shapes.ts'
import { isInvoiced } from './invoiced.ts'
import { type SessionRow, sessionTable as t } from './tables.ts'

export interface End {
  at: Date
  /** What the register said then; null: nobody said. */
  stopWh: number | null
  /** In the words of OCPP. */
  reason: string
  /** What was odd of it. */
  odd?: readonly ReviewReason[]
}

/** What the last word of a register adds to a session, and what is odd of it. */
function counted(
  row: SessionRow,
  { at, stopWh }: End,
): { countedWh: number; lastWh: number; odd: ReviewReason[] } {
  if (stopWh === null) return { countedWh: row.countedWh, lastWh: row.lastWh, odd: [] }
  // The last word counts even in the second of the last reading.
  const lastAt = new Date(Math.min(row.lastAt.getTime(), at.getTime() - 1))
  const next = countOn({ ...row, lastAt }, { at, registerWh: stopWh })
  if (!next) return { countedWh: row.countedWh, lastWh: row.lastWh, odd: [] }
  return { countedWh: next.countedWh, lastWh: stopWh, odd: next.isReset ? ['below'] : [] }
}

/**
 * A session ends; the caller holds it. The first stop holds: one that says something else later sends it to somebody, and
 * changes nothing of what was counted. Of one that ended because the next began, the stop that comes late is its first.
 */
export async function endSession(work: Work, row: SessionRow, end: End): Promise<void> {
  const lacksStop = row.state === 'closed' && row.meterStopWh === null && row.review === 'needed'
  if (row.state === 'closed' && !lacksStop) return noteSecondStop(work, row, end)
  const endedAt = new Date(Math.max(end.at.getTime(), row.startedAt.getTime(), row.lastAt.getTime()))
  const { countedWh, lastWh, odd } = counted(row, end)
  const isLong = endedAt.getTime() - row.startedAt.getTime() > longest
  const reviewReasons: ReviewReason[] = [
    ...new Set([
      ...row.reviewReasons,
      ...odd,
      ...(end.odd ?? []),
      ...(isLong ? (['long'] as const) : []),
      ...(countedWh > most ? (['much'] as const) : []),
    ]),
  ]
  await work.db
    .update(t)
    .set({
      state: 'closed',
      endedAt,
      meterStopWh: end.stopWh,
      lastWh,
      lastAt: endedAt,
      countedWh,
      energyWh: countedWh,
      stopReason: end.reason,
      review: reviewReasons.length ? 'needed' : 'none',
      reviewReasons,
      rowVersion: row.rowVersion + 1,
    })
    .where(eq(t.id, row.id))
  work.emit(sessionMoved, { sessionId: row.id, connectorId: row.connectorId })
}

/**
 * The same stop again is nothing; another one sends the session to somebody, unless somebody decided already or it was invoiced:
 * then it is only written down.
 */
async function noteSecondStop(work: Work, row: SessionRow, { stopWh }: End): Promise<void> {
  if (stopWh === null || stopWh === row.meterStopWh || row.reviewReasons.includes('stopTwice')) return
  const isUndecided = row.review === 'none' && !(await isInvoiced(work, row.id))
  await work.db
    .update(t)
    .set({
      reviewReasons: [...row.reviewReasons, 'stopTwice'],
      ...(isUndecided && { review: 'needed' as const }),
      rowVersion: row.rowVersion + 1,
    })
    .where(eq(t.id, row.id))
  work.emit(sessionMoved, { sessionId: row.id, connectorId: row.connectorId })
}
