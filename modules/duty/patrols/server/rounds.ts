import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { OnMap, patrols, Round, RoundStop, Task } from '../contract.ts'
import { patrolsChanged } from '../events.ts'
import { listRoutes } from './plan.ts'

type Calls = typeof patrols.calls

/** A point of a round as it was when the round began. */
export interface KeptStop {
  pointId: string
  name: string
  place: string
  /** Rounds of earlier days have none. */
  onMap?: OnMap
  codeHash: string
  from: string
  until: string
  tasks: Task[]
}
export interface RoundRow {
  [column: string]: unknown
  roundId: string
  routeName: string
  isOrdered: boolean
  startsAt: Date
  endsAt: Date
  stops: KeptStop[]
}
interface VisitRow {
  [column: string]: unknown
  roundId: string
  pointId: string
  seenAt: Date
  receivedAt: Date
  by: string
  answers: { label: string; value: string; isOdd: boolean }[]
  note: string
  fault: string
  photo: string
  isProved: boolean
}
interface MissRow {
  [column: string]: unknown
  roundId: string
  pointId: string
  toldAt: Date
  cause: string
  note: string
  explainedBy: string
}

const select = `
  select id as "roundId", route_name as "routeName", is_ordered as "isOrdered", starts_at as "startsAt", ends_at as "endsAt", stops
  from patrol_round`

// A route that was changed or retired meanwhile leaves rounds that began as they are.
const begin = `
  insert into patrol_round (id, route_id, route_name, is_ordered, starts_at, ends_at, stops)
  select $2::uuid, r.id, r.name, r.is_ordered, $3::timestamptz, max(s.until), jsonb_agg(jsonb_build_object('pointId', s.point_id, 'name', s.name,
    'place', s.place, 'onMap', s.on_map, 'codeHash', s.code_hash, 'from', s."from", 'until', s.until, 'tasks', s.tasks) order by s.nth)
  from patrol_route r
  cross join lateral (
    select p.id as point_id, p.name, p.place, p.tasks, case when p.map_x is not null then jsonb_build_object('x', p.map_x, 'y', p.map_y) end as on_map, encode(sha256(p.code::bytea), 'hex') as code_hash, stop.nth,
      $3::timestamptz + make_interval(mins => (stop.it->>'minute')::int - (stop.it->>'tolerance')::int) as "from",
      $3::timestamptz + make_interval(mins => (stop.it->>'minute')::int + (stop.it->>'tolerance')::int) as until
    from jsonb_array_elements(r.stops) with ordinality as stop(it, nth)
    join patrol_point p on p.community_id = r.community_id and p.id = (stop.it->>'pointId')::uuid
  ) s
  where r.community_id = lobby_community() and r.id = $1 and r.retired_at is null
  group by r.community_id, r.id, r.name, r.is_ordered
  on conflict (community_id, route_id, starts_at) do nothing returning id`

/** Begins a round of a route at an instant, once. Gives its id; undefined where it began already, or there is no such route. */
export async function beginAt(
  lease: Pick<Lease, 'query'>,
  routeId: string,
  at: Date,
): Promise<string | undefined> {
  const [made] = await lease.query<{ id: string }>(begin, [routeId, newId(), at])
  return made?.id
}

/** Begins a round now; within the same minute it is the same one. Throws notFound. */
export async function beginRound(context: Context, { routeId }: Taken<Calls['beginRound']>) {
  const at = new Date(Math.floor(context.now.getTime() / 60_000) * 60_000)
  const made = await beginAt(context, routeId, at)
  const [known] = made
    ? [{ id: made }]
    : await context.query<{ id: string }>(
        'select id from patrol_round where route_id = $1 and starts_at = $2',
        [routeId, at],
      )
  if (!known) throw problems.notFound()
  context.emit(patrolsChanged, {})
  context.audit({ action: 'patrols.begin', target: 'patrolRound', targetId: known.id })
  return { roundId: known.id }
}

/** Rounds with what became of their points. */
async function whole(context: Context, rows: readonly RoundRow[]): Promise<Round[]> {
  const ids = rows.map(({ roundId }) => roundId)
  const visits = await context.query<VisitRow>(
    `select round_id as "roundId", point_id as "pointId", seen_at as "seenAt", received_at as "receivedAt", visited_by_name as by, answers,
       note, fault, photo, is_proved as "isProved" from patrol_visit where round_id = any ($1)`,
    [ids],
  )
  const misses = await context.query<MissRow>(
    `select round_id as "roundId", point_id as "pointId", told_at as "toldAt", cause, note, explained_by_name as "explainedBy"
     from patrol_miss where round_id = any ($1)`,
    [ids],
  )
  return rows.map((row) => ({
    ...row,
    stops: row.stops.map((stop): RoundStop => {
      const isIts = (each: { roundId: string; pointId: string }) =>
        each.roundId === row.roundId && each.pointId === stop.pointId
      const [from, until] = [new Date(stop.from), new Date(stop.until)]
      const visit = visits.find(isIts)
      const miss = misses.find(isIts)
      return {
        ...stop,
        onMap: stop.onMap ?? null,
        from,
        until,
        visit: visit ? { ...visit, isLate: visit.seenAt > until } : null,
        // Who was there in time and had no line missed nothing.
        missed: miss && !(visit && visit.seenAt <= until) ? miss : null,
      }
    }),
  }))
}

/** A round as it is kept. Throws notFound. */
export async function roundRow(context: Context, roundId: string): Promise<RoundRow> {
  const [row] = await context.query<RoundRow>(`${select} where id = $1`, [roundId])
  if (!row) throw problems.notFound()
  return row
}

/** A round with its points. Throws notFound. */
export async function readRound(context: Context, { roundId }: { roundId: string }): Promise<Round> {
  const [round] = await whole(context, [await roundRow(context, roundId)])
  if (!round) throw problems.notFound()
  return round
}

/** Rounds that began on a day in Taipei, the newest first, and routes that may be begun. */
export async function listRounds(context: Context, { day }: Taken<Calls['listRounds']>) {
  const rows = await context.query<RoundRow>(
    `${select} where (starts_at at time zone 'Asia/Taipei')::date = $1 order by starts_at desc limit 100`,
    [day],
  )
  const routes = (await listRoutes(context)).filter(({ isRetired }) => !isRetired)
  return {
    rounds: await whole(context, rows),
    routes: routes.map(({ routeId, name }) => ({ routeId, name })),
  }
}

/** Points of the last twelve hours that were missed and that nobody explained, the newest first. */
export async function listMissed(context: Context) {
  const rows = await context.query<RoundRow>(
    `${select} where ends_at > $1 order by starts_at desc limit 100`,
    [new Date(context.now.getTime() - 12 * 3_600_000)],
  )
  return (await whole(context, rows)).flatMap(({ roundId, routeName, startsAt, stops }) =>
    stops
      .filter(({ missed }) => missed && !missed.cause)
      .map(({ pointId, name, until }) => ({ roundId, pointId, name, routeName, startsAt, until })),
  )
}
