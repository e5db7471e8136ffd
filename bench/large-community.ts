import { castId } from '#database/cast/cast-id.ts'
import { type Lobby, startLobby } from '../tests/setup/lobby.ts'
import { makeTemplate } from '../tests/setup/template.ts'
import { openTestServer } from '../tests/setup/test-server.ts'

const here = castId('community', '晴川社區')

const fill = [
  `insert into household (community_id, id, building, floor, unit, label, building_order, floor_order)
   select $1, gen_random_uuid(), b || '區', f || 'F', u::text, b || '區-' || f || 'F-' || u, 100 + b, f
   from generate_series(1, 20) b, generate_series(1, 40) f, generate_series(1, 10) u`,
  `insert into resident (community_id, id, household_id, name, mobile, position, moved_out_at)
   select $1, gen_random_uuid(), h.id,
     substr('陳林黃張李王吳劉蔡楊許鄭謝郭洪', 1 + ((n * 7 + p) % 15)::int, 1) || substr('志淑怡建家雅俊美承宗子秀文明惠', 1 + ((n * 11 + p * 3) % 15)::int, 1)
       || substr('明芬君豪玲婷傑華恩翰晴英賢德如', 1 + ((n * 13 + p * 5) % 15)::int, 1),
     '09' || lpad(((n * 7919 + p * 104729) % 100000000)::text, 8, '0'), p, case when (n + p) % 17 = 0 then now() end
   from (select id, row_number() over (order by label) as n from household where community_id = $1 and label like '%區-%') h,
     generate_series(0, 2) p where p < 2 or n % 2 = 0`,
  `insert into vehicle (community_id, id, household_id, plate)
   select $1, gen_random_uuid(), id, chr(65 + (n % 26)::int) || chr(65 + (n / 7 % 26)::int) || 'C-' || lpad((n % 10000)::text, 4, '0')
   from (select id, row_number() over (order by label) as n from household where community_id = $1 and label like '%區-%') h`,
  `with made as (
     insert into card (community_id, id, code, canonical_uid)
     select $1, gen_random_uuid(), c, c from (select upper(lpad(to_hex(n::bigint * 429497), 8, '0')) as c from generate_series(1, 9000) n) x
     returning id
   ) insert into card_household (community_id, card_id, household_id)
   select $1, m.id, h.id from (select id, row_number() over () as n from made) m
     join (select id, row_number() over () as n from household where community_id = $1 and label like '%區-%') h on h.n = 1 + m.n % 8000`,
  `insert into package_hand_over (community_id, id, account_id, account_name, receive_type) values ($1, $2, $2, '林志明', 3)`,
  `insert into package (community_id, id, serial_number, household_id, recipient_name, kind_id, tracking_number, arrived_at,
     arrived_by, arrived_by_name, hand_over_id, handed_over_at)
   select $1, gen_random_uuid(), 1 + g.n % 9999, h.id, r.name, k.id,
     lpad((g.n::bigint * 7368787 % 1000000000000)::text, 12, '0'), now() - g.n * interval '4 minutes', $2, '林志明',
     case when g.n > 2000 then $2::uuid end, case when g.n > 2000 then now() - g.n * interval '4 minutes' end
   from generate_series(1, 100000) g(n)
   join (select id, row_number() over (order by label) as n from household where community_id = $1 and label like '%區-%') h on h.n = 1 + g.n % 8000
   join lateral (select name from resident r where r.community_id = $1 and r.household_id = h.id limit 1) r on true
   cross join (select id from package_kind where community_id = $1 limit 1) k`,
]

/** The product over a large community: 8,000 households, 20,000 people, 100,000 packages of which 2,000 wait. */
export async function openLargeCommunity(): Promise<Lobby> {
  const server = await openTestServer()
  const template = await makeTemplate(server)
  const connection = { ...server.connection, database: template.name }
  const drop = async () => {
    await template.remove()
    await server.close()
  }
  const lobby = await startLobby({ over: { connection, url: '', drop } })
  for (const statement of fill)
    await lobby.owner.query(statement, statement.includes('$2') ? [here, castId('account', 'desk1')] : [here])
  await lobby.owner.query('vacuum analyze')
  return lobby
}
