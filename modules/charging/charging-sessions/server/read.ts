import { desc, eq, type SQL } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import { microsOf } from '#platform/server/cursor.ts'
import type { Lease } from '#platform/server/database.ts'
import { connectorTable as c, stationTable as s } from '#modules/charging/charging-stations/server/public.ts'
import { householdsByIds, labelsOf } from '#modules/homes/households/server/public.ts'
import type { Sample, Session } from '../shapes.ts'
import { sampleTable as m, type SessionRow, sessionTable as t } from './tables.ts'

interface Named {
  row: SessionRow
  code: string
  floor: string
  bay: string
  label: string
  names: readonly string[]
}

const shown = ({ row, code, floor, bay, label, names }: Named): Session => ({
  ...row,
  sessionId: row.id,
  code,
  floor,
  bay,
  householdLabel: label,
  residentNames: [...names],
  reportedWh: row.meterStopWh === null ? null : row.meterStopWh - row.meterStartWh,
  energyWh: row.energyWh ?? row.countedWh,
})

/** Sessions that a condition lets through, the newest first, with the words for their bay and household. */
export async function readSessions(
  lease: Lease,
  { condition, limit }: { condition: SQL | undefined; limit: number },
): Promise<(Session & { micros: number })[]> {
  const rows = await lease.db
    .select({ row: t, code: s.code, floor: c.floor, bay: c.bay, micros: microsOf(t.startedAt) })
    .from(t)
    .innerJoin(c, eq(c.id, t.connectorId))
    .innerJoin(s, eq(s.id, t.stationId))
    .where(condition)
    .orderBy(desc(t.startedAt), desc(t.id))
    .limit(limit)
  const ids = [...new Set(rows.flatMap(({ row }) => row.householdId ?? []))]
  const [labels, named] = await Promise.all([labelsOf(lease, ids), householdsByIds(lease, ids)])
  const names = new Map(named.map((one) => [one.householdId, one.names]))
  return rows.map(({ micros, ...found }) => {
    const id = found.row.householdId ?? ''
    return { ...shown({ ...found, label: labels.get(id) ?? '', names: names.get(id) ?? [] }), micros }
  })
}

/** A session with what its meter said. Throws notFound. */
export async function showSession(lease: Lease, id: string): Promise<Session & { samples: Sample[] }> {
  const [session] = await readSessions(lease, { condition: eq(t.id, id), limit: 1 })
  if (!session) throw problems.notFound()
  const samples = await lease.db
    .select({ at: m.at, registerWh: m.registerWh, countedWh: m.countedWh, powerW: m.powerW })
    .from(m)
    .where(eq(m.sessionId, id))
    .orderBy(m.at)
    .limit(5000)
  return { ...session, samples }
}
