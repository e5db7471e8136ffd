import { afterAll, beforeAll, expect, it } from 'vitest'
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
    '棄權5F',
  ])
    expect(minutes).toContain(words)
  // Page numbers of the pack go through all its parts.
  const pages = [...(await paper('pack')).normalize('NFKC').matchAll(/第 *(\d+) *頁/g)].map(([, page]) =>
    Number(page),
  )
  expect(pages).toEqual(pages.map((_, at) => at + 1))
  expect(pages.length).toBeGreaterThan(3)
})
