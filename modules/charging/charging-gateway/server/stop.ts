import { asc, eq } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import type { Work } from '#platform/server/work.ts'
import {
  connectorTable as c,
  lockConnector,
  noteStatus,
  plainTag,
} from '#modules/charging/charging-stations/server/public.ts'
import {
  type End,
  endSession,
  keepLostStop,
  keepReadings,
  openSessionAt,
} from '#modules/charging/charging-sessions/server/public.ts'
import type { MeterValue } from '../meter-values.ts'
import { readingsOf } from './connector-news.ts'
import type { Speaker } from './heard.ts'

type Row = Parameters<typeof endSession>[1]

/** A session stops, with whatever its meter said on the way; the caller holds it. */
export async function stopSession(
  work: Work,
  speaker: Speaker,
  row: Row,
  { values, ...end }: End & { values: readonly MeterValue[] },
): Promise<void> {
  const readings = readingsOf(speaker, work.now, values).filter(({ at }) => at < end.at)
  await endSession(work, await keepReadings(work, row, readings), end)
  if (end.reason === 'EmergencyStop') await noteEmergency(work, row, end.at)
}

async function noteEmergency(work: Work, { stationId, connectorId }: Row, at: Date): Promise<void> {
  const [known] = await work.db.select({ no: c.connectorNo }).from(c).where(eq(c.id, connectorId))
  const connector = known && (await lockConnector(work, stationId, known.no))
  const said = { state: 'emergencyStop', reported: 'Faulted', errorCode: '', errorInfo: '' } as const
  if (connector) await noteStatus(work, connector, { ...said, at })
}

/** The one session that goes on at a station whose register and card a stop can be of. */
async function onlyOpen(
  work: Work,
  connectors: readonly { id: string }[],
  { stopWh, idTag }: { stopWh: number | null; idTag: string },
): Promise<Row | undefined> {
  const open = []
  for (const { id } of connectors) {
    const row = await openSessionAt(work, id)
    const isItsRegister = row && row.lastWh <= (stopWh ?? row.lastWh)
    if (isItsRegister && (!idTag || plainTag(row.idTag) === plainTag(idTag))) open.push(row)
  }
  return open.length === 1 ? open[0] : undefined
}

/**
 * A stop of a session that nobody knows: after an offline start without a number (1.6 says -1) it ends what goes on at the
 * station where that can only be the one. Any other number is certainly another session, one of its own. Either waits for
 * somebody.
 */
export async function stopOfUnknown(
  work: Work,
  speaker: Speaker,
  end: End,
  {
    idTag,
    transactionKey,
    connectorNo,
    isUnnumbered = false,
  }: { idTag: string; transactionKey?: string; connectorNo?: number | undefined; isUnnumbered?: boolean },
): Promise<void> {
  const { stationId } = speaker
  const connectors = await work.db
    .select()
    .from(c)
    .where(eq(c.stationId, stationId))
    .orderBy(asc(c.connectorNo))
  const only = isUnnumbered && (await onlyOpen(work, connectors, { stopWh: end.stopWh, idTag }))
  if (only) return endSession(work, only, { ...end, odd: [...(end.odd ?? []), 'noStart'] })
  const inUse = connectors.filter(({ retiredAt }) => !retiredAt)
  const place = inUse.find((one) => one.connectorNo === connectorNo) ?? inUse[0]
  if (!place) return
  await keepLostStop(work, {
    stationId,
    connectorId: place.id,
    idTag,
    transactionKey: transactionKey ?? `?${newId().slice(0, 30)}`,
    at: end.at,
    stopWh: end.stopWh ?? 0,
    stopReason: end.reason,
  })
}
