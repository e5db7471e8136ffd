import { randomInt } from 'node:crypto'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import type { patrols, Point, Route } from '../contract.ts'
import { patrolsChanged } from '../events.ts'
import { pointChanged, pointOnRoute, routeChanged, stopsWrong } from '../problems.ts'

type Calls = typeof patrols.calls

const points = `
  select id as "pointId", name, place, tasks, code, case when map_x is not null then json_build_object('x', map_x, 'y', map_y) end as "onMap", retired_at is not null as "isRetired", row_version as "rowVersion"
  from patrol_point order by retired_at is not null, name limit 500`
const routes = `
  select id as "routeId", name, starts, is_ordered as "isOrdered", stops, retired_at is not null as "isRetired",
    row_version as "rowVersion"
  from patrol_route order by retired_at is not null, name limit 100`

export const listPoints = (context: Context) => context.query<Point & { [column: string]: unknown }>(points)
export const listRoutes = (context: Context) => context.query<Route & { [column: string]: unknown }>(routes)

/** Points with the codes of their labels, and routes. */
export const readPlan = async (context: Context) => ({
  points: await listPoints(context),
  routes: await listRoutes(context),
})

/** Signs of a code that nobody takes for another one. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** A code that cannot be guessed: 60 bits. */
const newCode = () => Array.from({ length: 12 }, () => signs[randomInt(signs.length)]).join('')

const told = (
  context: Context,
  action: 'patrols.savePoint' | 'patrols.saveRoute',
  target: 'patrolPoint' | 'patrolRoute',
  targetId: string,
  name: string,
) => {
  context.emit(patrolsChanged, {})
  context.audit({ action, target, targetId, after: { name } })
}

/** Saves a point; a new one gets its code. Throws pointChanged, pointOnRoute. */
export async function savePoint(context: Context, input: Taken<Calls['savePoint']>): Promise<void> {
  const { pointId, name, place, onMap, tasks, isRetired, rowVersion } = input
  await oneAtATime(context, 'patrol plan')
  const isUsed = (await listRoutes(context)).some(
    (route) => !route.isRetired && route.stops.some((stop) => stop.pointId === pointId),
  )
  if (isRetired && isUsed) throw pointOnRoute(name)
  const retiredAt = isRetired ? context.now : null
  const values = [pointId, name, place, JSON.stringify(tasks), retiredAt, onMap?.x ?? null, onMap?.y ?? null]
  const made =
    rowVersion === 0
      ? await context.query(
          `insert into patrol_point (id, name, place, tasks, retired_at, map_x, map_y, code) values ($1, $2, $3, $4, $5, $6, $7, $8)
           on conflict do nothing returning id`,
          [...values, newCode()],
        )
      : await context.query(
          `update patrol_point set name = $2, place = $3, tasks = $4, retired_at = $5, map_x = $6, map_y = $7,
             row_version = row_version + 1
           where id = $1 and row_version = $8 returning id`,
          [...values, rowVersion],
        )
  if (!made.length) throw pointChanged()
  told(context, 'patrols.savePoint', 'patrolPoint', pointId, name)
}

/** Saves a route of points that are in use. Throws stopsWrong, routeChanged. */
export async function saveRoute(context: Context, input: Taken<Calls['saveRoute']>): Promise<void> {
  const { routeId, name, starts, isOrdered, stops, isRetired, rowVersion } = input
  await oneAtATime(context, 'patrol plan')
  const live = new Set(
    (await listPoints(context)).filter((point) => !point.isRetired).map(({ pointId }) => pointId),
  )
  const ids = stops.map(({ pointId }) => pointId)
  if (new Set(ids).size !== ids.length || (!isRetired && ids.some((id) => !live.has(id)))) throw stopsWrong()
  const values = [
    routeId,
    name,
    [...new Set(starts)].sort(),
    isOrdered,
    JSON.stringify(stops),
    isRetired ? context.now : null,
  ]
  const made =
    rowVersion === 0
      ? await context.query(
          `insert into patrol_route (id, name, starts, is_ordered, stops, retired_at) values ($1, $2, $3, $4, $5, $6)
           on conflict do nothing returning id`,
          values,
        )
      : await context.query(
          `update patrol_route set name = $2, starts = $3, is_ordered = $4, stops = $5, retired_at = $6, row_version = row_version + 1
           where id = $1 and row_version = $7 returning id`,
          [...values, rowVersion],
        )
  if (!made.length) throw routeChanged()
  told(context, 'patrols.saveRoute', 'patrolRoute', routeId, name)
}
