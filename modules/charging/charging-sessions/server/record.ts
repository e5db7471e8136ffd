import { and, desc, eq, sql } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Work } from '#platform/server/work.ts'
import { countOn, type Reading } from '../count.ts'
import { sessionMoved } from '../events.ts'
import { latest, type ReviewReason } from '../shapes.ts'
import { endSession } from './end.ts'
import { sampleTable as m, type SessionRow, sessionTable as t } from './tables.ts'

/** What a meter said at a time: its register, and what ran through it, where it says so. */
export interface MeterReading extends Reading {
  powerW: number | null
  /** A on each phase. */
  amperes: readonly [r: number | null, s: number | null, t: number | null]
}

/** The session that goes on at a connector, held until the transaction ends. */
export async function openSessionAt(lease: Lease, connectorId: string): Promise<SessionRow | undefined> {
  const [row] = await lease.db
    .select()
    .from(t)
    .where(and(eq(t.connectorId, connectorId), eq(t.state, 'open')))
    .for('update')
  return row
}

/** A session by the station's word for it, held until the transaction ends. */
export async function sessionOfKey(
  lease: Lease,
  stationId: string,
  transactionKey: string,
): Promise<SessionRow | undefined> {
  const [row] = await lease.db
    .select()
    .from(t)
    .where(and(eq(t.stationId, stationId), eq(t.transactionKey, transactionKey)))
    .for('update')
  return row
}

/** A session that is over and began just so, under a number of OCPP 1.6: a start that comes again is its. */
export async function closedLike(
  lease: Lease,
  begun: { connectorId: string; idTag: string; meterStartWh: number; startedAt: Date },
): Promise<SessionRow | undefined> {
  const [row] = await lease.db
    .select()
    .from(t)
    .where(
      and(
        eq(t.connectorId, begun.connectorId),
        eq(t.state, 'closed'),
        eq(t.idTag, begun.idTag),
        eq(t.meterStartWh, begun.meterStartWh),
        eq(t.startedAt, begun.startedAt),
        sql`${t.transactionKey} ~ '^[0-9]+$'`,
      ),
    )
    .limit(1)
  return row
}

/** The station gives the word for a session that is over to another one. */
export async function freeKey(work: Work, { id }: SessionRow): Promise<void> {
  await work.db
    .update(t)
    .set({ transactionKey: `~${newId().slice(0, 30)}` })
    .where(eq(t.id, id))
}

export interface Beginning {
  stationId: string
  connectorId: string
  householdId: string | null
  idTag: string
  transactionKey: string
  at: Date
  startWh: number
  /** What was odd of it already. */
  reasons: readonly ReviewReason[]
}

/**
 * A session begins; the caller holds the connector. One that still goes on there was never stopped: it ends with what is known
 * of it, and waits for somebody.
 */
export async function beginSession(
  work: Work,
  { at, startWh, reasons, ...of }: Beginning,
): Promise<SessionRow> {
  const earlier = await openSessionAt(work, of.connectorId)
  if (earlier)
    await endSession(work, earlier, { at: earlier.lastAt, stopWh: null, reason: '', odd: ['zombie'] })
  const noTag: ReviewReason[] = of.householdId ? [] : [of.idTag ? 'unknownTag' : 'noTag']
  const late: ReviewReason[] = work.now.getTime() - at.getTime() > latest ? ['late'] : []
  const [row] = await work.db
    .insert(t)
    .values({
      id: newId(),
      ...of,
      startedAt: at,
      meterStartWh: startWh,
      lastWh: startWh,
      lastAt: at,
      reviewReasons: [...new Set([...reasons, ...noTag, ...late])],
    })
    .returning()
  if (!row) throw new Error('a row that was inserted is there')
  work.emit(sessionMoved, { sessionId: row.id, connectorId: of.connectorId })
  return row
}

/**
 * The card of a session that began without one is shown now; the caller holds it. One that nobody has leaves it nobody's.
 * Does nothing to a session that is over or that is somebody's already.
 */
export async function noteCard(
  work: Work,
  row: SessionRow,
  { idTag, householdId }: { idTag: string; householdId: string | null },
): Promise<SessionRow> {
  if (row.state === 'closed' || row.householdId || row.idTag || !idTag) return row
  const others = row.reviewReasons.filter((reason) => reason !== 'noTag')
  const reviewReasons: ReviewReason[] = householdId ? others : [...others, 'unknownTag']
  await work.db.update(t).set({ idTag, householdId, reviewReasons }).where(eq(t.id, row.id))
  work.emit(sessionMoved, { sessionId: row.id, connectorId: row.connectorId })
  return { ...row, idTag, householdId, reviewReasons }
}

const slotOf = (at: Date) => Math.floor(at.getTime() / 10_000)

/** Counts a session on by what its meter said; the caller holds it. Of one that is over nothing is changed. */
export async function keepReadings(
  work: Work,
  row: SessionRow,
  readings: readonly MeterReading[],
): Promise<SessionRow> {
  if (row.state === 'closed') return row
  let now = row
  const kept = []
  // Of what is said every second each ten are kept, and with them the first of each quarter of an hour; all are counted.
  for (const reading of [...readings].sort((one, other) => one.at.getTime() - other.at.getTime())) {
    const next = countOn(now, reading)
    if (!next) continue
    const { isReset, ...count } = next
    const reviewReasons = isReset ? [...new Set([...now.reviewReasons, 'reset' as const])] : now.reviewReasons
    const isKept = slotOf(reading.at) !== slotOf(now.lastAt)
    now = { ...now, ...count, reviewReasons }
    if (!isKept) continue
    const [amperesR, amperesS, amperesT] = reading.amperes
    const { at, registerWh, powerW } = reading
    kept.push({
      sessionId: row.id,
      at,
      registerWh,
      countedWh: count.countedWh,
      powerW,
      amperesR,
      amperesS,
      amperesT,
    })
  }
  if (now === row) return now
  if (kept.length) await work.db.insert(m).values(kept).onConflictDoNothing()
  const { lastWh, lastAt, countedWh, reviewReasons } = now
  await work.db.update(t).set({ lastWh, lastAt, countedWh, reviewReasons }).where(eq(t.id, row.id))
  return now
}

/** The car takes nothing more since then, or takes some again (null). */
export async function noteFull(work: Work, connectorId: string, since: Date | null): Promise<void> {
  const row = await openSessionAt(work, connectorId)
  if (!row || (since !== null) === (row.fullSince !== null)) return
  // A clock that is slow says a time before it began.
  const fullSince = since && (since < row.startedAt ? row.startedAt : since)
  await work.db.update(t).set({ fullSince }).where(eq(t.id, row.id))
  work.emit(sessionMoved, { sessionId: row.id, connectorId })
}

/**
 * The car of the newest session of a connector is gone. Where that goes on, its stop is still on the way, and when the car left
 * is not known: an older session is never meant.
 */
export async function noteUnplugged(work: Work, connectorId: string, at: Date): Promise<void> {
  const [last] = await work.db
    .select({ id: t.id, endedAt: t.endedAt, unpluggedAt: t.unpluggedAt })
    .from(t)
    .where(eq(t.connectorId, connectorId))
    .orderBy(desc(t.startedAt), desc(t.id))
    .limit(1)
  if (!last?.endedAt || last.unpluggedAt) return
  await work.db
    .update(t)
    .set({ unpluggedAt: at < last.endedAt ? last.endedAt : at })
    .where(eq(t.id, last.id))
}

/**
 * A stop of a session that nobody knows is one of its own, at a connector of its station: nothing is counted, and it waits for
 * somebody.
 */
export async function keepLostStop(
  work: Work,
  {
    at,
    stopWh,
    stopReason,
    ...of
  }: Pick<Beginning, 'stationId' | 'connectorId' | 'idTag' | 'transactionKey' | 'at'> & {
    stopWh: number
    stopReason: string
  },
): Promise<void> {
  const id = newId()
  const inserted = await work.db
    .insert(t)
    .values({
      id,
      ...of,
      startedAt: at,
      endedAt: at,
      meterStartWh: stopWh,
      meterStopWh: stopWh,
      lastWh: stopWh,
      lastAt: at,
      energyWh: 0,
      stopReason,
      state: 'closed',
      review: 'needed',
      reviewReasons: ['noStart'],
    })
    .onConflictDoNothing()
    .returning({ id: t.id })
  if (inserted.length) work.emit(sessionMoved, { sessionId: id, connectorId: of.connectorId })
}
