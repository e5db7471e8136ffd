import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { hashOf } from './chain.ts'
import { base, begin, even, type TestUnit } from './test-assembly.ts'

let lobby: Lobby
let manager: Desk
let desk: Desk
let committee: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  committee = await lobby.as('committee1')
})
afterAll(() => lobby.close())

const code = (answer: Answer) => answer.body.ErrorMessage?.Code
type Meeting = Awaited<ReturnType<typeof begin>>
const byId = ({ AssemblyId }: Meeting) => `AssemblyId=${AssemblyId}`
const record = async (meeting: Meeting) =>
  (await manager.get(`${base}/GetEventList?${byId(meeting)}`)).body.Data
const topicOf = async (meeting: Meeting) =>
  (await manager.get(`${base}/GetTopic?TopicId=${meeting.TopicId}`)).body.Data
const yes = { Quorum: { Heads: { Part: 1, Of: 5 }, Area: { Part: 1, Of: 5 } } }
const low = { ...yes, Approval: yes.Quorum }
const update = async (meeting: Meeting, part: object) =>
  manager.put(`${base}/UpdateTopic`, { ...(await topicOf(meeting)), ...part })

describe('the codes of cards vote, so', () => {
  it('whoever only sees a meeting, and the desk, neither prints nor reads them, and reading is audited', async () => {
    const meeting = await begin(manager, even(3))
    const paper = (who: Desk, Paper: string) => who.get(`${base}/GetPaper?${byId(meeting)}&Paper=${Paper}`)
    const statuses = async (who: Desk) =>
      Promise.all(['cards', 'proxies', 'signIn', 'notice'].map(async (one) => (await paper(who, one)).status))
    expect(await statuses(committee)).toEqual([403, 403, 403, 200])
    expect(await statuses(desk)).toEqual([403, 200, 200, 200])
    expect(
      (await paper(manager, `cards&Origin=${encodeURIComponent('https://elsewhere.example')}`)).status,
    ).toBe(400)
    expect((await paper(manager, `cards&Origin=${encodeURIComponent(lobby.url)}`)).status).toBe(200)
    const cards = (who: Desk) => who.get(`${base}/GetAttendanceCardList?${byId(meeting)}`)
    expect((await cards(desk)).status).toBe(403)
    const [card] = (await cards(manager)).body.Data
    expect(card.CardCode).toMatch(/^[A-Z2-9]{16}$/)
    const audited = "select 1 from audit where action = 'assemblies.readCards' and target_id = $1"
    expect((await lobby.owner.query(audited, [meeting.AssemblyId])).rowCount).toBe(1)
    const kept = 'select u::text as row from assembly_unit u where assembly_id = $1'
    const { rows } = await lobby.owner.query(kept, [meeting.AssemblyId])
    expect(rows.some(({ row }) => row.includes(card.CardCode))).toBe(false)
  })

  it('a new owner has a new card, a lost one is void, and digits that tell owners apart are for who prepares', async () => {
    const meeting = await begin(manager, even(2), { isDraft: true })
    const cards = async () =>
      (await manager.get(`${base}/GetAttendanceCardList?${byId(meeting)}`)).body.Data.map(
        (one: { CardCode: string }) => one.CardCode,
      )
    const before = await cards()
    const sold = { UnitOwnerId: meeting.id('1F'), TabletNote: '1F', ExclusiveArea: 10_000 }
    await manager.patch(`${base}/ModifyUnitOwners`, {
      AssemblyId: meeting.AssemblyId,
      UnitOwners: [{ ...sold, Owners: [{ Name: '買主', Code: '9876' }] }],
    })
    const after = await cards()
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([false, true])
    await manager.patch(`${base}/RenewAttendanceCard`, { UnitOwnerId: meeting.id('2F'), Reason: '遺失' })
    expect((await cards())[1]).not.toBe(before[1])
    expect((await lobby.nobody().get(`${base}/Ballot/${before[0]}`)).status).toBe(404)
    const digits = async (who: Desk) =>
      (await who.get(`${base}/GetUnitOwnerList?${byId(meeting)}`)).body.Data[0].Owners[0].Code
    expect([await digits(manager), await digits(committee)]).toEqual(['9876', ''])
  })
})

describe('until a vote is closed', () => {
  it('its hash gives no answer away, and a round that was begun anew stays hidden', async () => {
    const meeting = await begin(manager, even(3))
    await meeting.owner(desk, '1F')
    await meeting.act('StartVoting')
    await meeting.vote(desk, 'no', '1F')
    const { Entries } = await record(meeting)
    const at = Entries.findIndex(({ Act }: { Act: string }) => Act === 'vote')
    const seen = Entries[at]
    const guess = (option: string) =>
      hashOf(Entries[at - 1].Hash, {
        number: seen.No,
        act: 'vote',
        facts: {
          topicId: meeting.TopicId,
          number: 1,
          source: 'card',
          isReplacing: false,
          votes: [{ unitId: meeting.id('1F'), choices: [option] }],
        },
        at: new Date(seen.AtUtc),
        byName: seen.CreateBy,
      })
    expect(['yes', 'no', 'abstain'].map(guess)).not.toContain(seen.Hash)
    await meeting.act('ResetVoting', { Reason: '程序異議' })
    expect((await record(meeting)).Entries[at].Facts).toBe('')
    await meeting.act('StartVoting')
    await meeting.vote(desk, 'yes', '1F')
    await meeting.act('CloseVoting')
    const closed = (await record(meeting)).Entries
    expect(closed[at].Facts).toBe('')
    expect(closed.at(-2).Facts).toContain('"yes"')
  })
})

describe('what a motion is measured by', () => {
  it('is fixed when the meeting begins, and the record holds it (Art. 31)', async () => {
    const meeting = await begin(manager, even(3))
    for (const part of [{ Thresholds: low }, { Kind: 'fund' }])
      expect(code(await update(meeting, part))).toBe(409_24_806)
    const assembly = (await manager.get(`${base}/GetAssembly?${byId(meeting)}`)).body.Data
    const bylaws = [{ Kind: 'ordinary', EffectiveDate: '2020-01-01', Thresholds: low }]
    for (const part of [{ Bylaws: bylaws }, { PersonCountMode: 'unit' }])
      expect(code(await manager.put(`${base}/EditAssembly`, { ...assembly, ...part }))).toBe(409_24_806)
    expect((await manager.put(`${base}/EditAssembly`, { ...assembly, Place: '中庭' })).status).toBe(200)
    const own = { AssemblyId: meeting.AssemblyId, TopicId: newId(), Title: '動議', Kind: 'ordinary' }
    expect(code(await manager.post(`${base}/CreateTopic`, { ...own, Thresholds: low }))).toBe(409_24_806)
    await meeting.act('StartVoting')
    const { Facts } = (await record(meeting)).Entries.at(-1)
    expect(JSON.parse(Facts).thresholds.quorum.heads).toEqual({ of: 3, part: 2, isMore: false })
  })

  it('is more than nothing, and changed before the meeting only with what was there before (Art. 31)', async () => {
    const meeting = await begin(manager, even(3), { isDraft: true })
    const zero = { ...low, Quorum: { Heads: { Part: 0, Of: 1 }, Area: { Part: 0, Of: 1 } } }
    expect((await update(meeting, { Thresholds: zero })).status).toBe(400)
    await manager.patch(`${base}/PublishAssembly`, { AssemblyId: meeting.AssemblyId })
    expect((await update(meeting, { Title: '動支基金', Thresholds: low })).body.Data.AsNoticed).toMatchObject(
      {
        Title: '年度預算',
      },
    )
    const { changed } = JSON.parse((await record(meeting)).Entries.at(-1).Facts)
    expect(changed).toMatchObject({ title: { before: '年度預算' }, thresholds: { before: null } })
    const election = { Kind: 'election', Options: [{ OptionId: 'a', Name: '甲' }], Seats: [{ Seats: 1 }] }
    expect(code(await update(meeting, election))).toBe(409_24_043)
  })

  it('of a meeting called again is the very motion that was not carried, once (Art. 32)', async () => {
    const first = await begin(manager, even(6))
    const carried = { TopicId: newId(), Title: '通過的案', Kind: 'ordinary' }
    await manager.post(`${base}/CreateTopic`, { AssemblyId: first.AssemblyId, ...carried })
    await first.owner(desk, ...even(6).map(({ label }) => label))
    const act = (path: string, body: object) =>
      manager.post(`${base}/${path}`, { TopicId: carried.TopicId, ...body })
    const votes = even(6).map(({ label }) => ({ UnitOwnerId: first.id(label), OptionIds: ['yes'] }))
    for (const [path, body] of [
      ['StartVoting', {}],
      ['SetVotes', { Votes: votes }],
      ['CloseVoting', {}],
      ['MakeDecision', { Decision: 'carried' }],
    ] as const)
      expect([path, code(await act(path, body))]).toEqual([path, undefined])
    const ended = await manager.patch(`${base}/EndAssembly`, { AssemblyId: first.AssemblyId })
    expect(ended.body.Data).toMatchObject({ Status: 'ended' })
    const again = await begin(manager, even(3), {
      isDraft: true,
      assembly: { Type: 'reconvened', ParentAssemblyId: first.AssemblyId },
      topic: { CopiedFromTopicId: first.TopicId, Title: '完全不同的議案', Kind: 'fund' },
    })
    expect(await topicOf(again)).toMatchObject({ Title: '年度預算', Kind: 'ordinary' })
    const take = (CopiedFromTopicId: string) =>
      manager.post(`${base}/CreateTopic`, {
        AssemblyId: again.AssemblyId,
        TopicId: newId(),
        Title: '案',
        Kind: 'ordinary',
        CopiedFromTopicId,
      })
    expect(code(await take(carried.TopicId))).toBe(409_24_807)
    expect(code(await take(first.TopicId))).toBe(409_24_808)
    expect(code(await update(again, { Title: '另一案' }))).toBe(409_24_044)
    // Its own numbers may be lower, three owners it has all the same.
    const { AppliedThresholds } = (await update(again, { Thresholds: low })).body.Data
    expect(AppliedThresholds.Quorum).toMatchObject({ Heads: { Part: 1, Of: 5 }, LeastHeads: 3 })
  })

  it('and without a quorum nobody is elected (Art. 31)', async () => {
    const topic = {
      Kind: 'election',
      Options: [{ OptionId: 'a', Name: '甲' }],
      Seats: [{ Seats: 1 }],
      IsPlurality: true,
    }
    const meeting = await begin(manager, even(3), { topic })
    await meeting.owner(desk, '1F')
    await meeting.act('StartVoting')
    await meeting.vote(desk, 'a', '1F')
    const { Result } = (await meeting.act('CloseVoting')).body.Data
    expect(Result).toMatchObject({ IsCarried: false, Elected: [], Quorum: { IsReached: false } })
  })
})

describe('objections', () => {
  const object = (meeting: Meeting, label: string, IsOnSpot: boolean, ReceivedDate = dayOf(new Date())) =>
    desk.post(`${base}/AddObjection`, {
      ObjectionId: newId(),
      TopicId: meeting.TopicId,
      UnitOwnerId: meeting.id(label),
      IsOnSpot,
      ReceivedDate,
    })

  it('in writing are of all units of an owner, as he votes (Art. 32 II)', async () => {
    const units: TestUnit[] = [
      { label: '1F', owner: '大', area: 3000 },
      { label: '2F', owner: '大', area: 3000 },
      { label: '3F', owner: '乙', area: 1000 },
      { label: '4F', owner: '丙', area: 1000 },
    ]
    const first = await begin(manager, units)
    await manager.patch(`${base}/EndAssembly`, { AssemblyId: first.AssemblyId })
    const meeting = await begin(manager, units, {
      assembly: { Type: 'reconvened', ParentAssemblyId: first.AssemblyId },
      topic: { CopiedFromTopicId: first.TopicId },
    })
    // It was held yesterday.
    await lobby.owner.query("update assembly set meeting_at = now() - interval '1 day' where id = $1", [
      meeting.AssemblyId,
    ])
    await meeting.owner(desk, '1F', '3F', '4F')
    await meeting.act('StartVoting')
    await meeting.vote(desk, 'yes', '1F', '3F', '4F')
    await meeting.act('CloseVoting')
    await meeting.act('MakeDecision', { Decision: 'carried' })
    await manager.patch(`${base}/EndAssembly`, { AssemblyId: meeting.AssemblyId })
    const serve = (ServedDate: string, more: object = {}) =>
      manager.post(`${base}/SetServings`, {
        AssemblyId: meeting.AssemblyId,
        What: 'minutes',
        UnitOwnerIds: ['1F', '3F'].map(meeting.id),
        Channel: 'hand',
        ServedDate,
        ...more,
      })
    const today = dayOf(new Date())
    for (const wrong of ['2020-01-01', '2099-01-01']) expect(code(await serve(wrong))).toBe(409_24_812)
    const yesterday = dayOf(new Date(Date.now() - 86_400_000))
    await serve(today)
    expect((await serve(yesterday, { Reason: '日期登錄錯誤' })).body.Data.Served).toBe(2)
    // The letter came yesterday and is entered today.
    for (const label of ['1F', '3F'])
      expect((await object(meeting, label, false, yesterday)).status).toBe(200)
    const { Standings } = (await manager.get(`${base}/GetObjectionList?${byId(meeting)}`)).body.Data
    expect(Standings[0]).toMatchObject({
      IsVetoed: true,
      Verdict: { Area: { Value: 35_000, Total: 40_000 } },
    })
  })

  it('on the spot are of whoever was there; when voting begins anew they count no longer, and the roll is free again', async () => {
    const meeting = await begin(manager, even(3))
    await meeting.owner(desk, '1F')
    expect(code(await object(meeting, '2F', true))).toBe(409_24_805)
    expect((await object(meeting, '1F', true)).status).toBe(200)
    expect(code(await manager.delete(`${base}/DeleteTopic?TopicId=${meeting.TopicId}`))).toBe(409_24_815)
    await manager.delete(`${base}/ResetAssembly?${byId(meeting)}&Reason=${encodeURIComponent('重來')}`)
    expect((await topicOf(meeting)).OnSpotObjectionCount).toBe(0)
    const taken = await manager.post(`${base}/TakeHouseholdRegister`, { AssemblyId: meeting.AssemblyId })
    expect(taken.status).toBeLessThan(500)
  })
})

it('a vote that was changed in the database is shown by the record, though its chain is unbroken', async () => {
  const meeting = await begin(manager, even(3))
  await meeting.owner(desk, '1F')
  await meeting.act('StartVoting')
  await meeting.vote(desk, 'no', '1F')
  await meeting.act('CloseVoting')
  expect((await record(meeting)).IsWhole).toBe(true)
  await lobby.owner.query("update assembly_vote set choices = '{yes}' where topic_id = $1", [meeting.TopicId])
  expect((await record(meeting)).IsWhole).toBe(false)
})

it('areas that add up to more than an integer holds are still shown', async () => {
  await begin(manager, even(22, 99_999_999), { isDraft: true })
  const { status, body } = await manager.get(`${base}/GetAssemblyList`)
  expect(status).toBe(200)
  expect(body.Data.some((one: { TotalArea: number }) => one.TotalArea === 22 * 99_999_999)).toBe(true)
})
