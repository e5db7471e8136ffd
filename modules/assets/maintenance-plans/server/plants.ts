import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Plant } from '../shapes.ts'
import { stands } from '../stands.ts'

/** Plants on one page. */
const most = 2000

type Row = Omit<Plant, 'stand' | 'openCases'> & { openCases: Plant['openCases'] | null } & Record<
    string,
    unknown
  >

/** What is looked after, or belongs to a system of the building, or waits for a repair; what is worn out or gone is not there. */
const plants = `
  select a.id as "assetId", a.display_id as "displayId", a.name, a.place, a.status as "assetStatus",
    coalesce(g.name, '') as "categoryName", coalesce(o.name, '') as "areaName",
    l.at as "lastCheckedAt", coalesce(l.checked_by_name, '') as "lastCheckedBy", coalesce(f.checks, 0) as checks, coalesce(f.fails, 0) as fails,
    n.due_day::text as "nextDay", coalesce(n.name, '') as "nextPlanName", n.plan_id as "nextPlanId", s.cases as "openCases"
  from asset a
  left join asset_category g on g.community_id = a.community_id and g.id = a.category_id
  left join asset_area o on o.community_id = a.community_id and o.id = a.area_id
  left join lateral (select k.at, k.checked_by_name, k.record_id from maintenance_check k
    where k.community_id = a.community_id and k.asset_id = a.id order by k.at desc limit 1) l on true
  left join lateral (select count(*)::int as checks, count(*) filter (where k.result = 'fail')::int as fails
    from maintenance_check k where k.community_id = a.community_id and k.record_id = l.record_id and k.asset_id = a.id) f on true
  left join lateral (select r.due_day, p.name, p.id as plan_id from maintenance_plan_asset x
    join maintenance_plan p on p.community_id = x.community_id and p.id = x.plan_id and p.ended_at is null
    join maintenance_record r on r.community_id = p.community_id and r.plan_id = p.id and r.state = 'due'
    where x.community_id = a.community_id and x.asset_id = a.id order by r.due_day, p.name limit 1) n on true
  left join lateral (select json_agg(json_build_object('caseId', c.id, 'number', c.number, 'title', c.title) order by c.number) as cases
    from repair_case c where c.community_id = a.community_id and c.asset_id = a.id and c.state not in ('accepted', 'cancelled')) s on true
  where a.removed_at is null and a.status <> 6 and (g.system is not null or n.plan_id is not null or s.cases is not null)
  order by g.position nulls last, g.name, a.display_id, a.id limit ${most}`

/** How a plant stands, the worst first: broken, late, off, without a plan, or fine. */
function standOf({ assetStatus, nextDay, openCases }: Row, today: string): Plant['stand'] {
  if (openCases?.length || assetStatus === 3 || assetStatus === 4) return 'repair'
  if (nextDay !== null && nextDay < today) return 'late'
  if (assetStatus === 5) return 'off'
  return nextDay === null ? 'unplanned' : 'fine'
}

/** The state of all plants, the worst first, else by system: each with its last check, next date and open cases; at most 2,000. */
export async function listPlants(context: Context): Promise<Plant[]> {
  const today = dayOf(context.now)
  const rows = await context.query<Row>(plants)
  const shown = rows.map((row) => ({ ...row, openCases: row.openCases ?? [], stand: standOf(row, today) }))
  return shown.toSorted((one, other) => stands.indexOf(one.stand) - stands.indexOf(other.stand))
}
