import { expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import { ago, ask, clean, haveNights, here, isOnDisk, keepFile, night } from '#tests/setup/nights.ts'

haveNights()

const home = castId('household', 'A棟-12F-3')

/** Somebody who moved out so many days ago, null: lives here; with a photo, a car, an emergency contact, a note and the reason of a move. */
async function somebody(days: number | null) {
  const id = newId()
  const avatar = await keepFile('avatar', ago((days ?? 900) + 3))
  await ask(
    `insert into resident (community_id, id, household_id, name, mobile, phone2, birthday, identity_id, avatar_path, contract_from,
       contract_until, moved_in_on, moved_out_on, moved_out_at)
     values ($1, $2, $3, '柯測試', '0977123456', '0227001234', '1980-01-01', 3, $4, '2020-01-01', '2021-01-01', '2019-01-01',
       ($5::timestamptz)::date, $5)`,
    [here, id, home, avatar, days === null ? null : ago(days)],
  )
  await ask(`insert into emergency_contact values ($1, $2, $3, '柯大姊', '姊', '0977123457')`, [
    here,
    newId(),
    id,
  ])
  await ask('insert into resident_note values ($1, $2, $3)', [here, id, '怕狗'])
  await ask(
    `insert into vehicle (community_id, id, household_id, plate, resident_id, removed_at) values ($1, $2, $3, $4, $5, $6)`,
    [here, newId(), home, `TST-${id.slice(-4)}`, id, days === null ? null : ago(days)],
  )
  await ask(
    `insert into resident_move (community_id, id, resident_id, kind, from_household_id, on_day, reason)
     values ($1, $2, $3, 'movedOut', $4, '2021-01-01', '搬到台中')`,
    [here, newId(), id, home],
  )
  return { id, avatar }
}
const personOf = async (id: string) =>
  (
    await ask(
      `select r.name, r.mobile, r.phone2, r.birthday, r.identity_id as identity, r.contract_until as contract, r.avatar_path as avatar,
         r.moved_in_on is not null as day, (select reason from resident_move m where m.resident_id = r.id) as reason,
         (select count(*) from resident_note n where n.resident_id = r.id)::int as notes,
         (select count(*) from emergency_contact e where e.resident_id = r.id)::int as contacts,
         (select count(*) from vehicle v where v.resident_id = r.id)::int as vehicles
       from resident r where r.id = $1`,
      [id],
    )
  )[0]

it('whoever moved out a year ago is forgotten with photo, car, emergency contact, note and reason; days and households stay', async () => {
  const [old, young, here_] = [await somebody(366), await somebody(364), await somebody(null)]
  await night()
  await clean()
  await clean()
  expect(await personOf(old.id)).toEqual({
    name: '（已刪除）',
    mobile: '',
    phone2: '',
    birthday: null,
    identity: null,
    contract: null,
    avatar: '',
    day: true,
    reason: '',
    notes: 0,
    contacts: 0,
    vehicles: 0,
  })
  expect(isOnDisk(old.avatar)).toBe(false)
  for (const kept of [young, here_]) {
    expect(await personOf(kept.id)).toMatchObject({
      name: '柯測試',
      reason: '搬到台中',
      notes: 1,
      contacts: 1,
      vehicles: 1,
    })
    expect(isOnDisk(kept.avatar)).toBe(true)
  }
})
