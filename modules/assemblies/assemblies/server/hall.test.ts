import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, Desk } from '#tests/setup/desk.ts'
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

const code = (answer: Answer) => answer.body.ErrorMessage?.Code
type Meeting = Awaited<ReturnType<typeof begin>>

const some = ({ AssemblyId, id }: Meeting, ...labels: string[]) => ({
  AssemblyId,
  UnitOwnerIds: labels.map(id),
})
/** The phones of a meeting: what the card of a unit shows, and how it votes. */
async function phonesOf(meeting: Meeting) {
  const { body } = await manager.get(`${base}/GetAttendanceCardList?AssemblyId=${meeting.AssemblyId}`)
  const cards = new Map<string, string>(
    body.Data.map((card: { TabletNote: string; CardCode: string }) => [card.TabletNote, card.CardCode]),
  )
  const page = (label: string) => `${base}/Ballot/${cards.get(label)}`
  return {
    show: async (label: string) => (await lobby.nobody().get(page(label))).body.Data,
    cast: (label: string, option: string, more: object = {}, units = [label]) =>
      lobby.nobody().post(page(label), {
        TopicId: meeting.TopicId,
        UnitOwnerIds: units.map(meeting.id),
        OptionIds: [option],
        ...more,
      }),
  }
}

describe('an agent', () => {
  it('has one limit however he is written down (Art. 27 III)', async () => {
    const meeting = await begin(manager, even(10))
    await meeting.owner(desk, '1F')
    const asOwner = { AgentName: '甲1', AgentRelation: 'owner', AgentUnitOwnerId: meeting.id('1F') }
    expect((await meeting.agent(desk, asOwner, '2F', '3F')).status).toBe(200)
    const tenant = { AgentName: '甲 １', AgentRelation: 'tenant' }
    expect(code(await meeting.agent(desk, tenant, '4F'))).toBe(409_24_802)
    const stranger = { AgentName: '王小明', AgentRelation: 'tenant' }
    expect((await meeting.agent(desk, { ...stranger, AgentCode: '1234' }, '5F')).status).toBe(200)
    expect(code(await meeting.agent(desk, stranger, '6F'))).toBe(409_24_803)
    // Another person of the same name has a limit of his own.
    expect((await meeting.agent(desk, { ...stranger, AgentCode: '5678' }, '6F', '7F')).status).toBe(200)
    expect((await meeting.dashboard()).OverLimitCount).toBe(0)
    const other = { ...asOwner, AgentName: '甲2' }
    expect(code(await meeting.agent(desk, other, '8F'))).toBe(400_24_801)
  })

  it('who is an owner is there himself, and whom he speaks for comes and goes with him (Art. 27 III)', async () => {
    const meeting = await begin(manager, even(10))
    const agent = { AgentName: '甲1', AgentRelation: 'owner', AgentUnitOwnerId: meeting.id('1F') }
    expect(code(await meeting.agent(desk, agent, '2F'))).toBe(409_24_801)
    await meeting.owner(desk, '1F')
    await meeting.agent(desk, agent, '2F')
    await desk.patch(`${base}/CancelUnitOwnerRegistration`, { ...some(meeting, '1F'), Reason: '冒名' })
    expect((await meeting.dashboard()).Present.Heads).toBe(0)
    const back = await desk.patch(`${base}/CancelUnitOwnerUnregistration`, some(meeting, '2F'))
    expect(code(back)).toBe(409_24_801)
  })
})

describe('while voting goes on', () => {
  it('nobody who left votes by phone, and no registration in it is cancelled', async () => {
    const meeting = await begin(manager, even(3))
    const phones = await phonesOf(meeting)
    await meeting.owner(desk, '1F', '2F')
    await meeting.act('StartVoting')
    const cancelled = await desk.patch(`${base}/CancelUnitOwnerRegistration`, {
      ...some(meeting, '1F'),
      Reason: '冒名',
    })
    expect(code(cancelled)).toBe(409_24_804)
    await desk.patch(`${base}/UnregisterUnitOwner`, some(meeting, '1F'))
    expect((await phones.show('1F')).State).toBe('notHere')
    expect(code(await phones.cast('1F', 'yes'))).toBe(409_24_053)
  })

  it('an owner who comes votes himself for what his agent has not voted for, and the record says so (Art. 27)', async () => {
    const meeting = await begin(manager, even(5))
    const phones = await phonesOf(meeting)
    await meeting.owner(desk, '1F', '4F')
    const agent = { AgentName: '甲1', AgentRelation: 'owner', AgentUnitOwnerId: meeting.id('1F') }
    await meeting.agent(desk, agent, '2F')
    await meeting.agent(desk, { AgentName: '林配偶', AgentRelation: 'spouse', IsOriginal: true }, '3F')
    await meeting.act('StartVoting')
    await meeting.vote(desk, 'no', '3F')
    await meeting.owner(desk, '2F', '3F')
    const labels = async (label: string) =>
      (await phones.show(label)).Units.map((unit: { TabletNote: string }) => unit.TabletNote)
    expect([await labels('1F'), await labels('2F')]).toEqual([['1F'], ['2F']])
    expect(code(await phones.cast('1F', 'no', {}, ['2F']))).toBe(409_24_053)
    expect((await phones.cast('2F', 'yes')).status).toBe(200)
    // What was voted before stands, and the owner reads who did.
    expect(await phones.show('3F')).toMatchObject({ State: 'represented', AgentName: '林配偶' })
    expect(code(await phones.cast('3F', 'yes'))).toBe(409_24_053)
    const record = (await manager.get(`${base}/GetEventList?AssemblyId=${meeting.AssemblyId}`)).body.Data
    expect(record.IsWhole).toBe(true)
    expect(record.Entries.some(({ Facts }: { Facts: string }) => Facts.includes('"labels":["2F"]'))).toBe(
      true,
    )
    const { Result } = (await meeting.act('CloseVoting')).body.Data
    expect(Result.Rows.map(({ Heads }: { Heads: number }) => Heads)).toEqual([1, 1])
  })

  it('an owner votes with all his units by owners, though his phone or the desk names one (Art. 27)', async () => {
    const units = [...even(3), { label: '4F', owner: '甲1', area: 10_000 }]
    const meeting = await begin(manager, units)
    await meeting.owner(desk, '1F', '2F', '3F')
    await meeting.act('StartVoting')
    await meeting.vote(desk, 'yes', '4F')
    expect(code(await meeting.vote(desk, 'no', '1F'))).toBe(409_24_054)
    const { Result } = (await meeting.act('CloseVoting')).body.Data
    expect(Result.Rows[0]).toMatchObject({ Heads: 1, AreaFifths: 40_000 })
  })

  it('the same vote of a phone again is the same vote, and the phone shows what was recorded', async () => {
    const meeting = await begin(manager, even(3))
    const phones = await phonesOf(meeting)
    await meeting.owner(desk, '1F', '2F')
    await meeting.act('StartVoting')
    for (const status of [200, 200]) expect((await phones.cast('1F', 'yes')).status).toBe(status)
    expect(code(await phones.cast('1F', 'no'))).toBe(409_24_054)
    await meeting.vote(desk, 'no', '2F')
    const shown = async (label: string) => (await phones.show(label)).Units[0]
    expect(await shown('1F')).toMatchObject({ OptionIds: ['yes'], Source: 'phone' })
    expect(await shown('2F')).toMatchObject({ OptionIds: ['no'], Source: 'card' })
    // A vote that was sent before voting began anew is none for the new round.
    await meeting.act('ResetVoting', { Reason: '程序異議' })
    await meeting.act('StartVoting')
    expect(code(await phones.cast('1F', 'yes', { Round: 1 }))).toBe(409_24_052)
    expect((await phones.cast('1F', 'yes', { Round: 2 })).status).toBe(200)
  })

  it('a hall of phones votes at the same moment, each vote an act of its own with its address', async () => {
    const labels = even(60).map(({ label }) => label)
    const meeting = await begin(manager, even(60))
    const phones = await phonesOf(meeting)
    await meeting.owner(desk, ...labels)
    await meeting.act('StartVoting')
    const answers = await Promise.all(labels.map((label, nth) => phones.cast(label, nth % 4 ? 'yes' : 'no')))
    expect(answers.filter(({ status, body }) => status !== 200 || body.Data.State !== 'voted')).toEqual([])
    const { Result } = (await meeting.act('CloseVoting')).body.Data
    expect([Result.Rows[0].Heads, Result.Silent.Heads]).toEqual([45, 0])
    const record = (await manager.get(`${base}/GetEventList?AssemblyId=${meeting.AssemblyId}`)).body.Data
    expect(record.IsWhole).toBe(true)
    expect(record.Entries.filter(({ Act }: { Act: string }) => Act === 'vote')).toHaveLength(60)
    const traced = await lobby.owner.query(
      "select 1 from audit where action = 'assemblies.voteByPhone' and target_id = $1 and address <> ''",
      [meeting.TopicId],
    )
    expect(traced.rowCount).toBe(60)
  })

  it('a vote that counts is replaced by whoever keeps the record alone, with a reason', async () => {
    const meeting = await begin(manager, even(3))
    await meeting.owner(desk, '1F')
    await meeting.act('StartVoting')
    await meeting.vote(desk, 'yes', '1F')
    const replace = (who: Desk, Reason: string) =>
      who.post(`${base}/SetVotes`, {
        TopicId: meeting.TopicId,
        Votes: [{ UnitOwnerId: meeting.id('1F'), OptionIds: ['no'] }],
        IsReplacing: true,
        Reason,
      })
    expect(code(await replace(desk, '看錯'))).toBe(409_24_800)
    expect(code(await replace(manager, ''))).toBe(400_24_800)
    expect((await replace(manager, '看錯')).status).toBe(200)
  })

  it('a count that its author took back agrees with nobody', async () => {
    const meeting = await begin(manager, even(5), { topic: { VoteWay: 'notRecord' } })
    await meeting.owner(desk, '1F', '2F', '3F', '4F', '5F')
    await meeting.act('StartVoting')
    const count = async (who: Desk, yes: number) =>
      (
        await who.post(`${base}/SetVotes`, {
          TopicId: meeting.TopicId,
          Totals: [
            { OptionId: 'yes', Heads: yes, Area: yes * 10_000 },
            { OptionId: 'no', Heads: 5 - yes, Area: (5 - yes) * 10_000 },
          ],
        })
      ).body.Data.Counted
    expect([await count(desk, 5), await count(desk, 4), await count(manager, 5)]).toEqual([0, 0, 0])
    expect(await count(manager, 4)).toBe(1)
  })
})
