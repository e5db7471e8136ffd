import { desc, eq, type SQL } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import { microsOf } from '#platform/server/cursor.ts'
import type { Context } from '#platform/server/context.ts'
import {
  connectorTable as c,
  stationTable as s,
  tagsFor,
} from '#modules/charging/charging-stations/server/public.ts'
import { householdsByIds, labelsOf } from '#modules/homes/households/server/public.ts'
import type { Sample, Session } from '../shapes.ts'
import { pricedSessions } from './priced.ts'
import { sampleTable as m, type SessionRow, sessionTable as t } from './tables.ts'

interface Named {
  row: SessionRow
  code: string
  floor: string
  bay: string
  label: string
  names: readonly string[]
  amount: number | null
}

const shown = ({ row, code, floor, bay, label, names, amount }: Named): Session => ({
  ...row,
  sessionId: row.id,
  code,
  floor,
  bay,
  amount,
  householdLabel: label,
  residentNames: [...names],
  reportedWh: row.meterStopWh === null ? null : row.meterStopWh - row.meterStartWh,
  energyWh: row.energyWh ?? row.countedWh,
})

/** Sessions that a condition lets through, the newest first, with the words for their bay and household. */
export async function readSessions(
  context: Context,
  { condition, limit }: { condition: SQL | undefined; limit: number },
): Promise<(Session & { micros: number })[]> {
  const rows = await context.db
    .select({ row: t, code: s.code, floor: c.floor, bay: c.bay, micros: microsOf(t.startedAt) })
    .from(t)
    .innerJoin(c, eq(c.id, t.connectorId))
    .innerJoin(s, eq(s.id, t.stationId))
    .where(condition)
    .orderBy(desc(t.startedAt), desc(t.id))
    .limit(limit)
  const ids = [...new Set(rows.flatMap(({ row }) => row.householdId ?? []))]
  const [labels, named, priced] = await Promise.all([
    labelsOf(context, ids),
    householdsByIds(context, ids),
    pricedSessions(
      context,
      rows.map(({ row }) => row),
    ),
  ])
  const said = tagsFor(context.actor)
  const names = new Map(named.map((one) => [one.householdId, one.names]))
  return rows.map(({ micros, ...found }) => {
    const { householdId, id: sessionId, settledBy } = found.row
    const id = householdId ?? ''
    const amount = settledBy === 'free' ? 0 : (priced.get(sessionId)?.amount ?? null)
    return {
      ...shown({ ...found, label: labels.get(id) ?? '', names: names.get(id) ?? [], amount }),
      idTag: said(found.row.idTag),
      micros,
    }
  })
}

/** A session with what its meter said, and what its readings come to, decided or not. Throws notFound. */
export async function showSession(
  context: Context,
  id: string,
): Promise<Session & { samples: Sample[]; readingsAmount: number | null }> {
  const [session] = await readSessions(context, { condition: eq(t.id, id), limit: 1 })
  if (!session) throw problems.notFound()
  const samples = await context.db
    .select({ at: m.at, registerWh: m.registerWh, countedWh: m.countedWh, powerW: m.powerW })
    .from(m)
    .where(eq(m.sessionId, id))
    .orderBy(m.at)
    .limit(5000)
  const [row] = await context.db.select().from(t).where(eq(t.id, id))
  const undecided = row && { ...row, review: 'none' as const, settledBy: '' as const, settledWh: null }
  const priced = await pricedSessions(context, undecided ? [undecided] : [])
  return { ...session, samples, readingsAmount: priced.get(id)?.amount ?? null }
}
