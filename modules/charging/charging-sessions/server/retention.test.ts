import { expect, it } from 'vitest'
import { ago, ask, haveNights, here, night } from '#tests/setup/nights.ts'

haveNights()

const sessionOf = async (id: string) =>
  (
    await ask(
      'select id_tag as tag, household_id as home, energy_wh::int as wh from charging_session where id = $1',
      [id],
    )
  )[0]

it('a session is forgotten with its readings after five years; of one on a bill its times and its energy stay', async () => {
  const old = await ask(
    `update charging_session set started_at = $2, ended_at = $2 where id in (select t.id from charging_session t
       where t.community_id = $1 and t.state = 'closed' and t.household_id is not null and t.review = 'none'
         and exists (select from charging_sample s where s.session_id = t.id) order by t.ended_at, t.id limit 2)
     returning id, household_id as home, energy_wh::int as wh`,
    [here, ago(1826)],
  )
  const [billed, plain] = old
  await ask(
    `insert into charging_month (community_id, month, drawn_at, drawn_by_name) values ($1, '2020-01', now(), '沈韻如')`,
    [here],
  )
  await ask(
    `with bill as (insert into charging_bill (community_id, id, month, household_id)
       values ($1, gen_random_uuid(), '2020-01', $2) returning id)
     insert into charging_bill_line (community_id, id, bill_id, kind, session_id, amount, added_at, added_by_name)
     select $1, gen_random_uuid(), id, 'session', $3, 80, now(), '沈韻如' from bill`,
    [here, billed.home, billed.id],
  )
  await night()
  expect(await sessionOf(plain.id)).toBeUndefined()
  expect(await sessionOf(billed.id)).toEqual({
    tag: '',
    home: null,
    wh: billed.wh,
  })
  expect(
    await ask('select from charging_sample where session_id = any($1)', [[plain.id, billed.id]]),
  ).toEqual([])
})
