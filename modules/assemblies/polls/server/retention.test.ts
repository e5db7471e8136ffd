import { expect, it } from 'vitest'
import { ago, ask, haveNights, night } from '#tests/setup/nights.ts'

haveNights()

const ballots = 'select count(*)::int as n, count(household_id)::int as known from poll_ballot'

it('whose a ballot of a named poll was is forgotten after its time, and the result stays (個資法 Art. 11)', async () => {
  const [{ n }] = await ask(ballots)
  expect(n).toBeGreaterThan(50)
  await ask('update poll_ballot set at = $1 where id = (select id from poll_ballot order by id limit 1)', [
    ago(1830),
  ])
  await night()
  expect(await ask(ballots)).toEqual([{ n, known: n - 1 }])
  expect(
    await ask('select receipt, candidate_ids <> $1 as chosen from poll_ballot where household_id is null', [
      '{}',
    ]),
  ).toEqual([{ receipt: '', chosen: true }])
})

it('the words of comments are emptied after their time', async () => {
  await ask('update poll_comment set at = $1', [ago(740)])
  await night()
  expect(await ask("select from poll_comment where body <> '' or hide_reason <> ''")).toEqual([])
})
