import { expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import { keyOf } from '#tests/setup/duty-key.ts'
import { ago, ask, clean, haveNights, here, isOnDisk, keepFile, lobby, night } from '#tests/setup/nights.ts'

haveNights()
const [desk1, desk2] = [castId('account', 'desk1'), castId('account', 'desk2')]

/** A line with its place and photo. */
async function line(days: number) {
  const [id, photo] = [newId(), await keepFile('webcam', ago(days))]
  await ask(
    `insert into duty_clock_entry (community_id, id, kind, way, account_id, person_name, company_name, job_title, shift_name,
       shift_from, shift_until, is_stand_in, work_date, clocked_in_at, clocked_in_by, clocked_in_by_name, clocked_out_at, place, photo)
     values ($1, $2, 'own', 'account', $3, '陳怡君', '青松保全', '保全', '早班', '07:00', '15:00', false, $4::date, $4, $3, '陳怡君',
       $4::timestamptz + interval '8 hours', '25.03361,121.56445 ±20', $5)`,
    [here, id, desk1, ago(days), photo],
  )
  return { id, photo }
}

it('where and with what face somebody pressed is forgotten long before the hours are', async () => {
  const [old, young] = [await line(91), await line(89)]
  await night()
  await clean()
  const rows = await ask('select id, place, photo from duty_clock_entry where id = any($1)', [
    [old.id, young.id],
  ])
  expect(rows.find(({ id }) => id === old.id)).toEqual({ id: old.id, place: '', photo: '' })
  expect(rows.find(({ id }) => id === young.id)).toMatchObject({ photo: young.photo })
  expect([isOnDisk(old.photo), isOnDisk(young.photo)]).toEqual([false, true])
})

it('of who left neither PIN nor key stays; of the others a key goes that nothing was signed with for long', async () => {
  const desk = await lobby.as('desk1')
  const [used, unused] = [await keyOf(desk), await keyOf(desk)]
  await ask('update duty_key set made_at = $2 where id = $1', [unused.keyId, ago(91)])
  for (const account of [desk1, desk2]) {
    await ask(
      "insert into duty_pin (community_id, account_id, digest, set_at) values ($1, $2, sha256('x'), $3)",
      [here, account, ago(2)],
    )
  }
  await ask(
    "insert into duty_key (community_id, id, account_id, public_key, made_at) values ($1, $2, $3, 'x', now())",
    [here, newId(), desk2],
  )
  await ask('delete from membership where community_id = $1 and account_id = $2', [here, desk2])
  await night()
  expect(await ask('select account_id from duty_pin where community_id = $1', [here])).toEqual([
    { account_id: desk1 },
  ])
  expect(await ask('select id from duty_key where community_id = $1', [here])).toEqual([{ id: used.keyId }])
})
