import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
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

type Meeting = Awaited<ReturnType<typeof begin>>
const factsOf = async ({ AssemblyId }: Meeting, act: string): Promise<string[]> =>
  (await committee.get(`${base}/GetEventList?AssemblyId=${AssemblyId}`)).body.Data.Entries.filter(
    ({ Act }: { Act: string }) => Act === act,
  ).map(({ Facts }: { Facts: string }) => Facts)
const update = async ({ TopicId }: Meeting, part: object) => {
  const { body } = await manager.get(`${base}/GetTopic?TopicId=${TopicId}`)
  return manager.put(`${base}/UpdateTopic`, { ...body.Data, ...part })
}

it('nothing that is shown of an owner is made of the digits that tell him from another of his name', async () => {
  const { AssemblyId, id, owner } = await begin(manager, even(3), { isDraft: true })
  const unit = (label: string, Name: string, Code: string) => ({
    UnitOwnerId: id(label),
    TabletNote: label,
    ExclusiveArea: 10_000,
    Owners: [{ Name, Code }],
  })
  const UnitOwners = [unit('1F', '張大', '4321'), unit('2F', '張大', '4321'), unit('3F', '張大', '8765')]
  await manager.patch(`${base}/ModifyUnitOwners`, { AssemblyId, UnitOwners })
  await manager.patch(`${base}/PublishAssembly`, { AssemblyId })
  await owner(desk, '1F')
  const seen = await Promise.all(
    [
      'GetUnitOwnerList?',
      'GetEventList?',
      'GetDashboardData?',
      `GetUnitOwnerCardListByMultipleWays?Keyword=${encodeURIComponent('張大')}&`,
    ].map(async (path) => committee.get(`${base}/${path}AssemblyId=${AssemblyId}`)),
  )
  const digest = createHash('sha256').update('張大#4321').digest('hex').slice(0, 16)
  expect(seen.map(({ status, body }) => [status, JSON.stringify(body).includes(digest)])).toEqual(
    seen.map(() => [200, false]),
  )
  const keys = seen[0]?.body.Data.map((one: { OwnerKeyHash: string }) => one.OwnerKeyHash)
  expect([keys[0] === keys[1], keys[0] === keys[2]]).toEqual([true, false])
  const kept = await lobby.owner.query('select owner_key from assembly_unit where assembly_id = $1', [
    AssemblyId,
  ])
  expect(kept.rows.map(({ owner_key }) => owner_key)).not.toContain(digest)
})

describe('the record of acts', () => {
  const count = async ({ TopicId }: Meeting, rows: readonly (readonly [string, number])[], who: Desk[]) => {
    for (const one of who)
      expect(
        (
          await one.post(`${base}/SetVotes`, {
            TopicId,
            Totals: rows.map(([OptionId, Heads]) => ({ OptionId, Heads, Area: Heads * 10_000 })),
          })
        ).status,
      ).toBe(200)
  }
  const labels = even(12).map(({ label }) => label)

  it('keeps a secret count to itself when its round was begun anew, also after the meeting', async () => {
    const meeting = await begin(manager, even(12), { topic: { VoteWay: 'notRecord' } })
    await meeting.owner(desk, ...labels)
    await meeting.act('StartVoting')
    await count(
      meeting,
      [
        ['yes', 11],
        ['no', 1],
      ],
      [manager, desk],
    )
    await meeting.act('CloseVoting')
    await meeting.act('ResetVoting', { Reason: '程序異議' })
    expect(await factsOf(meeting, 'count')).toEqual(['', ''])
    await meeting.act('StartVoting')
    await count(
      meeting,
      [
        ['yes', 11],
        ['no', 1],
      ],
      [manager],
    )
    await count(meeting, [['yes', 12]], [desk, manager])
    await meeting.act('CloseVoting')
    // What was miscounted first would tell of one.
    const facts = await factsOf(meeting, 'count')
    expect(facts.slice(0, 3)).toEqual(['', '', ''])
    expect(facts.slice(3).every((one) => one.includes('"yes"'))).toBe(true)
    await meeting.act('ResetVoting', { Reason: '程序異議' })
    await meeting.act('MakeDecision', { Decision: 'withdrawn' })
    await manager.patch(`${base}/EndAssembly`, { AssemblyId: meeting.AssemblyId })
    expect(await factsOf(meeting, 'count')).toEqual(['', '', '', '', ''])
  })

  it('keeps to itself how people voted by name before the motion was voted on in another way', async () => {
    const meeting = await begin(manager, even(12))
    await meeting.owner(desk, ...labels)
    await meeting.act('StartVoting')
    await meeting.vote(desk, 'no', ...labels)
    await meeting.act('ResetVoting', { Reason: '改以無記名' })
    expect((await update(meeting, { VoteWay: 'notRecord' })).status).toBe(200)
    await meeting.act('StartVoting')
    await count(meeting, [['yes', 12]], [manager, desk])
    await meeting.act('CloseVoting')
    expect(await factsOf(meeting, 'vote')).toEqual([''])
  })
})
