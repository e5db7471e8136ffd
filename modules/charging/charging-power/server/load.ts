import { and, eq, isNull } from 'drizzle-orm'
import { taipei } from '#platform/contract/taipei.ts'
import type { Lease } from '#platform/server/database.ts'
import { pointTable as p } from '#modules/building/alarm-points/server/public.ts'
import { type Connector, listConnectors } from '#modules/charging/charging-stations/server/public.ts'
import { type Amperes, eachPhase, type Phase } from '../allot.ts'
import { volts } from '../budget.ts'
import type { Sharing } from '../setting.ts'

/** Milliseconds after which what a meter said is nothing any more. */
export const silentAfter = 5 * 60_000

/** What charging takes now, by what connectors measured of late. */
export interface Charging {
  watts: number
  amperes: Amperes
}

const isFresh = (at: Date | null, now: Date) => at !== null && now.getTime() - at.getTime() <= silentAfter

/** Sums what connectors take, phase by phase, in whole A. */
export function chargingOf(connectors: readonly Connector[], now: Date): Charging {
  const watts: Record<Phase, number> = { R: 0, S: 0, T: 0 }
  for (const { phases, powerW, measuredAt, lastState } of connectors) {
    if (lastState !== 'charging' || !isFresh(measuredAt, now)) continue
    const on = phases === 'RST' ? eachPhase : [phases]
    for (const phase of on) watts[phase] += (powerW ?? 0) / on.length
  }
  const amperes = { R: 0, S: 0, T: 0 }
  for (const phase of eachPhase) amperes[phase] = Math.round(watts[phase] / volts)
  return { watts: Math.round(watts.R + watts.S + watts.T), amperes }
}

/** What the building takes without charging and in all, W; null: its meter is silent. */
export async function readLoad(
  lease: Lease,
  { baseFrom, profile, pointId }: Sharing,
  charging: Charging,
  now: Date,
): Promise<{ baseW: number; totalW: number } | null> {
  if (baseFrom === 'profile') {
    const baseW = (profile[taipei(now).hour] ?? 0) * 1000
    return { baseW, totalW: baseW + charging.watts }
  }
  if (!pointId) return null
  const [point] = await lease.db
    .select({ value: p.value, valueAt: p.valueAt })
    .from(p)
    .where(and(eq(p.id, pointId), isNull(p.retiredAt)))
  if (!point || point.value === null || !isFresh(point.valueAt, now)) return null
  const totalW = Math.round(point.value * 1000)
  return { baseW: Math.max(0, totalW - charging.watts), totalW }
}

/** The connectors with what they take together. */
export async function readCharging(lease: Lease, now: Date) {
  const connectors = await listConnectors(lease, now)
  return { connectors, charging: chargingOf(connectors, now) }
}
