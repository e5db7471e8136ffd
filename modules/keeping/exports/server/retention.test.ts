import { expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import { ago, ask, haveNights, here, night } from '#tests/setup/nights.ts'

haveNights()

/** An export of so many days ago, whose file is there or gone; gives its id. */
async function exported(days: number, state: string, path = ''): Promise<string> {
  const id = newId()
  await ask(
    `insert into export (community_id, id, kind, title, query, words, reason, state, file_path, account_id, account_name, created_at, beat_at)
     values ($1, $2, 'packages', '包裹', $3, '林淑芬', '林小姐申訴', $4, $5, $6, '沈韻如', $7, $7)`,
    [
      here,
      id,
      JSON.stringify({ Text: '林淑芬' }),
      state,
      path,
      castId('account', 'auth_0912345678'),
      ago(days),
    ],
  )
  return id
}

it('the list of exports forgets after 30 days what was looked for and why; what has a file or is being written stays (個資法 Art. 11)', async () => {
  const gone = [
    await exported(31, 'completed'),
    await exported(31, 'failed'),
    await exported(31, 'cancelled'),
  ]
  const kept = [
    await exported(29, 'completed'),
    await exported(31, 'inprogress'),
    await exported(31, 'completed', 'export/2026/01/01/100000000-0123456789abcdef01.xlsx'),
  ]
  await night()
  const left = await ask('select id from export where id = any($1)', [[...gone, ...kept]])
  expect(left.map(({ id }) => id).sort()).toEqual([...kept].sort())
})
