import { and, eq, inArray, sql } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Work } from '#platform/server/work.ts'
import { type DeviceRow, sections, sentryTable } from '#modules/doors/intercom-sentries/server/public.ts'
import { labelsOf } from '#modules/homes/households/server/public.ts'
import type { LegKind } from '#modules/doors/intercom-tablets/contract.ts'
import { tabletTable } from '#modules/doors/intercom-tablets/server/public.ts'
import { callMoved } from '../events.ts'
import type { CallKind, Outcome } from '../shapes.ts'
import { type CallRow, callTable as c, legTable as l } from './tables.ts'

/** A call that begins, and whom it rings. */
export interface Beginning {
  sipCallId: string
  kind: CallKind
  device: Pick<DeviceRow, 'id' | 'name' | 'sentryId' | 'householdId'>
  householdId: string | null
  legs: readonly { kind: LegKind; target: string; seconds: number }[]
}

async function nameOf(work: Lease, { sentryId, householdId, name }: Beginning['device']): Promise<string> {
  if (householdId) return (await labelsOf(work, [householdId])).get(householdId) ?? name
  const [sentry] = await work.db
    .select({ name: sentryTable.name })
    .from(sentryTable)
    .where(sql`${sentryTable.id} = ${sentryId}`)
  return sentry?.name ?? name
}

/** Writes a call down with the parts of its chain; the same one again is left as it is. */
export async function beginCall(
  work: Work,
  { sipCallId, kind, device, householdId, legs }: Beginning,
): Promise<void> {
  const [made] = await work.db
    .insert(c)
    .values({
      id: newId(),
      sipCallId,
      kind,
      sentryId: device.sentryId,
      deviceId: device.id,
      fromName: await nameOf(work, device),
      householdId,
      startedAt: work.now,
      ...(legs.length ? {} : { result: 'missed' as const, endedAt: work.now }),
    })
    .onConflictDoNothing()
    .returning({ id: c.id })
  if (!made) return
  if (legs.length)
    await work.db.insert(l).values(
      legs.map(({ kind: leg, target, seconds }, nth) => ({
        callId: made.id,
        nth,
        kind: leg,
        target: target.slice(0, 200),
        seconds,
      })),
    )
  work.emit(callMoved, { callId: made.id })
}

/** Seconds of the telephone network in this month. */
export async function spentSeconds(lease: Lease): Promise<number> {
  const [row] = await lease.query<{ spent: number }>(
    `select coalesce(sum(paid_seconds), 0)::int as spent from intercom_call
     where started_at >= date_trunc('month', now() at time zone 'Asia/Taipei') at time zone 'Asia/Taipei'`,
  )
  return row?.spent ?? 0
}

const outcomes: Readonly<Record<string, Outcome>> = {
  ringing: 'ringing',
  noAnswer: 'noAnswer',
  busy: 'busy',
  failed: 'failed',
  answered: 'answered',
}

/** What noting a call needs: a job's work or a call's context. */
type Noting = Lease & Pick<Work, 'now' | 'emit'>

const setLeg = (work: Noting, callId: string, nth: number, outcome: Outcome) =>
  work.db
    .update(l)
    .set({ outcome, rangAt: sql`coalesce(${l.rangAt}, ${work.now.toISOString()}::timestamptz)` })
    .where(and(eq(l.callId, callId), eq(l.nth, nth), inArray(l.outcome, ['waiting', 'ringing'])))

/** What the telephone network costs for so many seconds. */
async function costOf(work: Noting, call: CallRow, seconds: number): Promise<number> {
  const { landlineCents, cellPhoneCents } = await sections.all(work)
  const [tablet] = await work.db
    .select({ kind: tabletTable.forwardKind })
    .from(tabletTable)
    .where(sql`${tabletTable.householdId} = ${call.householdId}`)
  const cents = tablet?.kind === 'landline' ? landlineCents : cellPhoneCents
  return Math.ceil((seconds * cents) / 60)
}

async function end(work: Noting, call: CallRow): Promise<void> {
  const seconds =
    call.answeredAt && call.answeredLeg === 'forward'
      ? Math.max(0, Math.round((work.now.getTime() - call.answeredAt.getTime()) / 1000))
      : 0
  await work.db
    .update(c)
    .set({
      endedAt: work.now,
      result: call.answeredAt ? 'answered' : 'missed',
      paidSeconds: seconds,
      costCents: seconds ? await costOf(work, call, seconds) : 0,
    })
    .where(eq(c.id, call.id))
  await work.db
    .update(l)
    .set({ outcome: 'noAnswer' })
    .where(and(eq(l.callId, call.id), eq(l.outcome, 'ringing')))
}

/** What became of a call; the first who answers is who answered, and what comes after its end changes nothing. False: there is no such call. */
export async function noteCall(
  work: Noting,
  { sipCallId, what, leg }: { sipCallId: string; what: string; leg: number },
): Promise<boolean> {
  const [call] = await work.db.select().from(c).where(eq(c.sipCallId, sipCallId)).for('update')
  if (!call) return false
  if (call.endedAt) return true
  const outcome = outcomes[what]
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
          result: 'answered',
        })
        .where(eq(c.id, call.id))
  }
  if (what === 'opened' && call.answeredAt && !call.doorOpenedAt)
    await work.db.update(c).set({ doorOpenedAt: work.now }).where(eq(c.id, call.id))
  if (what === 'ended') await end(work, call)
  work.emit(callMoved, { callId: call.id })
  return true
}

const isUnnamed = sql`exists (select from ${l} where ${l.callId} = ${c.id} and ${l.kind} = 'guard' and left(${l.target}, 60) = ${c.answeredBy})`

/** Who at the desk answered a call that its guard post answered, in the place of its devices; whoever is named first stays. */
export async function nameAnswer(work: Noting, call: CallRow, name: string): Promise<void> {
  const named = await work.db
    .update(c)
    .set({ answeredBy: name.slice(0, 60) })
    .where(and(eq(c.id, call.id), eq(c.answeredLeg, 'guard'), isUnnamed))
    .returning({ id: c.id })
  if (named.length) work.emit(callMoved, { callId: call.id })
}
