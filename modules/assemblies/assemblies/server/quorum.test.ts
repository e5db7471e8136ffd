import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { fileOf, hasProgram, wordsOf } from '#tests/setup/paper-tools.ts'
import { base, begin, even } from './test-assembly.ts'

let lobby: Lobby
let manager: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const said = ({ body: { ErrorMessage } }: Answer) => [ErrorMessage?.Code, ErrorMessage?.Description]
const minutesOf = async (AssemblyId: string) =>
  wordsOf((await fileOf(manager, `${base}/GetPaper?AssemblyId=${AssemblyId}&Paper=minutes`)).content)

describe('short of the quorum (Art. 31)', () => {
  it('a meeting begins and a motion is voted on only with a reason, which the record and the minutes hold', async () => {
    const { AssemblyId, TopicId, ...meeting } = await begin(manager, even(6), { isDraft: true })
    await manager.patch(`${base}/PublishAssembly`, { AssemblyId })
    await meeting.owner(desk, '1F', '2F', '3F')
    const start = (Reason?: string) => manager.patch(`${base}/StartAssembly`, { AssemblyId, Reason })
    const vote = (Reason?: string) => manager.post(`${base}/StartVoting`, { TopicId, Reason })
    const missing = expect.stringContaining('第 1 案的門檻，尚差 1 人、100.00 ㎡')
    expect(said(await start())).toEqual([409_24_820, missing])
    expect((await start('先報告與討論')).status).toBe(200)
    expect(said(await vote())).toEqual([409_24_820, missing])
    expect((await vote('依法表決')).status).toBe(200)
    const { Entries } = (await manager.get(`${base}/GetEventList?AssemblyId=${AssemblyId}`)).body.Data
    const facts = (act: string) =>
      JSON.parse(Entries.find(({ Act }: { Act: string }) => Act === act)?.Facts ?? '{}')
    expect(facts('start')).toMatchObject({ reason: '先報告與討論', short: { heads: 1, fifths: 50_000 } })
    expect(facts('startVoting')).toMatchObject({ reason: '依法表決', short: { number: 1, heads: 1 } })
    if (!hasProgram('pdftotext')) return
    const words = await minutesOf(AssemblyId)
    for (const line of [/宣布開會時.*尚差 1 人、100\.00 ㎡.*先報告與討論/, /開始表決時.*依法表決/])
      expect(words.replaceAll(/\s+/g, ' ')).toMatch(line)
  })

  it('a reason that nobody needed is not kept: enough are there', async () => {
    const { AssemblyId, ...meeting } = await begin(manager, even(6), { isDraft: true })
    await manager.patch(`${base}/PublishAssembly`, { AssemblyId })
    await meeting.owner(desk, '1F', '2F', '3F', '4F')
    expect((await manager.patch(`${base}/StartAssembly`, { AssemblyId, Reason: '沒有必要' })).status).toBe(
      200,
    )
    const { Entries } = (await manager.get(`${base}/GetEventList?AssemblyId=${AssemblyId}`)).body.Data
    expect(JSON.stringify(Entries)).not.toContain('沒有必要')
  })

  it('the chair declares that a meeting is not held: it was never begun, and its motions are taken up again (Art. 32)', async () => {
    const { AssemblyId, ...meeting } = await begin(manager, even(6), { isDraft: true })
    await manager.patch(`${base}/PublishAssembly`, { AssemblyId })
    await meeting.owner(desk, '1F', '2F', '3F')
    const declare = () => manager.patch(`${base}/DeclareNotHeld`, { AssemblyId })
    expect(said(await declare())[0]).toBe(409_24_821)
    await lobby.owner.query('update assembly set meeting_at = now() where id = $1', [AssemblyId])
    await meeting.owner(desk, '4F')
    expect(said(await declare())[0]).toBe(409_24_822)
    await desk.patch(`${base}/UnregisterUnitOwner`, { AssemblyId, UnitOwnerIds: [meeting.id('4F')] })
    expect((await declare()).body.Data).toMatchObject({ Status: 'ended', StartedAtUtc: null })
    expect((await meeting.owner(desk, '5F')).status).toBe(409)
    const again = await manager.post(`${base}/CreateAssembly`, {
      AssemblyId: newId(),
      Title: '重新召集',
      Type: 'reconvened',
      ParentAssemblyId: AssemblyId,
      MeetingAtUtc: new Date().toISOString(),
      Place: '大廳',
      ConvenerName: '何佳蓉',
    })
    expect(again.status).toBe(200)
    if (!hasProgram('pdftotext')) return
    const words = (await minutesOf(AssemblyId)).replaceAll(/\s+/g, ' ')
    expect(words).toMatch(/宣布流會時，出席未達第 1 案的門檻，尚差 1 人、100\.00 ㎡/)
    expect(words).not.toContain('宣布開會')
  })

  it('attendance is measured by the motion at hand, and by the next only once it is declared', async () => {
    const halves = {
      Quorum: { Heads: { Part: 1, Of: 2, IsMore: true }, Area: { Part: 1, Of: 2, IsMore: true } },
      Approval: { Heads: { Part: 1, Of: 2, IsMore: true }, Area: { Part: 1, Of: 2, IsMore: true } },
    }
    const meeting = await begin(manager, even(5), { isDraft: true })
    const { AssemblyId } = meeting
    const TopicId = crypto.randomUUID()
    const second = { AssemblyId, TopicId, Title: '清潔費', Kind: 'ordinary', Thresholds: halves }
    expect((await manager.post(`${base}/CreateTopic`, second)).status).toBe(200)
    await manager.patch(`${base}/PublishAssembly`, { AssemblyId })
    await meeting.owner(desk, '1F', '2F', '3F', '4F')
    await manager.patch(`${base}/StartAssembly`, { AssemblyId })
    await meeting.act('StartVoting')
    const measured = async () => {
      const { MeasuredBy, Quorum } = await meeting.dashboard()
      return [MeasuredBy.No, Quorum.Heads.Needed]
    }
    expect(await measured()).toEqual([1, 4])
    await meeting.act('CloseVoting')
    expect(await measured()).toEqual([1, 4])
    await meeting.act('MakeDecision', { Decision: 'rejected' })
    expect(await measured()).toEqual([2, 3])
  })
})

describe('over a limit in part (Art. 27 II)', () => {
  it('what counts and what does not are said at the desk, with the vote, in the sign-in book and in the minutes', async () => {
    // 2F has 300 of 700.02 m²: a fifth, 140.004 m², counts.
    const units = [...even(4), { label: '5F', owner: '大戶', area: 30_002 }]
    const meeting = await begin(manager, units)
    const { AssemblyId, TopicId } = meeting
    const { body } = await meeting.owner(desk, '5F')
    const part = { AreaFifths: 70_002, OverLimit: { Heads: 0, AreaFifths: 80_008 } }
    expect(body.Data[0].Registration).toMatchObject({ Heads: 1, IsOverLimit: true, ...part })
    await meeting.owner(desk, '1F', '2F', '3F')
    await meeting.act('StartVoting')
    const info = await manager.get(`${base}/GetVoteInfo?TopicId=${TopicId}&Keyword=5F`)
    expect(info.body.Data[0]).toMatchObject(part)
    await meeting.vote(desk, 'yes', '5F', '1F')
    await meeting.act('CloseVoting')
    const votes = (await manager.get(`${base}/GetVotes?TopicId=${TopicId}`)).body.Data
    expect(votes.find((one: { TabletNote: string }) => one.TabletNote === '5F')).toMatchObject(part)
    if (!hasProgram('pdftotext')) return
    const counted = '計入 1 人、140.004 ㎡，超額 160.016 ㎡ 不計'
    const words = (await minutesOf(AssemblyId)).replaceAll(/\s+/g, '')
    expect(words).toContain(`5F（${counted.replaceAll(' ', '')}）`)
    // What is printed multiplies: 240.004 × 4 = 960.016.
    expect(words).toContain('240.004×4=960.016＜440.004×3=1,320.012')
    const book = await fileOf(manager, `${base}/GetPaper?AssemblyId=${AssemblyId}&Paper=signIn`)
    expect(wordsOf(book.content).replaceAll(/\s+/g, '')).toContain(counted.replaceAll(' ', ''))
  })
})
