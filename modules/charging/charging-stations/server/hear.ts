import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Work } from '#platform/server/work.ts'
import { connectorMeasured, connectorMoved, stationsChanged } from '../events.ts'
import type { ReportedState } from '../shapes.ts'
import { connectorTable as c, stationTable as s } from './tables.ts'

/** What a station says of itself when it booted. */
export interface Boot {
  vendor: string
  model: string
  serial: string
  firmware: string
}

/** A station booted and said what it is. */
export async function noteBoot(work: Work, stationId: string, boot: Boot): Promise<void> {
  await work.db
    .update(s)
    .set({ ...boot, bootedAt: work.now })
    .where(eq(s.id, stationId))
  work.emit(stationsChanged, {})
}

/** What is told of its firmware or diagnostics, in the words of OCPP. */
export async function noteNotice(work: Work, stationId: string, notice: string): Promise<void> {
  await work.db.update(s).set({ notice, noticeAt: work.now }).where(eq(s.id, stationId))
  work.emit(stationsChanged, {})
}

/** A connector of a station by its number, held until the transaction ends; undefined when nobody set it up. */
export async function lockConnector(work: Work, stationId: string, connectorNo: number) {
  const [row] = await work.db
    .select()
    .from(c)
    .where(and(eq(c.stationId, stationId), eq(c.connectorNo, connectorNo), isNull(c.retiredAt)))
    .for('update')
  return row
}
/** A connector by its id, also one that is retired. */
export async function connectorOf(work: Work, connectorId: string) {
  const [row] = await work.db.select().from(c).where(eq(c.id, connectorId))
  return row
}
/** The one connector of a station that has one, held until the transaction ends: what names no place can only be there. */
export async function onlyConnector(work: Work, stationId: string) {
  const [only, ...more] = await work.db
    .select()
    .from(c)
    .where(and(eq(c.stationId, stationId), isNull(c.retiredAt)))
    .for('update')
  return more.length ? undefined : only
}
export type ConnectorRow = NonNullable<Awaited<ReturnType<typeof lockConnector>>>

export interface Status {
  state: ReportedState
  /** In the words of OCPP. */
  reported: string
  errorCode: string
  errorInfo: string
  at: Date
}

/** Station 0 is the whole: in use, out of use or broken, and no bay. */
export async function noteWhole(work: Work, stationId: string, { state }: Status): Promise<void> {
  const known = state === 'unavailable' || state === 'error' ? state : 'idle'
  await work.db.update(s).set({ state: known }).where(eq(s.id, stationId))
}

/** A connector is in a state; the caller holds it. An emergency stop lasts until it is plainly something else. */
export async function noteStatus(work: Work, row: ConnectorRow, said: Status): Promise<void> {
  const isHeld = row.state === 'emergencyStop' && said.state === 'error'
  const state = isHeld ? 'emergencyStop' : said.state
  const isNew = state !== row.state
  const { at, ...rest } = said
  await work.db
    .update(c)
    .set({
      ...rest,
      state,
      ...(isNew && { since: at }),
      ...(state !== 'charging' && { powerW: state === 'stopped' ? 0 : null }),
    })
    .where(eq(c.id, row.id))
  if (isNew) work.emit(connectorMoved, { connectorId: row.id, state, before: row.state })
}

/** What a connector measured last; the caller holds it. */
export async function noteMeasured(
  work: Work,
  connectorId: string,
  { powerW, registerWh, at }: { powerW: number | null; registerWh: number | null; at: Date },
): Promise<void> {
  await work.db
    .update(c)
    .set({
      measuredAt: at,
      ...(powerW !== null && { powerW }),
      ...(registerWh !== null && { registerWh }),
    })
    .where(eq(c.id, connectorId))
  work.emit(connectorMeasured, { connectorIds: [connectorId] })
}

/** The next number by which OCPP 1.6 knows a session of the station. */
export async function nextTransactionNo(work: Work, stationId: string): Promise<number> {
  const [row] = await work.db
    .update(s)
    .set({ lastTransactionNo: sql`${s.lastTransactionNo} + 1` })
    .where(eq(s.id, stationId))
    .returning({ no: s.lastTransactionNo })
  if (!row) throw new Error('a station that is heard is there')
  return row.no
}
