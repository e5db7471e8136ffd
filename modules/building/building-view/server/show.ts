import { and, isNull, eq } from 'drizzle-orm'
import type { Given } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { heightOf } from '#modules/homes/households/server/public.ts'
import { pointTable as p } from '#modules/building/alarm-points/server/public.ts'
import { type buildingView, roof } from '../contract.ts'
import { whereOf } from './where.ts'

const buildings = `
  select building, array_agg(distinct floor) as floors from household where closed_at is null and not is_virtual
  group by building order by min(building_order), building`

/** The towers of the community in their order, and where its public points stand, from the roof down. */
export async function showBuilding(context: Context): Promise<Given<typeof buildingView.calls.show>['data']> {
  const rows = await context.query<{ building: string; floors: string[] }>(buildings, [])
  const names = rows.map(({ building }) => building)
  const points = await context.db
    .select({ pointId: p.id, place: p.place, name: p.name })
    .from(p)
    .where(and(isNull(p.retiredAt), eq(p.isPrivate, false)))
    .orderBy(p.category, p.place, p.name, p.id)
  const spots = points.map(({ pointId, place, name }) => {
    const where = whereOf(place, names)
    return { pointId, ...where, label: where.label || name }
  })
  const above = (heights: readonly number[]) => Math.max(1, ...heights.filter((height) => height < roof))
  return {
    towers: rows.map(({ building, floors }) => ({
      building,
      storeys: above([
        ...floors.map((floor) => heightOf(floor) ?? 0),
        ...spots.filter((spot) => spot.building === building).map(({ height }) => height),
      ]),
    })),
    spots: spots.toSorted((one, other) => other.height - one.height),
  }
}
