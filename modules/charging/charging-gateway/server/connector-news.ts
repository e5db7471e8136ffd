import type { Work } from '#platform/server/work.ts'
import {
  type ConnectorRow,
  lockConnector,
  noteMeasured,
  noteStatus,
  noteWhole,
  type Status,
} from '#modules/charging/charging-stations/server/public.ts'
import {
  keepReadings,
  type MeterReading,
  noteFull,
  noteUnplugged,
  openSessionAt,
  sessionOfKey,
} from '#modules/charging/charging-sessions/server/public.ts'
import { timeOf } from '../clock.ts'
import { type MeterValue, saidOf } from '../meter-values.ts'
import type { Speaker } from './heard.ts'

/** A connector, or with number 0 the whole station, is in a state. One that nobody set up is let pass. */
export async function hearState(
  work: Work,
  speaker: Speaker,
  connectorNo: number,
  said: Status,
): Promise<void> {
  if (connectorNo === 0) return noteWhole(work, speaker.stationId, said)
  const connector = await lockConnector(work, speaker.stationId, connectorNo)
  if (connector) await moveConnector(work, connector, said)
}

/** What a state of a connector means for the car at it; the caller holds the connector. */
export async function moveConnector(work: Work, connector: ConnectorRow, said: Status): Promise<void> {
  await noteStatus(work, connector, said)
  // Idle said again, as after a boot, is no car that left.
  if (said.state === 'idle' && connector.state !== 'idle') await noteUnplugged(work, connector.id, said.at)
  if (said.state === 'charging') await noteFull(work, connector.id, null)
  if (said.reported === 'SuspendedEV') await noteFull(work, connector.id, said.at)
}

/** Values of a meter with their times, those that say the register. */
export function readingsOf(speaker: Speaker, now: Date, values: readonly MeterValue[]): MeterReading[] {
  return values.map(saidOf).flatMap(({ timestamp, registerWh, ...said }) => {
    const at = timeOf(timestamp, { now, connectedAt: speaker.connectedAt })
    return registerWh === null ? [] : [{ at, registerWh, ...said }]
  })
}

/** What a connector's meter said, for its session too; the caller holds the connector. */
export async function hearMeter(
  work: Work,
  speaker: Speaker,
  connector: ConnectorRow,
  values: readonly MeterValue[],
  transactionKey?: string,
): Promise<void> {
  const readings = readingsOf(speaker, work.now, values)
  const said = values.map(saidOf)
  const powerW = said.findLast((one) => one.powerW !== null)?.powerW ?? null
  const registerWh = said.findLast((one) => one.registerWh !== null)?.registerWh ?? null
  if (powerW !== null || registerWh !== null)
    await noteMeasured(work, connector.id, { powerW, registerWh, at: readings.at(-1)?.at ?? work.now })
  // A session that is named and unknown is some other's: its values go to whatever goes on here.
  const named = transactionKey ? await sessionOfKey(work, speaker.stationId, transactionKey) : undefined
  const row = named?.connectorId === connector.id ? named : await openSessionAt(work, connector.id)
  if (row) await keepReadings(work, row, readings)
}
