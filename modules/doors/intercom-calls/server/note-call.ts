import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { callMoved } from '../events.ts'
import { type Outcome, outcomes } from '../shapes.ts'
import { endCall, type Noting } from './end-call.ts'
import { type CallRow, callTable as c, legTable as l } from './tables.ts'

const isOutcome = (what: string): what is Outcome =>
  what !== 'waiting' && outcomes.some((one) => one === what)

const setLeg = (work: Noting, callId: string, nth: number, outcome: Outcome) =>
  work.db
    .update(l)
    .set({ outcome, rangAt: sql`coalesce(${l.rangAt}, ${work.now.toISOString()}::timestamptz)` })
    .where(and(eq(l.callId, callId), eq(l.nth, nth), inArray(l.outcome, ['waiting', 'ringing'])))

/** What became of a call; the first who answers is who answered, and what comes after its end changes nothing. False: there is no such call. */
export async function noteCall(
  work: Noting,
  { sipCallId, what, leg, by = '' }: { sipCallId: string; what: string; leg: number; by?: string },
): Promise<boolean> {
  const [call] = await work.db.select().from(c).where(eq(c.sipCallId, sipCallId)).for('update')
  if (!call) return false
  if (call.endedAt) return true
  const outcome = isOutcome(what) ? what : undefined
  if (outcome && outcome !== 'answered') await setLeg(work, call.id, leg, outcome)
  if (outcome === 'answered' && !call.answeredAt) {
    await setLeg(work, call.id, leg, 'answered')
    const [row] = await work.db
      .select()
      .from(l)
      .where(and(eq(l.callId, call.id), eq(l.nth, leg)))
    if (row)
      await work.db
        .update(c)
        .set({
          answeredAt: work.now,
          answeredLeg: row.kind,
          answeredBy: row.target.slice(0, 60),
          answeredSipName: by,
          result: 'answered',
        })
        .where(eq(c.id, call.id))
  }
  if (what === 'opened' && call.answeredAt && !call.doorOpenedAt)
    await work.db.update(c).set({ doorOpenedAt: work.now }).where(eq(c.id, call.id))
  if (what === 'ended') await endCall(work, call, work.now)
  work.emit(callMoved, { callId: call.id })
  return true
}

const isUnnamed = sql`exists (select from ${l} where ${l.callId} = ${c.id} and ${l.kind} = 'guard' and left(${l.target}, 60) = ${c.answeredBy})`

/**
 * Who at the desk answered a call that its guard post answered, in the place of its devices, and by which account; whoever is
 * named first stays.
 */
export async function nameAnswer(
  work: Noting,
  call: CallRow,
  { name, sipName }: { name: string; sipName: string },
): Promise<void> {
  const named = await work.db
    .update(c)
    .set({ answeredBy: name.slice(0, 60), answeredSipName: sipName })
    .where(and(eq(c.id, call.id), eq(c.answeredLeg, 'guard'), isUnnamed))
    .returning({ id: c.id })
  if (named.length) work.emit(callMoved, { callId: call.id })
}

/** The door that calls says that it opened, at its own time and also when the call is over by then; the first time stays. */
export async function noteDoorOpened(work: Noting, callId: string, at: Date): Promise<void> {
  const opened = await work.db
    .update(c)
    .set({ doorOpenedAt: at })
    .where(and(eq(c.id, callId), isNull(c.doorOpenedAt)))
    .returning({ id: c.id })
  if (opened.length) work.emit(callMoved, { callId })
}
