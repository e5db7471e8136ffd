import { createHash } from 'node:crypto'
import type { Demo } from '#platform/server/manifest.ts'
import { demoBays } from './demo-bays.ts'

/** Nobody plays these stations: a long heartbeat keeps them from falling silent while somebody looks around. */
const patient = 43_200

/** The stations of the demo community, as they stand in the afternoon. */
export const demo: Demo = ({ now, communityId, clerk, idOf, householdId }) => {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const ids = (key: string) => ({
    stationId: idOf(`charging station ${key}`),
    connectorId: idOf(`charging connector ${key}`),
  })
  const labels = [...new Set(demoBays.map(({ label }) => label))]
  return [
    [
      'charging_station',
      demoBays.map(({ key, isSilent }, nth) => ({
        communityId,
        id: ids(key).stationId,
        code: `EV-${key}`,
        ocppIdentity: `demo-ev-${key.toLowerCase()}`,
        // Of a password that nobody has: stations of the demo sign in after a new one was made.
        secretDigest: createHash('sha256').update(ids(key).stationId).digest(),
        heartbeatSeconds: isSilent ? 240 : patient,
        protocol: nth % 4 === 3 ? 'ocpp2.0.1' : 'ocpp1.6',
        vendor: nth % 4 === 3 ? '華城' : '起而行',
        model: nth % 4 === 3 ? 'AC-7D' : 'NCT-07',
        serial: `SN${String(20_250_000 + nth * 37)}`,
        firmware: nth % 4 === 3 ? '2.3.1' : '1.9.4',
        bootedAt: ago(isSilent ? 4000 : 20_000 + nth * 100),
        heardAt: isSilent ? ago(18) : now,
        // Behind the numbers of its sessions in the demo.
        lastTransactionNo: 100_000,
        addedAt: ago(200 * 1440),
        addedByName: clerk.name,
      })),
    ],
    [
      'charging_connector',
      demoBays.map(({ key, label: _, minutes, isSilent, ...bay }, nth) => ({
        communityId,
        id: ids(key).connectorId,
        stationId: ids(key).stationId,
        connectorNo: 1,
        floor: bay.floor,
        bay: bay.bay,
        position: bay.position,
        phases: ['R', 'S', 'T'][nth % 3],
        minAmperes: 6,
        maxAmperes: 32,
        isPrivate: nth % 2 === 0,
        note: bay.note,
        state: bay.state,
        reported: bay.reported,
        errorCode: bay.errorCode,
        errorInfo: bay.errorInfo,
        since: ago(minutes),
        powerW: bay.powerW,
        registerWh: 1_500_000 + nth * 41_000,
        measuredAt: bay.powerW === null ? null : ago(isSilent ? 18 : 1),
      })),
    ],
    [
      'charging_connector_household',
      demoBays
        .filter((_, nth) => nth % 2 === 0)
        .map(({ key, label }) => ({
          communityId,
          connectorId: ids(key).connectorId,
          householdId: householdId(label),
        })),
    ],
    [
      'charging_tag',
      labels.map((label, nth) => ({
        communityId,
        id: idOf(`charging tag ${label}`),
        idTag: `04A1${String(700_000 + nth * 911)}`,
        householdId: householdId(label),
        addedAt: ago(190 * 1440),
        addedByName: clerk.name,
      })),
    ],
  ]
}
