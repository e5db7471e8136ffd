import { expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { ago, ask, haveNights, here, night, there } from '#tests/setup/nights.ts'

haveNights()

/** A notice of so many days ago that reached somebody in the way that `state` says; gives its id. */
async function tell(days: number, state = 'sent', community = here): Promise<string> {
  const [id, at] = [newId(), ago(days)]
  await ask(
    `insert into notice (community_id, id, reason, household_id, resident_id, title, text, made_at)
     select $1, $2, 'arrived', r.household_id, r.id, '到件通知', 'A棟-12F-3 有 1 件包裹', $3
     from resident r where r.community_id = $1 limit 1`,
    [community, id, at],
  )
  await ask(
    `insert into notice_delivery (community_id, id, notice_id, household_id, reason, resident_id, recipient_name, channel,
       address_shown, state, made_at, sent_at)
     select $1, $2, $3, n.household_id, 'arrived', n.resident_id, '王小明', $6, '0912***678', $4, $5,
       case when $4 = 'sent' then $5::timestamptz end
     from notice n where n.id = $3`,
    [community, newId(), id, state, at, state === 'byHand' ? 'tag' : 'sms'],
  )
  return id
}
const told = async (id: string) =>
  (
    await ask(
      `select n.text, n.household_id is not null as household, n.resident_id is null and d.resident_id is null as nobody,
         d.recipient_name, d.address_shown, d.state
       from notice n join notice_delivery d on d.community_id = n.community_id and d.notice_id = n.id where n.id = $1`,
      [id],
    )
  )[0]
const known = {
  text: 'A棟-12F-3 有 1 件包裹',
  household: true,
  nobody: false,
  recipient_name: '王小明',
  address_shown: '0912***678',
}
const forgotten = { text: '', household: true, nobody: true, recipient_name: '', address_shown: '' }

it('Notices are forgotten after 180 days, in every community; their household, day and result stay', async () => {
  const young = await tell(179)
  const edge = await tell(180 - 1 / 1440)
  const [old, elsewhere] = [await tell(181), await tell(181, 'givenUp', there)]
  await night()
  expect(await told(young)).toEqual({ ...known, state: 'sent' })
  expect(await told(edge)).toEqual({ ...known, state: 'sent' })
  expect(await told(old)).toEqual({ ...forgotten, state: 'sent' })
  expect(await told(elsewhere)).toEqual({ ...forgotten, state: 'givenUp' })
})

it('What still waits to be told is kept, however old', async () => {
  const [tag, tried] = [await tell(400, 'byHand'), await tell(400, 'failed')]
  await night()
  expect((await told(tag))?.text).toBe(known.text)
  expect((await told(tried))?.recipient_name).toBe(known.recipient_name)
})

it('Where residents who moved out are reached is forgotten with them', async () => {
  const [gone, left, lives] = await ask('select id from resident where community_id = $1 limit 3', [here])
  for (const item of [gone, left, lives])
    await ask(
      `insert into notice_contact (community_id, resident_id, email) values ($1, $2, 'a@b.example')
       on conflict (community_id, resident_id) do update set email = excluded.email`,
      [here, item?.id],
    )
  await ask('update resident set moved_out_at = $2 where id = $1', [gone?.id, ago(181)])
  await ask('update resident set moved_out_at = $2 where id = $1', [left?.id, ago(179)])
  await night()
  const kept = await ask('select resident_id from notice_contact where resident_id = any($1)', [
    [gone?.id, left?.id, lives?.id],
  ])
  expect(kept.map((row) => row.resident_id).sort()).toEqual([left?.id, lives?.id].sort())
})
