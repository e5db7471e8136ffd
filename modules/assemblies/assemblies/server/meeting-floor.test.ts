import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { base, begin, even } from './test-assembly.ts'

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
const move = (meeting: Meeting, path: string, labels: string[], more: object = {}) =>
  desk.patch(`${base}/${path}`, {
    AssemblyId: meeting.AssemblyId,
    UnitOwnerIds: labels.map(meeting.id),
    ...more,
  })
const heads = async (meeting: Meeting) => (await meeting.dashboard()).Present.Heads
const voting = async ({ TopicId }: Meeting) =>
  (await manager.get(`${base}/GetVotingDashboardData?TopicId=${TopicId}`)).body.Data

describe('Keeping the record', () => {
  it('is a right of its own: who has it opens, counts, corrects and closes, and prepares nothing', async () => {
    const meeting = await begin(manager, even(6), { isDraft: true })
    const { AssemblyId, TopicId } = meeting
    const of = { AssemblyId }
    const all = even(6).map(({ label }) => label)
    await manager.patch(`${base}/PublishAssembly`, of)
    expect((await committee.put(`${base}/CancelAssembly`, { ...of, Reason: '試' })).status).toBe(403)
    const start = (who: Desk) => who.patch(`${base}/StartAssembly`, { ...of, Reason: '人少' })
    expect((await start(desk)).status).toBe(403)
    expect((await start(committee)).status).toBe(200)
    await meeting.owner(desk, ...all)
    const act = (who: Desk, path: string, more: object = {}) =>
      who.post(`${base}/${path}`, { TopicId, ...more })
    expect((await act(desk, 'StartVoting')).status).toBe(403)
    expect((await act(committee, 'StartVoting')).status).toBe(200)
    await meeting.vote(desk, 'yes', ...all)
    expect((await act(committee, 'CloseVoting')).status).toBe(200)
    expect((await act(committee, 'MakeDecision', { Decision: 'carried' })).status).toBe(200)
    expect((await committee.patch(`${base}/EndAssembly`, of)).status).toBe(200)
    const today = dayOf(new Date())
    const served = { ...of, UnitOwnerIds: [meeting.id('1F')], Channel: 'hand', ServedDate: today }
    const serve = (who: Desk, What: string) => who.post(`${base}/SetServings`, { ...served, What })
    expect((await serve(committee, 'notice')).status).toBe(403)
    expect((await serve(desk, 'minutes')).status).toBe(403)
    expect((await serve(committee, 'minutes')).status).toBe(200)
    const posted = { ...of, PostedDate: today }
    expect((await desk.patch(`${base}/PostMinutes`, posted)).status).toBe(403)
    expect((await committee.patch(`${base}/PostMinutes`, posted)).status).toBe(200)
  })
})

describe('Whoever comes while a motion is voted on', () => {
  it('does not count in it and counts in the next, and desk, chair and minutes say so (Art. 31)', async () => {
    const meeting = await begin(manager, even(5))
    const next = newId()
    await manager.post(`${base}/CreateTopic`, {
      AssemblyId: meeting.AssemblyId,
      TopicId: next,
      Title: '第二案',
      Kind: 'ordinary',
    })
    await meeting.owner(desk, '1F', '2F')
    await meeting.act('StartVoting')
    const late = await meeting.owner(desk, '3F')
    expect(late.body.Data[0].Registration.TooLateForTopicNo).toBe(1)
    const { LatestRegistrations } = await meeting.dashboard()
    const said = LatestRegistrations.map(
      (one: { TabletNote: string; Registration: { TooLateForTopicNo: number | null } }) => [
        one.TabletNote,
        one.Registration.TooLateForTopicNo,
      ],
    )
    expect(said).toEqual([
      ['3F', 1],
      ['2F', null],
      ['1F', null],
    ])
    expect((await voting(meeting)).ArrivedSince).toMatchObject([{ TabletNote: '3F' }])
    expect(code(await meeting.vote(desk, 'yes', '3F'))).toBe(409_24_053)
    await meeting.vote(desk, 'yes', '1F', '2F')
    const { Result, AttendanceSnapshot } = (await meeting.act('CloseVoting')).body.Data
    expect([AttendanceSnapshot.Present.Heads, Result.Rows[0].Heads]).toEqual([2, 2])
    expect((await voting(meeting)).ArrivedSince).toMatchObject([{ TabletNote: '3F' }])
    await meeting.act('MakeDecision', { Decision: 'rejected' })
    const second = await manager.post(`${base}/StartVoting`, { TopicId: next, Reason: '續行' })
    expect(second.body.Data.AttendanceSnapshot.Present.Heads).toBe(3)
    const record = (await manager.get(`${base}/GetEventList?AssemblyId=${meeting.AssemblyId}`)).body.Data
    expect(record.Differences).toEqual([])
  })
})

describe('An owner of several units', () => {
  it('who leaves early and comes back is back with all of them, and with whom he spoke for', async () => {
    const units = [...even(6), { label: '7F', owner: '甲1', area: 10_000 }]
    const meeting = await begin(manager, units)
    const { owner, agent, id } = meeting
    await owner(desk, '1F', '2F', '3F')
    await agent(desk, { AgentName: '甲1', AgentRelation: 'owner', AgentUnitOwnerId: id('1F') }, '4F')
    await move(meeting, 'UnregisterUnitOwner', ['7F'])
    expect(await heads(meeting)).toBe(2)
    expect((await move(meeting, 'CancelUnitOwnerUnregistration', ['1F'])).status).toBe(200)
    expect(await heads(meeting)).toBe(4)
    expect((await meeting.dashboard()).Present.AreaFifths).toBe(5 * 10_000 * 3 + 7 * 10_000)
  })
})

describe('A proxy', () => {
  it('ends when the owner comes, gives its place under the limit to the next, and does not come back with a cancelled registration (Art. 27 III)', async () => {
    const meeting = await begin(manager, even(10))
    const { owner, agent, AssemblyId } = meeting
    await agent(desk, { AgentName: '王五', AgentRelation: 'spouse' }, '1F', '2F', '3F')
    const over = async () =>
      (await manager.get(`${base}/GetUnitOwnerList?AssemblyId=${AssemblyId}`)).body.Data.flatMap(
        (one: { TabletNote: string; Registration: { IsOverLimit: boolean } | null }) =>
          one.Registration?.IsOverLimit ? [one.TabletNote] : [],
      )
    // A fifth of ten are two: the third in order is over.
    expect(await over()).toEqual(['3F'])
    await owner(desk, '1F')
    expect(await over()).toEqual([])
    await move(meeting, 'CancelUnitOwnerRegistration', ['1F'], { Reason: '看錯人' })
    expect(await heads(meeting)).toBe(2)
    await agent(desk, { AgentName: '王五', AgentRelation: 'spouse' }, '1F')
    // It is given again and stands last in the order.
    expect(await over()).toEqual(['1F'])
  })
})

describe('Co-owners', () => {
  it('may change who of them is there, also after a vote, which stands: a unit has one (Art. 27 I)', async () => {
    const meeting = await begin(manager, even(3), { isDraft: true })
    const { AssemblyId, id, TopicId } = meeting
    const co = { UnitOwnerId: newId(), TabletNote: '9F', ExclusiveArea: 10_000 }
    await manager.put(`${base}/AddUnitOwner`, {
      AssemblyId,
      ...co,
      Owners: [{ Name: '吳文雄' }, { Name: '吳美惠' }],
    })
    await manager.patch(`${base}/PublishAssembly`, { AssemblyId })
    await manager.patch(`${base}/StartAssembly`, { AssemblyId, Reason: '人少' })
    await desk.patch(`${base}/RegisterUnitOwner`, {
      AssemblyId,
      UnitOwnerIds: [co.UnitOwnerId],
      AttendeeName: '吳文雄',
    })
    await meeting.owner(desk, '1F', '2F')
    await meeting.act('StartVoting')
    const vote = (option: string) =>
      desk.post(`${base}/SetVotes`, {
        TopicId,
        Votes: [{ UnitOwnerId: co.UnitOwnerId, OptionIds: [option] }],
      })
    expect((await vote('yes')).status).toBe(200)
    const change = (UnitOwnerId: string, AttendeeName: string) =>
      desk.patch(`${base}/ChangeAttendee`, { AssemblyId, UnitOwnerId, AttendeeName, Reason: '先離開' })
    const changed = await change(co.UnitOwnerId, '吳美惠')
    expect(changed.body.Data[0].Registration.AttendeeName).toBe('吳美惠')
    expect(code(await vote('no'))).toBe(409_24_054)
    expect(code(await change(co.UnitOwnerId, '吳美惠'))).toBe(409_24_830)
    expect(code(await change(co.UnitOwnerId, '路人'))).toBe(400_24_804)
    expect(code(await change(id('3F'), '甲3'))).toBe(409_24_831)
    const { Result } = (await meeting.act('CloseVoting')).body.Data
    expect([Result.Rows[0].Heads, Result.Silent.Heads]).toEqual([1, 2])
  })
})

describe('A unit that was sold', () => {
  it('between the roll and the meeting is warned of, and stands in the record when the meeting begins', async () => {
    const AssemblyId = newId()
    await manager.post(`${base}/CreateAssembly`, {
      AssemblyId,
      Title: '過戶會議',
      Type: 'regular',
      MeetingAtUtc: new Date().toISOString(),
      Place: '大廳',
      ConvenerName: '何佳蓉',
      Bylaws: [],
    })
    await lobby.owner.query(
      `insert into household_property (community_id, household_id, exclusive_area)
       select h.community_id, h.id, 8000 from household h where not h.is_virtual
       on conflict (community_id, household_id) do update set exclusive_area = 8000`,
    )
    expect((await manager.post(`${base}/TakeHouseholdRegister`, { AssemblyId })).status).toBe(200)
    await manager.post(`${base}/CreateTopic`, { AssemblyId, TopicId: newId(), Title: '案', Kind: 'ordinary' })
    await manager.patch(`${base}/PublishAssembly`, { AssemblyId })
    const warnings = async () =>
      (await manager.get(`${base}/GetAssembly?AssemblyId=${AssemblyId}`)).body.Data.Warnings
    expect(await warnings()).not.toContain('ownersChanged')
    const { rows } = await lobby.owner.query(
      `update household_owner o set name = '新屋主' from assembly_unit u
       where u.assembly_id = $1 and o.household_id = u.household_id and u.position = 0 returning u.label`,
      [AssemblyId],
    )
    expect(await warnings()).toContain('ownersChanged')
    await manager.patch(`${base}/StartAssembly`, { AssemblyId, Reason: '人少' })
    const { Entries } = (await manager.get(`${base}/GetEventList?AssemblyId=${AssemblyId}`)).body.Data
    expect(JSON.parse(Entries.at(-1).Facts).sold).toEqual([rows[0].label])
  })
})
