import type { Taken } from '#platform/contract/call.ts'
import type { Lease } from '#platform/server/database.ts'
import type { foodReports, MonthReport } from '../contract.ts'

/** The first instant of a month in Taipei, and of the one after it. */
export function spanOf(ym: string): [Date, Date] {
  const [year = 0, month = 1] = ym.split('-').map(Number)
  const start = (nth: number) => new Date(Date.UTC(year, nth, 1) - 8 * 3_600_000)
  return [start(month - 1), start(month)]
}

const ofMonth = 'from food_order o where o.pickup_at >= $1 and o.pickup_at < $2'
const sums = `
  select count(*) filter (where o.state = 'done')::int as orders,
    coalesce(sum(o.portions) filter (where o.state = 'done'), 0)::int as portions,
    coalesce(sum(o.normal_points) filter (where o.state = 'done'), 0)::int as "normalPoints",
    coalesce(sum(o.cash_points) filter (where o.state = 'done'), 0)::int as "cashPoints",
    count(*) filter (where o.state = 'voided')::int as voided,
    coalesce(sum(o.dead_points), 0)::int as "deadPoints"
  ${ofMonth}`
const dishes = `
  select max(l.name) as name, sum(l.quantity)::int as portions, sum(l.quantity * l.points)::int as points
  from food_order o join food_order_line l on l.community_id = o.community_id and l.order_id = o.id
  where o.pickup_at >= $1 and o.pickup_at < $2 and o.state = 'done'
  group by l.item_id order by portions desc, points desc, name`
const households = `
  select o.household_id as "householdId", h.label, count(*)::int as orders, sum(o.portions)::int as portions,
    sum(o.normal_points)::int as "normalPoints", sum(o.cash_points)::int as "cashPoints"
  from food_order o join household h on h.community_id = o.community_id and h.id = o.household_id
  where o.pickup_at >= $1 and o.pickup_at < $2 and o.state = 'done'
  group by o.household_id, h.label order by sum(o.normal_points + o.cash_points) desc, h.label`

/** A month by dish, household and purse; what was voided is counted apart. */
export async function month(
  lease: Lease,
  { ym }: Taken<typeof foodReports.calls.month>,
): Promise<MonthReport> {
  const span = spanOf(ym)
  const [all] = await lease.query<MonthReport['sums']>(sums, span)
  return {
    sums: all ?? { orders: 0, portions: 0, normalPoints: 0, cashPoints: 0, voided: 0, deadPoints: 0 },
    dishes: await lease.query<MonthReport['dishes'][number]>(dishes, span),
    households: await lease.query<MonthReport['households'][number]>(households, span),
  }
}
