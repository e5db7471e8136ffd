import type { Demo } from '#platform/server/manifest.ts'
import { demoSessions } from './demo-sessions.ts'

const dateOf = (at: number | null) => (at === null ? null : new Date(at))

/** Six months of sessions of the demo community. */
export const demo: Demo = ({ now, communityId, idOf, householdId }) => {
  const sessions = demoSessions(now)
  const idOfSession = (key: string) => idOf(`charging session ${key}`)
  return [
    [
      'charging_session',
      sessions.map(
        ({ key, bay, startedAt, endedAt, startWh, stopWh, energyWh, idTag, reasons, fullSince }, nth) => ({
          communityId,
          id: idOfSession(key),
          stationId: idOf(`charging station ${bay.key}`),
          connectorId: idOf(`charging connector ${bay.key}`),
          householdId: idTag ? householdId(bay.label) : null,
          idTag,
          transactionKey: String(nth + 1),
          startedAt: dateOf(startedAt),
          endedAt: dateOf(endedAt),
          meterStartWh: startWh,
          meterStopWh: stopWh,
          lastWh: stopWh ?? startWh + energyWh,
          lastAt: dateOf(endedAt ?? now.getTime()),
          countedWh: energyWh,
          energyWh: endedAt === null ? null : energyWh,
          stopReason: endedAt === null ? '' : 'EVDisconnected',
          state: endedAt === null ? 'open' : 'closed',
          fullSince: dateOf(fullSince),
          unpluggedAt: dateOf(endedAt),
          review: reasons.length ? 'needed' : 'none',
          reviewReasons: reasons,
        }),
      ),
    ],
    [
      'charging_sample',
      sessions.flatMap(({ key, samples, bay }) =>
        samples.map(([at, registerWh, countedWh]) => ({
          communityId,
          sessionId: idOfSession(key),
          at: dateOf(at),
          registerWh,
          countedWh,
          powerW: bay.powerW ?? 6800,
        })),
      ),
    ],
  ]
}
