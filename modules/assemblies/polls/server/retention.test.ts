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

it('an area, which is nearly a name, is forgotten with the household: what was chosen alike shares its sum evenly', async () => {
  const [{ poll, choice, ids }] =
    await ask(`select poll_id as poll, candidate_ids as choice, (array_agg(id order by id))[1:2] as ids
    from poll_ballot group by 1, 2 having count(*) > 2 and count(*) = count(household_id) limit 1`)
  for (const [at, weight] of [7000, 9001].entries())
    await ask('update poll_ballot set at = $1, weight = $2 where id = $3', [ago(1830), weight, ids[at]])
  const sum = 'select sum(weight)::int as sum from poll_ballot where poll_id = $1 and candidate_ids = $2'
  const before = await ask(sum, [poll, choice])
  await night()
  const left = await ask('select weight, household_id from poll_ballot where id = any($1) order by weight', [
    ids,
  ])
  expect(left.map((one) => [one.weight, one.household_id])).toEqual([
    [8000, null],
    [8001, null],
  ])
  expect(await ask(sum, [poll, choice])).toEqual(before)
})

it('the words of comments are emptied after their time', async () => {
  await ask('update poll_comment set at = $1', [ago(740)])
  await night()
  expect(await ask("select from poll_comment where body <> '' or hide_reason <> ''")).toEqual([])
})
