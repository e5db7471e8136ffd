import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
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

const code = (answer: { body: { ErrorMessage: { Code: number } } }) => answer.body.ErrorMessage.Code

describe('registering', () => {
  it('counts an owner once with all units of his, and areas together (Art. 27, R315)', async () => {
    const units = [...even(4), { label: '5F', owner: '甲1', area: 500 }]
    const meeting = await begin(manager, units)
    expect((await meeting.owner(desk, '1F')).status).toBe(200)
    const board = await meeting.dashboard()
    expect(board.Whole).toEqual({ Heads: 4, AreaFifths: 5 * 40_500 })
    // A fifth of all area is the most that counts of one owner.
    expect(board.Present).toEqual({ Heads: 1, AreaFifths: 40_500 })
  })

  it('refuses the second desk that registers the same owner, and says who was first (R315)', async () => {
    const meeting = await begin(manager, even(5))
    const both = await Promise.all([meeting.owner(desk, '2F'), meeting.owner(manager, '2F')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = both.find(({ status }) => status === 409)
    expect(late && code(late)).toBe(40_924_030)
  })

  it('ends a proxy when the owner comes, and refuses a proxy for whoever is there (R315)', async () => {
    const meeting = await begin(manager, even(5))
    expect((await meeting.agent(desk, { AgentName: '王小明', AgentRelation: 'spouse' }, '1F')).status).toBe(
      200,
    )
    const owner = await meeting.owner(desk, '1F')
    expect(owner.body.Data[0].Registration.Type).toBe('self')
    const late = await meeting.agent(desk, { AgentName: '王小明', AgentRelation: 'spouse' }, '1F')
    expect(code(late)).toBe(40_924_031)
  })

  it('keeps proxies over a fifth of the owners registered, marks them and does not count them (Art. 27 III)', async () => {
    const meeting = await begin(manager, even(10))
    const agent = { AgentName: '甲1', AgentRelation: 'owner', AgentUnitOwnerId: meeting.id('1F') }
    await meeting.owner(desk, '1F')
    const { body } = await meeting.agent(desk, agent, '2F', '3F', '4F')
    const marks = body.Data.map((one: { Registration: { Heads: number; IsOverLimit: boolean } }) => [
      one.Registration.Heads,
      one.Registration.IsOverLimit,
    ])
    expect(marks).toEqual([
      [1, false],
      [1, false],
      [0, true],
    ])
    expect(await meeting.dashboard()).toMatchObject({ Present: { Heads: 3 }, OverLimitCount: 1 })
    expect(code(await meeting.agent(desk, { AgentName: '甲', AgentRelation: 'owner' }, '5F'))).toBe(
      40_024_030,
    )
  })

  it('lets people leave, come back and be taken back; whom an owner speaks for leaves with him (R315)', async () => {
    const meeting = await begin(manager, even(10))
    await meeting.owner(desk, '1F')
    await meeting.agent(
      desk,
      { AgentName: '甲1', AgentRelation: 'owner', AgentUnitOwnerId: meeting.id('1F') },
      '2F',
    )
    const some = (...labels: string[]) => ({
      AssemblyId: meeting.AssemblyId,
      UnitOwnerIds: labels.map(meeting.id),
    })
    await desk.patch(`${base}/UnregisterUnitOwner`, some('1F'))
    expect((await meeting.dashboard()).Present.Heads).toBe(0)
    await desk.patch(`${base}/CancelUnitOwnerUnregistration`, some('1F', '2F'))
    expect((await meeting.dashboard()).Present.Heads).toBe(2)
    await desk.patch(`${base}/CancelUnitOwnerRegistration`, { ...some('2F'), Reason: '委託書不符' })
    expect((await meeting.dashboard()).Present.Heads).toBe(1)
  })

  it('finds a person by card, card number, unit or name among the unit owners of an assembly (R316)', async () => {
    const meeting = await begin(manager, even(12))
    const cards = (await manager.get(`${base}/GetAttendanceCardList?AssemblyId=${meeting.AssemblyId}`)).body
      .Data
    const find = async (keyword: string) =>
      (
        await desk.get(
          `${base}/GetUnitOwnerCardListByMultipleWays?AssemblyId=${meeting.AssemblyId}&Keyword=${encodeURIComponent(keyword)}`,
        )
      ).body.Data.map((one: { OwnerName: string }) => one.OwnerName)
    expect(await find(`https://lobby.example/mgmt/assemblyBallot?code=${cards[2].CardCode}`)).toEqual(['甲3'])
    expect(await find('0004')).toEqual(['甲4'])
    expect(await find('5F')).toEqual(['甲5'])
    expect(await find('甲12')).toEqual(['甲12'])
  })
})

describe('voting', () => {
  it('measures approval against who was there when it began, and carries by heads and area at once (R314, Art. 31)', async () => {
    const meeting = await begin(manager, even(6))
    await meeting.owner(desk, '1F', '2F', '3F', '4F')
    expect((await meeting.act('StartVoting')).body.Data.AttendanceSnapshot.Present).toEqual({
      Heads: 4,
      AreaFifths: 200_000,
    })
    // Whoever comes now has no vote on this motion.
    await meeting.owner(desk, '5F')
    expect(code(await meeting.vote(desk, 'yes', '5F'))).toBe(40_924_053)
    await meeting.vote(desk, 'yes', '1F', '2F', '3F')
    expect(code(await meeting.vote(desk, 'no', '1F'))).toBe(40_924_054)
    const { Result } = (await meeting.act('CloseVoting')).body.Data
    expect(Result).toMatchObject({ IsCarried: true, Silent: { Heads: 1 } })
    expect(Result.Approval.Heads).toMatchObject({ Value: 3, Total: 4, Needed: 3 })
    expect(code(await meeting.vote(desk, 'yes', '4F'))).toBe(40_924_052)
  })

  it('says nobody what was voted before voting is closed, not in the record either', async () => {
    const meeting = await begin(manager, even(5))
    await meeting.owner(desk, '1F')
    await meeting.act('StartVoting')
    await meeting.vote(desk, 'yes', '1F')
    const votes = async () => (await manager.get(`${base}/GetVotes?TopicId=${meeting.TopicId}`)).body.Data
    const record = async () =>
      (await manager.get(`${base}/GetEventList?AssemblyId=${meeting.AssemblyId}`)).body.Data.Entries.find(
        (one: { Act: string }) => one.Act === 'vote',
      ).Facts
    expect([(await votes())[0].OptionIds, await record()]).toEqual([[], ''])
    await meeting.act('CloseVoting')
    expect((await votes())[0].OptionIds).toEqual(['yes'])
    expect(await record()).toContain('yes')
  })

  it('counts a paper ballot when a second person has read the same', async () => {
    const meeting = await begin(manager, even(5))
    await meeting.owner(desk, '1F')
    await meeting.act('StartVoting')
    const paper = (who: Desk, option: string) =>
      who.post(`${base}/SetVotes`, {
        TopicId: meeting.TopicId,
        Source: 'paper',
        Votes: [{ UnitOwnerId: meeting.id('1F'), OptionIds: [option] }],
      })
    expect((await paper(desk, 'yes')).body.Data).toEqual({ Counted: 0, Unconfirmed: 1 })
    expect(code(await paper(desk, 'yes'))).toBe(40_924_057)
    expect(code(await meeting.act('CloseVoting'))).toBe(40_924_060)
    expect(code(await paper(manager, 'no'))).toBe(40_924_056)
    expect((await paper(manager, 'yes')).body.Data).toEqual({ Counted: 1, Unconfirmed: 0 })
    expect((await meeting.act('CloseVoting')).status).toBe(200)
  })

  it('takes totals of a secret ballot from two people who counted the same, and no more than were there', async () => {
    const meeting = await begin(manager, even(5), { topic: { VoteWay: 'notRecord' } })
    await meeting.owner(desk, '1F', '2F', '3F')
    await meeting.act('StartVoting')
    const count = (who: Desk, yes: number) =>
      who.post(`${base}/SetVotes`, {
        TopicId: meeting.TopicId,
        Totals: [{ OptionId: 'yes', Heads: yes, Area: yes * 10_000 }],
      })
    expect(code(await count(desk, 4))).toBe(40_024_051)
    await count(desk, 3)
    expect(code(await meeting.act('CloseVoting'))).toBe(40_924_058)
    expect((await count(manager, 3)).body.Data.Counted).toBe(1)
    // Three of five persons are no two thirds: whatever was voted, the quorum was missed.
    expect((await meeting.act('CloseVoting')).body.Data.Result).toMatchObject({
      IsCarried: false,
      Approval: { IsReached: true },
      Quorum: { IsReached: false },
    })
  })

  it('keeps what the chair declares beside what was calculated, with a reason where they differ (R314)', async () => {
    const meeting = await begin(manager, even(3))
    await meeting.owner(desk, '1F', '2F', '3F')
    await meeting.act('StartVoting')
    await meeting.vote(desk, 'no', '1F', '2F', '3F')
    await meeting.act('CloseVoting')
    expect(code(await meeting.act('MakeDecision', { Decision: 'carried' }))).toBe(40_024_070)
    const { body } = await meeting.act('MakeDecision', {
      Decision: 'carried',
      DecisionReason: '規約另有約定',
      DecisionText: '照案通過',
    })
    expect(body.Data).toMatchObject({ Decision: 'carried', Result: { IsCarried: false } })
    expect((await meeting.act('CancelDecision', { Reason: '宣布錯誤' })).body.Data.Decision).toBe(null)
    expect((await meeting.act('ResetVoting', { Reason: '程序異議' })).body.Data).toMatchObject({
      Status: 'waiting',
      Result: null,
    })
  })

  it('lets equal votes at the last seat wait for the lot', async () => {
    const options = ['甲', '乙', '丙'].map((Name) => ({ OptionId: Name, Name }))
    const topic = {
      Kind: 'election',
      Options: options,
      Seats: [{ Seats: 1 }],
      Alternates: 1,
      IsPlurality: true,
      MaxChoices: 1,
    }
    const meeting = await begin(manager, even(5), { topic })
    await meeting.owner(desk, '1F', '2F', '3F', '4F')
    await meeting.act('StartVoting')
    await meeting.vote(desk, '甲', '1F', '2F')
    await meeting.vote(desk, '乙', '3F', '4F')
    expect((await meeting.act('CloseVoting')).body.Data.Result.Ties[0].Ids.toSorted()).toEqual(
      ['乙', '甲'].toSorted(),
    )
    expect(code(await meeting.act('MakeDecision', { Decision: 'carried' }))).toBe(40_924_072)
    const { Result } = (await meeting.act('DrawLots', { OptionIds: ['乙', '甲'] })).body.Data
    expect([Result.Elected, Result.Alternates]).toEqual([['乙'], ['甲']])
  })

  it('takes votes from the phone of whoever holds a card and is there, once (R314)', async () => {
    const meeting = await begin(manager, even(5))
    const cards = (await manager.get(`${base}/GetAttendanceCardList?AssemblyId=${meeting.AssemblyId}`)).body
      .Data
    const page = `${base}/Ballot/${cards[0].CardCode}`
    const phone = lobby.nobody()
    expect((await phone.get(page)).body.Data.State).toBe('notHere')
    await meeting.owner(desk, '1F')
    await meeting.act('StartVoting')
    const cast = () =>
      phone.post(page, { TopicId: meeting.TopicId, UnitOwnerIds: [meeting.id('1F')], OptionIds: ['yes'] })
    expect((await cast()).body.Data.State).toBe('voted')
    const foreign = await phone.post(page, {
      TopicId: meeting.TopicId,
      UnitOwnerIds: [meeting.id('2F')],
      OptionIds: ['yes'],
    })
    expect(code(foreign)).toBe(40_924_053)
    expect((await phone.get(`${base}/Ballot/AAAAAAAAAAAAAAAA`)).status).toBe(404)
  })
})
