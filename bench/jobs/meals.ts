import { randomUUID } from 'node:crypto'
import { besideBareRoute } from '../measure/bare.ts'
import { besideTransaction, type Place, turnsOf } from '../measure/beside-transaction.ts'
import type { Line } from '../measure/line.ts'
import { openStage, type Server, type Stage } from '../measure/stage.ts'

/** Kitchens that take orders at once, each in a community of its own. */
const kitchens = 16
/** The number that the recorded order gets, which nothing else says; pgbench's are a thousand apart, so that Lobby's go between. */
const recordedNumber = 7_654_321
const numberOf = (nth: number) => 10_000_000 + nth * 1000
const monthly = 100_000

interface Order {
  id: string
  communityId: string
  accountId: string
  householdId: string
  lotId: string
  itemId: string
}

/** A dish that is sold all day, and a household with bought points for a life. */
const openKitchen = `
  with services as (
    insert into community_service (community_id, service_id, kind, position) select $1, id, 1, 900 + id from unnest(array[26, 58]) id
    on conflict do nothing
  ), menu as (
    insert into food_menu (community_id, id, name) values ($1, $2, '便當')
  ), item as (
    insert into food_item (community_id, id, menu_id, name, points, note, spec_ids, weekdays, sold_from, sold_until, most_per_day)
    values ($1, $3, $2, '排骨便當', 10, '', '{}', '{1,2,3,4,5,6,7}', '00:00', '24:00', 0)
  ), home as (select id from household where community_id = $1 and not is_virtual order by id limit 1
  ), purse as (
    insert into point_purse (community_id, household_id, purse, balance)
    select $1, home.id, purse, case purse when 'cash' then 1000000 else 0 end from home, unnest(array['normal', 'cash']) purse
  ), lot as (
    insert into point_lot (community_id, id, household_id, purse, born, left_points, born_at)
    select $1, $4, home.id, 'cash', 1000000, 1000000, now() from home
  ), counter as (
    insert into serial_counter (community_id, name, last) values ($1, 'food order', $5)
    on conflict (community_id, name) do update set last = $5
  )
  select home.id as "householdId", a.id as "accountId" from home, account a where a.name = $6`

async function placeOf(stage: Stage, number: number): Promise<Place<Order>> {
  const name = `desk${number}a`
  const { rows: communities } = await stage.owner.query<{ id: string }>(
    'select m.community_id as id from membership m join account a on a.id = m.account_id where a.name = $1',
    [name],
  )
  const communityId = communities[0]?.id ?? ''
  const [menuId, itemId, lotId] = [randomUUID(), randomUUID(), randomUUID()]
  const values = [communityId, menuId, itemId, lotId, recordedNumber - 1, name]
  const { rows } = await stage.owner.query<{ householdId: string; accountId: string }>(openKitchen, values)
  const made = { communityId, lotId, itemId, householdId: '', accountId: '', ...rows[0] }
  const turns = Array.from({ length: turnsOf() }, () => ({ id: randomUUID(), ...made }))
  return { desk: await stage.desk(name), turns }
}

/** 100,000 orders of this month in the first community, of 25 dishes and all households. */
const fillMonth = (stage: Stage, { communityId, itemId }: Order) =>
  stage.owner.query(
    `insert into food_item (community_id, id, menu_id, name, points, note, spec_ids, weekdays, sold_from, sold_until, most_per_day)
     select community_id, gen_random_uuid(), menu_id, '菜' || n, 60 + n, '', '{}', weekdays, sold_from, sold_until, 0
     from food_item, generate_series(1, 24) n where community_id = '${communityId}' and id = '${itemId}';
     with home as (select id, row_number() over (order by id) - 1 as nth, count(*) over () as all from household
       where community_id = '${communityId}' and not is_virtual)
     insert into food_order (community_id, id, serial_number, household_id, state, mode, asked, ordered_at, ordered_by, ordered_by_name,
       pickup_at, portions, normal_points, cash_points, normal_left, cash_left, note, ready_at, taken_at, voided_at)
     select '${communityId}', gen_random_uuid(), n, home.id, case when n % 50 = 0 then 'voided' else 'done' end, 'normalFirst', '{}', at,
       home.id, '', at, 2, 100, 40, 0, 0, '', at, at, case when n % 50 = 0 then at end
     from generate_series(1, ${monthly}) n join home on home.nth = n % home.all
     cross join lateral (select date_trunc('month', now() at time zone 'Asia/Taipei') at time zone 'Asia/Taipei'
       + n * interval '26 days' / ${monthly} as at) given;
     with item as (select id, name, points, row_number() over (order by id) - 1 as nth from food_item where community_id = '${communityId}')
     insert into food_order_line (community_id, order_id, nth, item_id, name, points, quantity, options, note, pickup_at)
     select o.community_id, o.id, line, item.id, item.name, item.points, 1, '[]', '', o.pickup_at
     from food_order o cross join generate_series(0, 1) line join item on item.nth = (o.serial_number + line * 7) % 25
     where o.community_id = '${communityId}' and o.serial_number <= ${monthly};
     analyze food_order, food_order_line;`,
  )

/** An order beside its bare transaction, and the month of 100,000 orders beside its own statements. */
export async function measureMeals(server: Server): Promise<Line[]> {
  const country = { communities: kitchens, packages: 1000, largest: 0 }
  const stage = await openStage(server, { database: 'bench_meals', country, isFresh: true })
  try {
    const places: Place<Order>[] = []
    for (let n = 1; n <= kitchens; n++) places.push(await placeOf(stage, n))
    await stage.owner.query('analyze')
    const first = places[0]?.turns[0]
    if (!first) throw new Error('there is no kitchen')
    const lines = await besideTransaction(stage, {
      job: 'order a dish, paid by points, with audit, event and retry key',
      method: 'POST',
      places,
      requestOf: ({ id, householdId, itemId }) => ({
        path: '/api/v1/TableFoodForm',
        body: {
          Id: id,
          TabletId: householdId,
          NormalPoints: 0,
          CashPoints: 10,
          Items: [{ ItemId: itemId, Quantity: 1 }],
        },
      }),
      keyOf: ({ id }) => `key-${id}`,
      otherwise: (recorded, turn, nth) => [
        ...(['id', 'communityId', 'accountId', 'householdId', 'lotId', 'itemId'] as const).map(
          (name): [string, string] => [recorded[name], turn[name]],
        ),
        [String(recordedNumber), String(numberOf(nth))],
      ],
      goal: 0.35,
    })
    await fillMonth(stage, first)
    const ym = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7)
    const month = {
      job: 'the month of 100,000 orders, asked by one',
      path: `/api/v1/TableFoodReport/Month?Ym=${ym}`,
      account: 'auth_1000000001',
    }
    return [
      ...lines,
      ...(await besideBareRoute(stage, {
        ...month,
        goal: 0.5,
        p99: 300,
        // As far as half of its pace, which is what a page may take beside the bare route.
        slowest: { amount: 50, most: 2 },
        connections: 1,
      })),
    ]
  } finally {
    await stage.close()
  }
}
