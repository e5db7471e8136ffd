import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import type { Work } from '#platform/server/work.ts'
import type { Connector } from '#modules/charging/charging-stations/server/public.ts'
import { allot, type Car, settle } from '../allot.ts'
import { budgetOf, volts } from '../budget.ts'
import { powerShared } from '../events.ts'
import { readCharging, readLoad } from './load.ts'
import { sections } from './sharing.ts'
import { powerTable, type TurnRow, turnTable as t } from './tables.ts'

/** Milliseconds after which a limit is told again, and seconds for which the station holds it. */
const again = 5 * 60_000
export const holdSeconds = 900
/** Milliseconds between two lines of what ran through. */
const sampleEvery = 5 * 60_000
/** Milliseconds for which it is kept what ran through: two years and a summer, for what another contract would have cost. */
const keptFor = 800 * 86_400_000

/** What a station is to be told of one of its connectors. */
export interface Limit {
  stationId: string
  connectorId: string
  connectorNo: number
  /** A of the car that charges there; null: nothing new. */
  amperes: number | null
  /** It gives up what others are told after it. */
  isLess: boolean
  /** A without a server, once for each connection; null: it knows. `none`: no limits are told any more. */
  safe: number | 'none' | null
}

/** A car that charges, or that its station holds back. One that is full gave its turn away. */
const wantsPower = ({ lastState, state, reported }: Connector): boolean =>
  state !== 'offline' &&
  (lastState === 'charging' || (lastState === 'stopped' && reported === 'SuspendedEVSE'))

async function keepTurns(work: Work, connectors: readonly Connector[]): Promise<Map<string, TurnRow>> {
  const wanting = connectors.filter(wantsPower).map(({ connectorId }) => connectorId)
  if (connectors.length)
    await work.db
      .insert(t)
      .values(connectors.map(({ connectorId }) => ({ connectorId })))
      .onConflictDoNothing()
  await work.query(
    `update charging_turn set wants_since = $2, turn = $2 where connector_id = any($1) and wants_since is null`,
    [wanting, work.now],
  )
  await work.query(
    `update charging_turn set wants_since = null, turn = null, amperes = 0, told_amperes = null, told_at = null
     where wants_since is not null and not connector_id = any($1)`,
    [wanting],
  )
  const rows = await work.db.select().from(t).orderBy(t.turn, t.connectorId)
  return new Map(rows.map((row) => [row.connectorId, row]))
}

async function keepSample(work: Work, sample: Omit<typeof powerTable.$inferInsert, 'at'>): Promise<void> {
  const since = new Date(work.now.getTime() - sampleEvery)
  const [newest] = await work.query<{ is_old: boolean }>(
    'select coalesce(max(at), $2) <= $1 as is_old from charging_power',
    [since, new Date(0)],
  )
  if (!newest?.is_old) return
  await work.db.insert(powerTable).values({ at: work.now, ...sample })
  await work.db.delete(powerTable).where(lt(powerTable.at, new Date(work.now.getTime() - keptFor)))
}

/** Where a meter is silent nobody knows what is left: each takes its least. */
const blind = { R: 99_999, S: 99_999, T: 99_999 }

/**
 * Shares what the contract leaves among the cars that want power, as they stand now, and gives what stations are to be told, by
 * connections that are held. Where sharing is off it gives what takes limits away again.
 */
export async function sharePower(work: Work, connections: ReadonlyMap<string, string>): Promise<Limit[]> {
  await oneAtATime(work, 'charging power')
  const rule = await sections.all(work)
  const { connectors, charging } = await readCharging(work, work.now)
  const held = connectors.filter(({ stationId }) => connections.has(stationId))
  if (!rule.isOn) return takeAway(work, held)
  const load = await readLoad(work, rule, charging, work.now)
  const rows = await keepTurns(work, connectors)
  const byId = new Map(connectors.map((one) => [one.connectorId, one]))
  const cars = [...rows.values()].flatMap((row): Car[] => {
    const one = byId.get(row.connectorId)
    if (!one || !row.wantsSince) return []
    const phases = one.phases === 'RST' ? 3 : 1
    const fixed = row.refused
      ? Math.ceil((one.powerW ?? one.maxAmperes * volts * phases) / volts / phases)
      : null
    const most = load ? one.maxAmperes : one.minAmperes
    return [{ connectorId: one.connectorId, phases: one.phases, least: one.minAmperes, most, fixed }]
  })
  const shares = allot(cars, load ? budgetOf(rule, load.baseW) : blind)
  const waits = [...shares.values()].some((amperes) => amperes === 0)
  let hasMoved = false
  const limits: Limit[] = []
  for (const row of rows.values()) {
    const one = byId.get(row.connectorId)
    if (!one) continue
    const target = shares.get(row.connectorId)
    const amperes = target === undefined ? 0 : waits ? target : settle(row.toldAmperes, target)
    if (amperes !== row.amperes) {
      hasMoved = true
      await work.db.update(t).set({ amperes }).where(eq(t.connectorId, row.connectorId))
    }
    if (!connections.has(one.stationId)) continue
    const isOld = !row.toldAt || work.now.getTime() - row.toldAt.getTime() >= again
    const isNew = target !== undefined && (isOld || (!row.refused && amperes !== row.toldAmperes))
    const safe = row.safeConnection === connections.get(one.stationId) ? null : one.minAmperes
    if (isNew || safe !== null)
      limits.push({
        ...placeOf(one),
        amperes: isNew ? amperes : null,
        isLess: amperes < (row.toldAmperes ?? one.maxAmperes),
        safe,
      })
  }
  const { R: amperesR, S: amperesS, T: amperesT } = charging.amperes
  await keepSample(work, {
    totalW: load?.totalW ?? null,
    chargingW: charging.watts,
    amperesR,
    amperesS,
    amperesT,
  })
  if (hasMoved) work.emit(powerShared, {})
  return limits
}

const placeOf = ({ stationId, connectorId, connectorNo }: Connector) => ({
  stationId,
  connectorId,
  connectorNo,
})

/** What holds limits still is told that there are none. */
async function takeAway(work: Work, held: readonly Connector[]): Promise<Limit[]> {
  const ids = held.map(({ connectorId }) => connectorId)
  const rows = ids.length
    ? await work.db
        .select({ id: t.connectorId })
        .from(t)
        .where(and(inArray(t.connectorId, ids), isNotNull(t.safeConnection)))
    : []
  const told = new Set(rows.map(({ id }) => id))
  return held
    .filter(({ connectorId }) => told.has(connectorId))
    .map((one) => ({ ...placeOf(one), amperes: null, isLess: false, safe: 'none' }))
}

/** What a station said to what it was told; `refused` '': it does so. */
export async function noteLimit(
  work: Work,
  limit: Pick<Limit, 'connectorId' | 'amperes' | 'safe'>,
  { connectionId, refused }: { connectionId: string; refused: string },
): Promise<void> {
  const { connectorId, amperes, safe } = limit
  if (safe === 'none') {
    await work.db
      .update(t)
      .set({
        wantsSince: null,
        turn: null,
        amperes: 0,
        toldAmperes: null,
        toldAt: null,
        safeConnection: null,
        refused: '',
      })
      .where(eq(t.connectorId, connectorId))
    work.emit(powerShared, {})
    return
  }
  await work.db
    .update(t)
    .set({
      ...(safe !== null && { safeConnection: connectionId }),
      ...(amperes !== null && { toldAmperes: refused ? null : amperes, toldAt: work.now }),
      refused: refused.slice(0, 60),
    })
    .where(eq(t.connectorId, connectorId))
  if (refused) work.emit(powerShared, {})
}

const sharing = `
  select community_id as id from charging_power_setting where chosen->>'isOn' = 'true'
  union select community_id from charging_turn where safe_connection is not null`

/** The communities that share their power, or have limits to take away; across communities. */
export async function communitiesThatShare(lease: Lease): Promise<Set<string>> {
  return new Set((await lease.query<{ id: string }>(sharing)).map(({ id }) => id))
}
