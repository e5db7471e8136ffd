import type { Taken } from '#platform/contract/call.ts'
import type { Lease } from '#platform/server/database.ts'
import type { foodReports, MonthReport } from '../contract.ts'

/** The first instant of a month in Taipei, and of the one after it. */
export function spanOf(ym: string): [Date, Date] {
  const [year = 0, month = 1] = ym.split('-').map(Number)
  const start = (nth: number) => new Date(Date.UTC(year, nth, 1) - 8 * 3_600_000)
  return [start(month - 1), start(month)]
}

// The lines know their time: only the few orders that were voided are looked up.
const dishes = `
  select max(l.name collate "C") as name, sum(l.quantity)::int as portions, sum(l.quantity * l.points)::int as points
  from food_order_line l where l.pickup_at >= $1 and l.pickup_at < $2
    and l.order_id not in (select id from food_order where pickup_at >= $1 and pickup_at < $2 and state = 'voided')
  group by l.item_id order by portions desc, points desc, name`
// The orders are gone through once; a label is looked up once a household.
const households = `
  with home as (
    select household_id, count(*) filter (where state = 'done')::int as orders,
      coalesce(sum(portions) filter (where state = 'done'), 0)::int as portions,
      coalesce(sum(normal_points) filter (where state = 'done'), 0)::int as normal,
      coalesce(sum(cash_points) filter (where state = 'done'), 0)::int as cash,
      count(*) filter (where state = 'voided')::int as voided, sum(dead_points)::int as dead
    from food_order where pickup_at >= $1 and pickup_at < $2 group by household_id
  )
  select household_id as "householdId", h.label, orders, portions, normal as "normalPoints", cash as "cashPoints", voided,
    dead as "deadPoints"
  from home join household h on h.id = household_id order by normal + cash desc, h.label`

type Home = MonthReport['households'][number] & Pick<MonthReport['sums'], 'voided' | 'deadPoints'>
const summed = ['orders', 'portions', 'normalPoints', 'cashPoints', 'voided', 'deadPoints'] as const

/** A month by dish, household and purse; what was voided is counted apart. */
export async function month(
  lease: Lease,
  { ym }: Taken<typeof foodReports.calls.month>,
): Promise<MonthReport> {
  const span = spanOf(ym)
  const homes = await lease.query<Home>(households, span)
  const sums = { orders: 0, portions: 0, normalPoints: 0, cashPoints: 0, voided: 0, deadPoints: 0 }
  for (const home of homes) for (const name of summed) sums[name] += home[name]
  return {
    sums,
    dishes: await lease.query<MonthReport['dishes'][number]>(dishes, span),
    households: homes.filter(({ orders }) => orders > 0),
  }
}
