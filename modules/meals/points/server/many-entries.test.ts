import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { pointStage } from '#tests/setup/points.ts'
import { received, sent } from './transfer.ts'

let stage: Awaited<ReturnType<typeof pointStage>>
beforeAll(async () => {
  stage = await pointStage()
})
afterAll(() => stage.close())

/** Entries of one household over years. */
const fill = `
  with p as (
    insert into point_purse (community_id, household_id, purse) select community_id, id, 'cash' from household where id = $1
    returning community_id, household_id
  )
  insert into point_entry (community_id, id, household_id, purse, kind, points, balance, subject_id, note, at, written_by, written_by_name)
  select p.community_id, gen_random_uuid(), p.household_id, 'cash', case n % 2 when 0 then 'transferredIn' else 'toppedUp' end, 1, 0,
    gen_random_uuid(), '', now() - n * interval '1 minute', gen_random_uuid(), '' from p, generate_series(1, $2::int) n`

it('what was given away in a month, and to whom, is found without reading every entry of a community', async () => {
  const id = await stage.household()
  await stage.lobby.owner.query(fill, [id, 40_000])
  await stage.lobby.owner.query('analyze point_entry')
  const planOf = (statement: string, values: unknown[]) =>
    stage.work(new Date(), async (given) => {
      const rows = await given.query<{ 'QUERY PLAN': string }>(`explain analyze ${statement}`, values)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
  const plans = [
    await planOf(received, [newId()]),
    await planOf(sent, [id, new Date(Date.now() - 86_400_000)]),
  ]
  expect(plans[0]).toContain('using point_entry_received')
  expect(plans[1]).toContain('using point_entry_sent')
})
