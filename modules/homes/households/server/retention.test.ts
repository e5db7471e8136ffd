import { expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import { ago, ask, database, haveNights, here, manager, night } from '#tests/setup/nights.ts'

haveNights()

const home = castId('household', 'A棟-12F-3')

/** A change of so many days ago; gives its id. */
async function changed(days: number): Promise<string> {
  const id = newId()
  await ask(
    `insert into household_change (community_id, id, household_id, at, account_id, account_name, act, reason, changes, row_version)
     values ($1, $2, $3, $4, $5, '沈韻如', 'corrected', '王太太來電', $6, 2)`,
    [
      here,
      id,
      home,
      ago(days),
      castId('account', 'auth_0912345678'),
      JSON.stringify([
        { field: 'titleArea', before: '', after: '85.32 m²' },
        { field: 'owners', before: '', after: '王大明 0912***678 1/1' },
      ]),
    ],
  )
  return id
}
const changeOf = async (id: string) =>
  (await ask('select reason, changes, account_name as by from household_change where id = $1', [id]))[0]

it('names of owners in the history of a household are forgotten after five years; what changed and who did it stay', async () => {
  const [old, young] = [await changed(1826), await changed(1824)]
  const owners = await ask('select name from household_owner where household_id = $1', [home])
  await night()
  expect(await changeOf(old)).toEqual({
    by: '沈韻如',
    reason: '',
    changes: [
      { field: 'titleArea', before: '', after: '85.32 m²' },
      { field: 'owners', before: '', after: '（已刪除）' },
    ],
  })
  expect(await changeOf(young)).toMatchObject({ reason: '王太太來電' })
  expect(await ask('select name from household_owner where household_id = $1', [home])).toEqual(owners)
  // The next night finds nothing more to do.
  await night()
  const { body } = await manager.get('/api/v1/Retention')
  const rule = body.Data.find((row: { Name: string }) => row.Name === 'households.history')
  expect(rule).toMatchObject({ Days: 1825, LastCount: 0 })
})

it('nobody changes who changed a household, or when, and nobody removes a line', async () => {
  const id = await changed(3)
  for (const text of [
    `update household_change set account_name = '' where id = $1`,
    'delete from household_change where id = $1',
  ])
    await expect(
      database.across('try to change the history of a household', (lease) => lease.query(text, [id])),
    ).rejects.toThrow(/permission denied/)
})

it('marks of somebody who moved out go after 90 days, those of the household stay', async () => {
  const people = [newId(), newId()]
  for (const [nth, id] of people.entries()) {
    await ask(
      `insert into resident (community_id, id, household_id, name, moved_out_on, moved_out_at)
       values ($1, $2, $3, '柯測試', '2020-01-01', $4)`,
      [here, id, home, ago(nth ? 89 : 91)],
    )
    await ask(
      `insert into household_mark (community_id, id, household_id, resident_id, word) values ($1, $2, $3, $4, '聽障')`,
      [here, newId(), home, id],
    )
  }
  const ofHome = 'select 1 from household_mark where community_id = $1 and resident_id is null'
  const before = (await ask(ofHome, [here])).length
  await night()
  const left = await ask('select resident_id as id from household_mark where resident_id = any($1)', [people])
  expect(left.map((row) => row.id)).toEqual([people[1]])
  expect((await ask(ofHome, [here])).length).toBe(before)
})
