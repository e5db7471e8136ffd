import { and, eq, isNull } from 'drizzle-orm'
import { type Reaction, reaction } from '#platform/server/reactions.ts'
import { takeSignals } from '#modules/building/alarm-events/server/public.ts'
import { lockPoint, pointTable as p } from '#modules/building/alarm-points/server/public.ts'
import { connectorMoved } from '../events.ts'
import { connectorTable as c, stationTable as s } from './tables.ts'

/**
 * A point of the building that bears the name of a station as its asset code is abnormal while a connector of the station is
 * broken: so faults of stations join the building's alarms, where somebody wants them there.
 */
export const reactions: readonly Reaction[] = [
  reaction('chargingStations', connectorMoved, async (work, { connectorId }) => {
    const [station] = await work.db
      .select({ id: s.id, code: s.code })
      .from(c)
      .innerJoin(s, eq(s.id, c.stationId))
      .where(eq(c.id, connectorId))
    if (!station) return
    const [point] = await work.db
      .select({ id: p.id })
      .from(p)
      .where(and(eq(p.assetCode, station.code), isNull(p.retiredAt)))
      .limit(1)
    if (!point) return
    // As they stand now: of two that moved one after the other the later may be heard first.
    const connectors = await work.db.select({ state: c.state }).from(c).where(eq(c.stationId, station.id))
    const isAbnormal = connectors.some(({ state }) => state === 'error' || state === 'emergencyStop')
    await lockPoint(work, point.id)
    await takeSignals(work, 'gateway', [{ pointId: point.id, at: work.now, isAbnormal, value: null }])
  }),
]
