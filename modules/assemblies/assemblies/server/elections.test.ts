import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { fileOf, hasProgram, wordsOf } from '#tests/setup/paper-tools.ts'
import { base, begin, even } from './test-assembly.ts'

let lobby: Lobby
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const election = {
  Title: '委員改選',
  Kind: 'election',
  Seats: [
    { Group: 'A棟', Seats: 1 },
    { Group: 'B棟', Seats: 1 },
  ],
  Options: [
    { OptionId: 'c1', Name: '陳一', Group: 'A棟' },
    { OptionId: 'c2', Name: '林二', Group: 'A棟' },
    { OptionId: 'c3', Name: '王三', Group: 'B棟' },
  ],
  MaxChoices: 2,
}

it('an election is in the notice with seats and candidates, and in the minutes with buildings, votes and the sums that decide (Art. 30, 31)', async () => {
  const meeting = await begin(manager, even(6), {
    topic: election,
    assembly: { NoticeDate: '2026-01-05' },
  })
  const { AssemblyId, TopicId } = meeting
  await meeting.owner(manager, '1F', '2F', '3F', '4F', '5F')
  await meeting.act('StartVoting')
  const vote = (choices: string[], ...labels: string[]) =>
    manager.post(`${base}/SetVotes`, {
      TopicId,
      Votes: labels.map((label) => ({ UnitOwnerId: meeting.id(label), OptionIds: choices })),
    })
  await vote(['c1', 'c3'], '1F', '2F', '3F', '4F')
  await vote([], '5F')
  const closed = await meeting.act('CloseVoting')
  expect(closed.body.Data.Result.Elected).toEqual(['c1', 'c3'])
  await meeting.act('MakeDecision', { Decision: 'carried' })
  await lobby.owner.query('update assembly set meeting_at = now() where id = $1', [AssemblyId])
  await manager.patch(`${base}/EndAssembly`, { AssemblyId })
  if (!hasProgram('pdftotext')) return
  const paper = async (kind: string) =>
    wordsOf((await fileOf(manager, `${base}/GetPaper?AssemblyId=${AssemblyId}&Paper=${kind}`)).content)
  const notice = (await paper('notice')).replaceAll(/\s+/g, '')
  for (const words of ['A棟1席陳一、林二', 'B棟1席王三', '每張票最多圈選2位']) expect(notice).toContain(words)
  const minutes = (await paper('minutes')).replaceAll(/\s+/g, '')
  for (const words of [
    '應選A棟1席、B棟1席',
    'A棟陳一480.00%400.0080.00%當選',
    '5×3=15≥6×2=12',
    // Without a rule of the bylaws each must reach three quarters of those present.
    '4×4=16≥5×3=15',
    'A棟陳一1F、2F、3F、4F',
    '空白5F',
  ])
    expect(minutes).toContain(words)
  // Page numbers of the pack go through all its parts.
  const pages = [...(await paper('pack')).normalize('NFKC').matchAll(/第 *(\d+) *頁/g)].map(([, page]) =>
    Number(page),
  )
  expect(pages).toEqual(pages.map((_, at) => at + 1))
  expect(pages.length).toBeGreaterThan(3)
})

it('of ballots that name two and are counted as totals nobody says how many were not cast; a lone small answer takes the next with it', async () => {
  const topic = { ...election, VoteWay: 'notRecord', IsPlurality: true }
  const meeting = await begin(manager, even(20), { topic })
  await meeting.owner(manager, ...even(20).map(({ label }) => label))
  const committee = await lobby.as('desk1')
  const count = async (TopicId: string, totals: Record<string, number>) => {
    await manager.post(`${base}/StartVoting`, { TopicId, Reason: '依法表決，留供重新召集' })
    const Totals = Object.entries(totals).map(([OptionId, Heads]) => ({
      OptionId,
      Heads,
      Area: Heads * 10_000,
    }))
    for (const who of [manager, committee]) await who.post(`${base}/SetVotes`, { TopicId, Totals })
    return (await manager.post(`${base}/CloseVoting`, { TopicId })).body.Data.Result
  }
  const chosen = await count(meeting.TopicId, { c1: 12, c2: 6, c3: 15, abstained: 0, invalid: 0 })
  expect(chosen).toMatchObject({ Silent: null, IsReduced: false, Elected: ['c1', 'c3'] })
  await meeting.act('MakeDecision', { Decision: 'carried', DecisionText: '當選如上。' })
  const TopicId = newId()
  await manager.post(`${base}/CreateTopic`, {
    AssemblyId: meeting.AssemblyId,
    TopicId,
    Title: '臨時動議',
    Kind: 'ordinary',
    VoteWay: 'notRecord',
  })
  // 20 - 12 - 5 = 3: the three follow from the others unless one more is left out.
  const few = await count(TopicId, { yes: 12, no: 3, abstain: 5, abstained: 0, invalid: 0 })
  expect(few.Rows).toMatchObject([{ Heads: 12 }, { Heads: null }])
  expect(few.Abstained.Heads).toBe(null)
  expect(few).toMatchObject({ IsReduced: true, Silent: { Heads: 0 } })
})
