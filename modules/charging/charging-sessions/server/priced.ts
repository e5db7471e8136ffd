import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { type PricedSession, pricer } from '#modules/charging/charging-rates/server/public.ts'
import type { Lease } from '#platform/server/database.ts'
import { sampleTable as m, type SessionRow, sessionTable as t } from './tables.ts'

/**
 * What sessions cost by the rates in force, those that go on until their last reading. What waits for somebody has no price yet,
 * what was let off has none.
 */
export async function pricedSessions(
  lease: Lease,
  rows: readonly SessionRow[],
): Promise<ReadonlyMap<string, PricedSession>> {
  const due = rows.filter(({ review, settledBy }) => review !== 'needed' && settledBy !== 'free')
  if (!due.length) return new Map()
  const ids = due.map(({ id }) => id)
  const [price, said] = await Promise.all([
    pricer(lease),
    lease.db
      .select({ sessionId: m.sessionId, at: m.at, countedWh: m.countedWh })
      .from(m)
      .innerJoin(t, eq(t.id, m.sessionId))
      // What somebody wrote by hand is split by no reading.
      .where(and(inArray(m.sessionId, ids), ne(t.settledBy, 'typed')))
      .orderBy(asc(m.sessionId), asc(m.at)),
  ])
  const samples = new Map(ids.map((id) => [id, [] as { at: Date; wh: number }[]]))
  const begins = new Map(due.map(({ id, meterStartWh }) => [id, meterStartWh]))
  for (const { sessionId, at, countedWh } of said)
    samples.get(sessionId)?.push({ at, wh: (begins.get(sessionId) ?? 0) + countedWh })
  const priced = due.flatMap((row) => {
    const energyWh = row.settledWh ?? row.energyWh ?? row.countedWh
    const found = price({
      startedAt: row.startedAt,
      endedAt: row.endedAt ?? row.lastAt,
      startWh: row.meterStartWh,
      endWh: row.meterStartWh + energyWh,
      energyWh,
      samples: samples.get(row.id) ?? [],
    })
    return found ? [[row.id, found] as const] : []
  })
  return new Map(priced)
}
