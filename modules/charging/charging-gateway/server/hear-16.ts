import type { Work } from '#platform/server/work.ts'
import {
  lockConnector,
  mayCharge,
  nextTransactionNo,
  noteBoot,
  noteNotice,
} from '#modules/charging/charging-stations/server/public.ts'
import {
  beginSession,
  closedLike,
  openSessionAt,
  sessionOfKey,
} from '#modules/charging/charging-sessions/server/public.ts'
import { timeOf } from '../clock.ts'
import type { MeterValue } from '../meter-values.ts'
import { stateOfStatus } from '../states.ts'
import { hearMeter, hearState } from './connector-news.ts'
import type { Hearing, Speaker } from './heard.ts'
import { stopOfUnknown, stopSession } from './stop.ts'

interface Boot {
  chargePointVendor: string
  chargePointModel: string
  chargePointSerialNumber?: string
  chargeBoxSerialNumber?: string
  firmwareVersion?: string
}
interface Status {
  connectorId: number
  status: string
  errorCode: string
  info?: string
  timestamp?: string
  vendorErrorCode?: string
}
interface Start {
  connectorId: number
  idTag: string
  meterStart: number
  timestamp: string
}
interface Stop {
  transactionId: number
  idTag?: string
  meterStop: number
  timestamp: string
  reason?: string
  transactionData?: MeterValue[]
}
interface Meter {
  connectorId: number
  transactionId?: number
  meterValue: MeterValue[]
}

/**
 * Its time may differ: a clock that is off is not believed, and now is not what now was. A register of 0 may be one that begins
 * anew with each car, so there something counted is another car's.
 */
const isSaidAgain = (
  open: { idTag: string; meterStartWh: number; startedAt: Date; countedWh: number },
  { idTag, meterStart }: Start,
  at: Date,
) =>
  open.idTag === idTag &&
  open.meterStartWh === Math.max(0, meterStart) &&
  (open.startedAt.getTime() === at.getTime() || meterStart > 0 || open.countedWh === 0)

async function start(work: Work, speaker: Speaker, payload: Start): Promise<object> {
  const { stationId } = speaker
  const connector = await lockConnector(work, stationId, payload.connectorId)
  // A number that nothing has: the station stops, and what it charged is nobody's.
  if (!connector) return { transactionId: 0, idTagInfo: { status: 'Invalid' } }
  const at = timeOf(payload.timestamp, { now: work.now, connectedAt: speaker.connectedAt })
  const { status } = await mayCharge(work, { idTag: payload.idTag, connector, now: work.now })
  // What waited for the line is whose the card was then; the station hears whether it is good now.
  const whose = await mayCharge(work, { idTag: payload.idTag, connector, now: at })
  const open = await openSessionAt(work, connector.id)
  const startWh = Math.max(0, payload.meterStart)
  const { idTag } = payload
  // Said again under another id, because its answer was lost; also after its stop, by a queue that outlived a power cut.
  const same =
    open && isSaidAgain(open, payload, at)
      ? open
      : await closedLike(work, { connectorId: connector.id, idTag, meterStartWh: startWh, startedAt: at })
  if (same) return { transactionId: Number(same.transactionKey), idTagInfo: { status } }
  const no = await nextTransactionNo(work, stationId)
  await beginSession(work, {
    stationId,
    connectorId: connector.id,
    householdId: whose.status === 'Accepted' ? whose.householdId : null,
    idTag,
    transactionKey: String(no),
    at,
    startWh,
    reasons: payload.meterStart < 0 ? ['below'] : [],
  })
  return { transactionId: no, idTagInfo: { status } }
}

async function stop(work: Work, speaker: Speaker, payload: Stop): Promise<object> {
  const end = {
    at: timeOf(payload.timestamp, { now: work.now, connectedAt: speaker.connectedAt }),
    stopWh: payload.meterStop < 0 ? null : payload.meterStop,
    reason: payload.reason ?? 'Local',
    odd: payload.meterStop < 0 ? (['below'] as const) : [],
  }
  const row = await sessionOfKey(work, speaker.stationId, String(payload.transactionId))
  await (row
    ? stopSession(work, speaker, row, { ...end, values: payload.transactionData ?? [] })
    : stopOfUnknown(work, speaker, end, {
        idTag: payload.idTag ?? '',
        isUnnumbered: payload.transactionId === -1,
      }))
  return {}
}

async function meter(work: Work, speaker: Speaker, payload: Meter): Promise<object> {
  const connector = await lockConnector(work, speaker.stationId, payload.connectorId)
  if (connector)
    await hearMeter(work, speaker, connector, payload.meterValue, payload.transactionId?.toString())
  return {}
}

const statusOf = (work: Work, speaker: Speaker, { errorCode, status, info, ...more }: Status) => ({
  state: stateOfStatus(status, `${more.vendorErrorCode ?? ''} ${info ?? ''}`),
  reported: status,
  errorCode: errorCode === 'NoError' ? '' : errorCode,
  errorInfo: [info, more.vendorErrorCode].filter(Boolean).join(' ').slice(0, 100),
  at: timeOf(more.timestamp, { now: work.now, connectedAt: speaker.connectedAt }),
})

const hearing = <Payload>(
  hear: (work: Work, speaker: Speaker, payload: Payload) => Promise<object>,
  isOnce = false,
): Hearing => ({ hear, isOnce })

/** What a station of OCPP 1.6 can say, and what is done about it. */
export const hear16: Readonly<Record<string, Hearing>> = {
  BootNotification: hearing<Boot>(async (work, { stationId, heartbeatSeconds }, boot) => {
    await noteBoot(work, stationId, {
      vendor: boot.chargePointVendor,
      model: boot.chargePointModel,
      serial: boot.chargePointSerialNumber ?? boot.chargeBoxSerialNumber ?? '',
      firmware: boot.firmwareVersion ?? '',
    })
    return { currentTime: work.now.toISOString(), interval: heartbeatSeconds, status: 'Accepted' }
  }),
  StatusNotification: hearing<Status>(async (work, speaker, payload) => {
    await hearState(work, speaker, payload.connectorId, statusOf(work, speaker, payload))
    return {}
  }),
  Authorize: hearing<{ idTag: string }>(async (work, _speaker, { idTag }) => {
    const { status } = await mayCharge(work, { idTag, now: work.now })
    return { idTagInfo: { status } }
  }),
  StartTransaction: hearing(start, true),
  StopTransaction: hearing(stop, true),
  MeterValues: hearing(meter, true),
  FirmwareStatusNotification: hearing<{ status: string }>(async (work, { stationId }, { status }) => {
    await noteNotice(work, stationId, `Firmware ${status}`)
    return {}
  }),
  DiagnosticsStatusNotification: hearing<{ status: string }>(async (work, { stationId }, { status }) => {
    await noteNotice(work, stationId, `Diagnostics ${status}`)
    return {}
  }),
  SecurityEventNotification: hearing<{ type: string }>(async (work, { stationId }, { type }) => {
    await noteNotice(work, stationId, `Security ${type}`)
    return {}
  }),
}
