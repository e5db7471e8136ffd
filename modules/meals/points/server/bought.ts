import type { Context } from '#platform/server/context.ts'
import type { BoughtPoints } from '../contract.ts'

/** Households that are shown at most. */
const most = 5000

const bought = `
  select h.id as "householdId", h.label, coalesce(sum(p.balance) filter (where p.resident_id is null), 0)::int as cash,
    coalesce(jsonb_agg(jsonb_build_object('residentId', r.id, 'name', r.name, 'cash', p.balance, 'normal', (
      select coalesce(sum(l.left_points), 0)::int from point_lot l
      where l.community_id = p.community_id and l.household_id = p.household_id and l.holder_id = r.id and l.purse = 'normal'
        and l.left_points > 0 and l.expires_on >= (now() at time zone 'Asia/Taipei')::date
    )) order by r.position, r.id) filter (where r.id is not null), '[]') as people
  from point_purse p
  join household h on h.community_id = p.community_id and h.id = p.household_id
  left join resident r on r.community_id = p.community_id and r.id = p.resident_id
  where p.purse = 'cash' and p.balance > 0
  group by h.community_id, h.id order by h.building_order, h.floor_order, h.label limit ${most}`

/** Households that have bought points, with what of it is whose. */
export const listBought = (context: Context): Promise<BoughtPoints[]> =>
  context.query<BoughtPoints & Record<string, unknown>>(bought)
