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

const record = async (AssemblyId: string) =>
  (await manager.get(`${base}/GetEventList?AssemblyId=${AssemblyId}`)).body.Data
const apart = async (AssemblyId: string) =>
  (await record(AssemblyId)).Differences.map(({ TopicNo, What, OptionName, Recorded, Counted }: never) => [
    TopicNo,
    What,
    OptionName,
    Recorded,
    Counted,
  ])

/** A meeting with an agent, somebody who left and somebody whose registration was cancelled, in which one motion was decided. */
async function held() {
  const meeting = await begin(manager, [...even(9), { label: '10F', owner: '甲1', area: 5000 }])
  const { AssemblyId, id, owner, agent, act, vote } = meeting
  const of = (path: string, UnitOwnerIds: string[], more: object = {}) =>
    desk.patch(`${base}/${path}`, { AssemblyId, UnitOwnerIds, ...more })
  await owner(desk, '1F', '2F', '3F', '4F', '5F', '6F')
  await agent(desk, { AgentName: '王五', AgentRelation: 'spouse' }, '7F')
  await agent(desk, { AgentName: '甲2', AgentRelation: 'owner', AgentUnitOwnerId: id('2F') }, '8F', '9F')
  await of('CancelUnitOwnerRegistration', [id('6F')], { Reason: '誤登' })
  await of('UnregisterUnitOwner', [id('5F')])
  await of('UnregisterUnitOwner', [id('2F')])
  await of('CancelUnitOwnerUnregistration', [id('2F'), id('8F')])
  await act('StartVoting')
  await vote(desk, 'yes', '1F', '3F', '8F')
  await vote(desk, 'no', '2F', '7F')
  const closed = await act('CloseVoting')
  const Decision = closed.body.Data.Result.IsCarried ? 'carried' : 'rejected'
  expect((await act('MakeDecision', { Decision, DecisionText: '照辦' })).status).toBe(200)
  return meeting
}

describe('The record of a meeting is counted again from its acts, persons and areas, and', () => {
  it('comes to what is kept, also of the meeting of the demo', async () => {
    const meeting = await held()
    expect(await apart(meeting.AssemblyId)).toEqual([])
    expect((await record(meeting.AssemblyId)).IsWhole).toBe(true)
    const { rows } = await lobby.owner.query(
      `select id from assembly a where title = '115 年度第 1 次區分所有權人會議' and exists (
        select from community c where c.id = a.community_id and c.name = '晴川社區')`,
    )
    const demo = await record(rows[0].id)
    expect(demo.Differences).toEqual([])
    expect(demo.Entries.filter(({ Act }: { Act: string }) => Act === 'vote').length).toBeGreaterThan(100)
  })

  it('says which motion, which answer and both numbers where a result was changed behind it', async () => {
    const { AssemblyId, TopicId } = await held()
    await lobby.owner.query(
      `update assembly_topic set result = jsonb_set(result, '{rows,0,heads}', '9') where id = $1`,
      [TopicId],
    )
    expect(await apart(AssemblyId)).toEqual([[1, 'result', '同意', '9 人、350.00 ㎡', '3 人、350.00 ㎡']])
    expect((await record(AssemblyId)).IsWhole).toBe(false)
  })

  it('says so where who was there, an area of the roll, a vote or the declaration was changed', async () => {
    const seen = async (change: string, of: 'topic' | 'assembly' = 'topic') => {
      const { AssemblyId, TopicId } = await held()
      await lobby.owner.query(change, [of === 'topic' ? TopicId : AssemblyId])
      const whats = (await apart(AssemblyId)).map(([, what]: [number, string]) => what)
      return [...new Set(whats)]
    }
    expect(
      await seen(
        `update assembly_topic set snapshot = jsonb_set(snapshot, '{present,heads}', '3') where id = $1`,
      ),
    ).toContain('attendance')
    expect(
      await seen(`update assembly_weight set heads = 5 where topic_id = $1 and agent_key is not null`),
    ).toContain('attendance')
    expect(
      await seen(
        `update assembly_unit set area = area + 1 where assembly_id = $1 and label = '9F'`,
        'assembly',
      ),
    ).toEqual(expect.arrayContaining(['roll', 'attendance']))
    expect(
      await seen(`update assembly_vote set choices = '{yes}' where topic_id = $1 and choices = '{no}'`),
    ).toEqual(['votes'])
    expect(await seen(`update assembly_topic set decision_text = '全部照辦' where id = $1`)).toEqual([
      'decision',
    ])
    expect(await seen(`update assembly_topic set title = '別的案' where id = $1`)).toEqual(['motion'])
  })

  it('says no number of a secret vote in which few chose the same', async () => {
    const meeting = await begin(manager, even(9), { topic: { VoteWay: 'notRecord' } })
    await meeting.owner(desk, ...even(9).map(({ label }) => label))
    await meeting.act('StartVoting')
    const Totals = [
      { OptionId: 'yes', Heads: 8, Area: 80_000 },
      { OptionId: 'no', Heads: 1, Area: 10_000 },
    ]
    for (const who of [desk, manager])
      expect((await who.post(`${base}/SetVotes`, { TopicId: meeting.TopicId, Totals })).status).toBe(200)
    expect((await meeting.act('CloseVoting')).status).toBe(200)
    expect(await apart(meeting.AssemblyId)).toEqual([])
    await lobby.owner.query(
      `update assembly_topic set result = jsonb_set(result, '{rows,1,heads}', '3') where id = $1`,
      [meeting.TopicId],
    )
    expect(await apart(meeting.AssemblyId)).toEqual([[1, 'result', '不同意', '', '']])
  })
})
