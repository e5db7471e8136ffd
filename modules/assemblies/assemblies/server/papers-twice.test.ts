import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { base, begin, even } from './test-assembly.ts'

let lobby: Lobby
let manager: Desk
let desk: Desk
let other: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  other = await lobby.as('desk2', '晴川社區')
})
afterAll(() => lobby.close())

const code = (answer: Answer) => answer.body.ErrorMessage?.Code

/** The phone of an owner. */
async function phoneOf(meeting: Awaited<ReturnType<typeof begin>>, label: string) {
  const cards = (await manager.get(`${base}/GetAttendanceCardList?AssemblyId=${meeting.AssemblyId}`)).body
    .Data
  const card = cards.find((one: { TabletNote: string }) => one.TabletNote === label)
  return (OptionIds: string[]) =>
    lobby.nobody().post(`${base}/Ballot/${card.CardCode}`, {
      TopicId: meeting.TopicId,
      UnitOwnerIds: [meeting.id(label)],
      OptionIds,
    })
}

it('a paper that two desks enter at the same moment counts once, and one that a third enters not again', async () => {
  const meeting = await begin(manager, even(4))
  await meeting.owner(desk, '1F', '2F', '3F')
  await meeting.act('StartVoting')
  const paper = (who: Desk, option: string, label = '1F') =>
    who.post(`${base}/SetVotes`, {
      TopicId: meeting.TopicId,
      Source: 'paper',
      Votes: [{ UnitOwnerId: meeting.id(label), OptionIds: [option] }],
    })
  const answers = await Promise.all([paper(desk, 'yes'), paper(other, 'yes')])
  expect(answers.map(({ body }) => body.Data.Counted).toSorted()).toEqual([0, 1])
  expect(code(await paper(manager, 'yes'))).toBe(409_24_054)
  await paper(desk, 'yes', '2F')
  expect(code(await paper(desk, 'yes', '2F'))).toBe(409_24_057)
  expect(code(await paper(other, 'no', '2F'))).toBe(409_24_056)
  // Whose paper waits for its second reader does not vote by phone as well, nor with a card.
  const phone = await phoneOf(meeting, '2F')
  expect(code(await phone(['no']))).toBe(409_24_054)
  expect(code(await meeting.vote(desk, 'no', '2F'))).toBe(409_24_054)
  expect(code(await meeting.act('CloseVoting'))).toBe(409_24_060)
  await paper(other, 'yes', '2F')
  const { Result } = (await meeting.act('CloseVoting')).body.Data
  expect([Result.Rows[0].Heads, Result.Silent.Heads]).toEqual([2, 1])
})

it('a unit that a desk names twice in one act has no second vote, and no second reader (R314)', async () => {
  const meeting = await begin(manager, even(4), { assembly: { PersonCountMode: 'unit' } })
  await meeting.owner(desk, '1F', '2F')
  await meeting.act('StartVoting')
  const twice = (who: Desk, Source: string, ...options: string[]) =>
    who.post(`${base}/SetVotes`, {
      TopicId: meeting.TopicId,
      Source,
      Votes: options.map((option) => ({ UnitOwnerId: meeting.id('1F'), OptionIds: [option] })),
    })
  for (const source of ['card', 'paper'])
    for (const options of [
      ['yes', 'yes'],
      ['yes', 'no'],
    ])
      expect(code(await twice(desk, source, ...options))).toBe(409_24_054)
  expect((await twice(desk, 'paper', 'yes')).body.Data).toEqual({ Counted: 0, Unconfirmed: 1 })
  expect(code(await twice(other, 'paper', 'yes', 'yes'))).toBe(409_24_054)
  expect((await twice(other, 'paper', 'yes')).body.Data).toEqual({ Counted: 1, Unconfirmed: 0 })
})

it('a secret vote on paper takes nothing from phones, so that nobody is counted in both', async () => {
  const meeting = await begin(manager, even(6), { topic: { VoteWay: 'notRecord' } })
  await meeting.owner(desk, '1F', '2F')
  await meeting.act('StartVoting')
  const phone = await phoneOf(meeting, '1F')
  expect(code(await phone(['yes']))).toBe(409_24_059)
  expect(code(await meeting.vote(desk, 'yes', '1F'))).toBe(409_24_059)
  const count = (who: Desk, Totals: object[]) =>
    who.post(`${base}/SetVotes`, { TopicId: meeting.TopicId, Totals })
  const yes = { OptionId: 'yes', Heads: 2, Area: 20_000 }
  expect((await count(desk, [yes])).body.Data.Counted).toBe(0)
  // What was left out and what was entered as none is the same count.
  const same = await count(other, [yes, { OptionId: 'no', Heads: 0, Area: 0 }])
  expect(same.body.Data.Counted).toBe(1)
  expect((await meeting.act('CloseVoting')).body.Data.Result.Rows[0]).toMatchObject({ OptionId: 'yes' })
})
