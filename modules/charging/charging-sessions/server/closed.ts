import type { Lease } from '#platform/server/database.ts'

/** A session that is over and that nobody has to look at any more, as prices are made of it. */
export interface ClosedSession {
  id: string
  householdId: string | null
  stationId: string
  connectorId: string
  startedAt: Date
  endedAt: Date
  startWh: number
  /** `startWh` and what is charged for. */
  endWh: number
  energyWh: number
  /** What the register would have said, had it never begun anew; none where somebody wrote the energy by hand. */
  samples: { at: Date; wh: number }[]
  /** Since when the car took nothing more, and when it was gone; null: not known. */
  fullSince: Date | null
  unpluggedAt: Date | null
}

/** Over, waiting for nobody, and not let off. */
const priced = `t.state = 'closed' and t.review <> 'needed' and t.settled_by <> 'free'`

const columns = `t.id, t.household_id as "householdId", t.station_id as "stationId", t.connector_id as "connectorId",
  t.started_at as "startedAt", t.ended_at as "endedAt", t.meter_start_wh as "startWh",
  t.meter_start_wh + coalesce(t.settled_wh, t.energy_wh) as "endWh",
  coalesce(t.settled_wh, t.energy_wh) as "energyWh", t.full_since as "fullSince", t.unplugged_at as "unpluggedAt"`

const samples = `select s.session_id as "sessionId", s.at, t.meter_start_wh + s.counted_wh as wh
  from charging_sample s join charging_session t on t.community_id = s.community_id and t.id = s.session_id
  where t.settled_by <> 'typed' and t.id = any($1::uuid[]) and s.counted_wh <= coalesce(t.settled_wh, t.energy_wh)
  order by s.session_id, s.at`

async function withSamples(lease: Lease, rows: readonly Omit<ClosedSession, 'samples'>[]) {
  const said = rows.length
    ? await lease.query<{ sessionId: string; at: Date; wh: number }>(samples, [rows.map(({ id }) => id)])
    : []
  const of = new Map(rows.map(({ id }) => [id, [] as ClosedSession['samples']]))
  for (const { sessionId, at, wh } of said) of.get(sessionId)?.push({ at, wh })
  return rows.map((row) => ({ ...row, samples: of.get(row.id) ?? [] }))
}

/**
 * Sessions that ended in a time (from it, not to its end) and are charged for, by their end: reviewed where they had to be,
 * without those that somebody let off. Those of nobody's household are among them.
 */
export async function closedSessions(
  lease: Lease,
  { from, until }: { from: Date; until: Date },
): Promise<ClosedSession[]> {
  const rows = await lease.query<Omit<ClosedSession, 'samples'> & Record<string, unknown>>(
    `select ${columns} from charging_session t where ${priced} and t.ended_at >= $1 and t.ended_at < $2
     order by t.ended_at, t.id`,
    [from, until],
  )
  return withSamples(lease, rows)
}

/** How many sessions that ended in a time still wait for somebody to look at them. */
export async function unsettledSessions(
  lease: Lease,
  { from, until }: { from: Date; until: Date },
): Promise<number> {
  const [row] = await lease.query<{ count: number }>(
    `select count(*)::int as count from charging_session t
     where t.state = 'closed' and t.review = 'needed' and t.ended_at >= $1 and t.ended_at < $2`,
    [from, until],
  )
  return row?.count ?? 0
}
