import type { Work } from '#platform/server/work.ts'
import {
  connectorOf,
  type ConnectorRow,
  lockConnector,
  mayCharge,
  noteBoot,
  noteNotice,
  onlyConnector,
} from '#modules/charging/charging-stations/server/public.ts'
import {
  beginSession,
  freeKey,
  noteCard,
  sessionOfKey,
} from '#modules/charging/charging-sessions/server/public.ts'
import { timeOf } from '../clock.ts'
import { type MeterValue, saidOf } from '../meter-values.ts'
import { stateOfCharging, stateOfOccupied, stateOfStatus } from '../states.ts'
import { hearMeter, hearState, moveConnector } from './connector-news.ts'
import type { Hearing, Speaker } from './heard.ts'
import { stopOfUnknown, stopSession } from './stop.ts'

interface Boot {
  chargingStation: { vendorName: string; model: string; serialNumber?: string; firmwareVersion?: string }
}
interface Status {
  timestamp: string
  connectorStatus: string
  evseId: number
}
interface IdToken {
  idToken: string
  type: string
}
interface Transaction {
  eventType: 'Started' | 'Updated' | 'Ended'
  timestamp: string
  transactionInfo: { transactionId: string; chargingState?: string; stoppedReason?: string }
  idToken?: IdToken
  /** An EVSE is a bay: what 2.0.1 calls a connector of it is one of its plugs. */
  evse?: { id: number }
  meterValue?: MeterValue[]
}
type Row = NonNullable<Awaited<ReturnType<typeof sessionOfKey>>>

const tagOf = (idToken: IdToken | undefined) =>
  !idToken || idToken.type === 'NoAuthorization' ? '' : idToken.idToken

const registersOf = ({ meterValue = [] }: Transaction) =>
  meterValue.flatMap((value) => saidOf(value).registerWh ?? [])

/**
 * A station that counts its transactions anew after a reset gives a number twice. Of a clock that is not believed a start said
 * again is told apart by its register alone.
 */
const isAnew = (
  known: Row,
  { eventType, timestamp }: Transaction,
  { at, register }: { at: Date; register: number | undefined },
) =>
  eventType === 'Started' &&
  known.endedAt !== null &&
  known.endedAt < at &&
  (Date.parse(timestamp) === at.getTime() || register !== known.meterStartWh)

/** The session of a transaction, begun by its first event, or by a later one whose first was lost. */
async function sessionOf(
  work: Work,
  speaker: Speaker,
  event: Transaction,
  connector: ConnectorRow,
): Promise<Row> {
  const { transactionInfo, eventType, idToken } = event
  const { stationId, connectedAt } = speaker
  const known = await sessionOfKey(work, stationId, transactionInfo.transactionId)
  const at = timeOf(event.timestamp, { now: work.now, connectedAt })
  const [register] = registersOf(event)
  if (known && !isAnew(known, event, { at, register })) return known
  if (known) await freeKey(work, known)
  const { status, householdId } = await mayCharge(work, { idTag: tagOf(idToken), connector, now: at })
  return beginSession(work, {
    stationId,
    connectorId: connector.id,
    householdId: status === 'Accepted' ? householdId : null,
    idTag: tagOf(idToken),
    transactionKey: transactionInfo.transactionId,
    at,
    startWh: register ?? connector.registerWh ?? 0,
    // Without a register the last one that was heard may be of long ago.
    reasons: eventType === 'Started' && register !== undefined ? [] : ['noStart'],
  })
}

/** A transaction begins when the cable is plugged in, often before a card is shown; who shows it then is who charges. */
async function takeCard(
  work: Work,
  row: Row,
  { idTag, connector, at }: { idTag: string; connector: ConnectorRow | undefined; at: Date },
): Promise<void> {
  if (!idTag || row.householdId || row.idTag) return
  const place = connector ?? (await connectorOf(work, row.connectorId))
  const { status, householdId } = await mayCharge(work, { idTag, connector: place, now: at })
  await noteCard(work, row, { idTag, householdId: status === 'Accepted' ? householdId : null })
}

async function transaction(work: Work, speaker: Speaker, event: Transaction): Promise<object> {
  const { eventType, transactionInfo, idToken, meterValue = [] } = event
  const { transactionId: transactionKey, chargingState, stoppedReason } = transactionInfo
  const at = timeOf(event.timestamp, { now: work.now, connectedAt: speaker.connectedAt })
  const end = { at, stopWh: registersOf(event).at(-1) ?? null, reason: stoppedReason ?? 'Local' }
  const row = await sessionOfKey(work, speaker.stationId, transactionKey)
  const connector = event.evse
    ? await lockConnector(work, speaker.stationId, event.evse.id)
    : row
      ? undefined
      : await onlyConnector(work, speaker.stationId)
  if (!row && eventType === 'Ended')
    await stopOfUnknown(work, speaker, end, {
      idTag: tagOf(idToken),
      transactionKey,
      connectorNo: event.evse?.id,
    })
  else if (connector || row) {
    const session = connector ? await sessionOf(work, speaker, event, connector) : row
    if (session && eventType === 'Ended')
      await stopSession(work, speaker, session, {
        ...end,
        stopWh: end.stopWh ?? session.lastWh,
        values: meterValue,
      })
    else {
      if (session) await takeCard(work, session, { idTag: tagOf(idToken), connector, at })
      if (connector) await hearMeter(work, speaker, connector, meterValue, transactionKey)
    }
  }
  const isEnd = eventType === 'Ended' && stoppedReason !== 'EmergencyStop'
  const state = isEnd ? 'stopped' : eventType === 'Ended' ? undefined : stateOfCharging(chargingState)
  if (connector && state)
    await moveConnector(work, connector, {
      state,
      reported: isEnd ? 'Ended' : (chargingState ?? ''),
      errorCode: '',
      errorInfo: '',
      at,
    })
  if (!idToken) return {}
  const { status } = await mayCharge(work, { idTag: tagOf(idToken), connector, now: work.now })
  return { idTokenInfo: { status } }
}

async function status(
  work: Work,
  speaker: Speaker,
  { evseId, connectorStatus, timestamp }: Status,
): Promise<object> {
  const connector = evseId > 0 ? await lockConnector(work, speaker.stationId, evseId) : undefined
  const isOccupied = connectorStatus === 'Occupied' && connector
  await hearState(work, speaker, evseId, {
    state: isOccupied ? stateOfOccupied(connector.state) : stateOfStatus(connectorStatus),
    reported: connectorStatus,
    errorCode: connectorStatus === 'Faulted' ? 'Faulted' : '',
    errorInfo: '',
    at: timeOf(timestamp, { now: work.now, connectedAt: speaker.connectedAt }),
  })
  return {}
}

const hearing = <Payload>(
  hear: (work: Work, speaker: Speaker, payload: Payload) => Promise<object>,
  isOnce = false,
): Hearing => ({ hear, isOnce })

const noting = (what: string) =>
  hearing<{ status?: string; type?: string }>(async (work, { stationId }, { status: said, type }) => {
    await noteNotice(work, stationId, `${what} ${said ?? type ?? ''}`.trim())
    return {}
  })
/** What is taken and of no use here. */
const taken = hearing(async () => ({}))

/** What a station of OCPP 2.0.1 can say, and what is done about it. */
export const hear201: Readonly<Record<string, Hearing>> = {
  BootNotification: hearing<Boot>(async (work, { stationId, heartbeatSeconds }, { chargingStation: of }) => {
    await noteBoot(work, stationId, {
      vendor: of.vendorName,
      model: of.model,
      serial: of.serialNumber ?? '',
      firmware: of.firmwareVersion ?? '',
    })
    return { currentTime: work.now.toISOString(), interval: heartbeatSeconds, status: 'Accepted' }
  }),
  StatusNotification: hearing(status),
  Authorize: hearing<{ idToken: IdToken }>(async (work, _speaker, { idToken }) => ({
    idTokenInfo: { status: (await mayCharge(work, { idTag: tagOf(idToken), now: work.now })).status },
  })),
  TransactionEvent: hearing(transaction, true),
  MeterValues: hearing<{ evseId: number; meterValue: MeterValue[] }>(async (work, speaker, said) => {
    const connector = await lockConnector(work, speaker.stationId, said.evseId)
    if (connector) await hearMeter(work, speaker, connector, said.meterValue)
    return {}
  }, true),
  FirmwareStatusNotification: noting('Firmware'),
  LogStatusNotification: noting('Log'),
  SecurityEventNotification: noting('Security'),
  NotifyEvent: taken,
  NotifyReport: taken,
  NotifyMonitoringReport: taken,
  ReportChargingProfiles: taken,
}
