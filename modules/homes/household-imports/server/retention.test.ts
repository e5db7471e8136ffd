import { expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import { ago, ask, haveNights, here, night } from '#tests/setup/nights.ts'

haveNights()

/** An import of so many days ago; gives its id. */
async function imported(days: number, state: string): Promise<string> {
  const id = newId()
  await ask(
    `insert into household_import (community_id, id, state, file_name, bytes, account_id, account_name, created_at, beat_at)
     values ($1, $2, $3, '住戶名冊.xlsx', 1, $4, '沈韻如', $5, $5)`,
    [here, id, state, castId('account', 'auth_0912345678'), ago(days)],
  )
  return id
}

it('the list of imports forgets after 180 days what is over, with its faults (個資法 Art. 11)', async () => {
  const [old, young] = [await imported(181, 'refused'), await imported(179, 'refused')]
  await ask(
    `insert into household_import_fault (community_id, import_id, position, sheet, row_number, problem, value)
     values ($1, $2, 0, '住戶', 4, '不是電話號碼', '0912-345-67')`,
    [here, old],
  )
  await night()
  expect(
    (await ask('select id from household_import where id = any($1)', [[old, young]])).map(({ id }) => id),
  ).toEqual([young])
  expect(await ask('select from household_import_fault where import_id = $1', [old])).toEqual([])
})
