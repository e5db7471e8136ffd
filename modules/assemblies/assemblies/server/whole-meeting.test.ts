import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayAfter } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { base, begin, even, Reason } from './test-assembly.ts'

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
async function done(answer: Promise<Answer>): Promise<Answer['body']> {
  const { status, body } = await answer
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.Data
}
const meeting = (more: object) => ({
  AssemblyId: newId(),
  Title: '區分所有權人會議',
  Type: 'regular',
  MeetingAtUtc: new Date(Date.now() + 20 * 86_400_000).toISOString(),
  Place: '大廳',
  ConvenerName: '甲1',
  Bylaws: [],
  ...more,
})

it('a meeting of 120 units with 40 proxies runs from the workbook to the minutes (Art. 27, 31, 34)', async () => {
  const created = meeting({})
  const { AssemblyId } = created
  await done(manager.post(`${base}/CreateAssembly`, created))
  const rows = Array.from({ length: 120 }, (_, at) => [`${at + 1}號`, 80, `甲${at + 1}`, '', ''])
  const book = await writeXlsx({
    sheets: [
      { name: '名冊', rows: [['戶別', '專有部分面積㎡', '區分所有權人', '識別碼', '代表人'], ...rows] },
    ],
  })
  const form = new FormData()
  form.append('File', new Blob([new Uint8Array(book)]), '名冊.xlsx')
  const imported = await manager.send('POST', `${base}/ImportUnitOwners?AssemblyId=${AssemblyId}`, form)
  expect(imported.body.Data).toEqual({ Imported: 120 })
  const TopicId = newId()
  await done(manager.post(`${base}/CreateTopic`, { AssemblyId, TopicId, Title: '外牆修繕', Kind: 'repair' }))
  await done(manager.patch(`${base}/PublishAssembly`, { AssemblyId }))
  await done(manager.patch(`${base}/StartAssembly`, { AssemblyId, Reason }))
  const units: { UnitOwnerId: string }[] = await done(
    manager.get(`${base}/GetUnitOwnerList?AssemblyId=${AssemblyId}`),
  )
  const ids = (from: number, to: number) => units.slice(from, to).map(({ UnitOwnerId }) => UnitOwnerId)
  await done(desk.patch(`${base}/RegisterUnitOwner`, { AssemblyId, UnitOwnerIds: ids(0, 60) }))
  // One owner brings 30 proxies, of which a fifth of the owners count; ten tenants bring one each.
  const others = { AssemblyId, AgentName: '甲1', AgentRelation: 'owner', AgentUnitOwnerId: ids(0, 1)[0] }
  const proxies = await done(
    desk.patch(`${base}/RegisterAgent`, { ...others, UnitOwnerIds: ids(60, 90), IsOriginal: true }),
  )
  const over = proxies.filter(
    (one: { Registration: { IsOverLimit: boolean } }) => one.Registration.IsOverLimit,
  )
  expect(over).toHaveLength(6)
  for (const [at, UnitOwnerId] of ids(90, 100).entries())
    await done(
      desk.patch(`${base}/RegisterAgent`, {
        AssemblyId,
        UnitOwnerIds: [UnitOwnerId],
        AgentName: `承租${'一二三四五六七八九十'[at]}`,
        AgentRelation: 'tenant',
        IsOriginal: true,
      }),
    )
  const board = await done(manager.get(`${base}/GetDashboardData?AssemblyId=${AssemblyId}`))
  expect(board).toMatchObject({ Present: { Heads: 94 }, AgentCount: 40, OverLimitCount: 6 })
  expect(board.Quorum.IsReached).toBe(true)
  await done(manager.post(`${base}/StartVoting`, { TopicId }))
  const vote = (option: string, from: number, to: number) =>
    done(
      desk.post(`${base}/SetVotes`, {
        TopicId,
        Votes: ids(from, to).map((UnitOwnerId) => ({ UnitOwnerId, OptionIds: [option] })),
      }),
    )
  // 甲1 votes alike with all that he speaks for; who is over the limit votes and does not count.
  await vote('yes', 0, 50)
  await vote('yes', 60, 90)
  await vote('no', 50, 60)
  const { Result } = await done(manager.post(`${base}/CloseVoting`, { TopicId }))
  expect(Result).toMatchObject({ IsCarried: true, Silent: { Heads: 10 } })
  // 74 of 94: three quarters would be 71.
  expect(Result.Approval.Heads).toMatchObject({ Value: 74, Total: 94, Needed: 71 })
  await done(manager.post(`${base}/MakeDecision`, { TopicId, Decision: 'carried', DecisionText: '照案通過' }))
  expect((await done(manager.patch(`${base}/EndAssembly`, { AssemblyId }))).MinutesDueDate).not.toBe(null)
  const minutes = await manager.get(`${base}/GetPaper?AssemblyId=${AssemblyId}&Paper=minutes`)
  expect([minutes.status, minutes.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await done(manager.get(`${base}/GetEventList?AssemblyId=${AssemblyId}`))).IsWhole).toBe(true)
})

it('a meeting without a quorum is called again, and its resolutions stand or fall by objections within seven days (Art. 31, 32)', async () => {
  const first = await begin(manager, even(9))
  const second = newId()
  await done(
    manager.post(`${base}/CreateTopic`, {
      AssemblyId: first.AssemblyId,
      TopicId: second,
      Title: '修改規約',
      Kind: 'bylaws',
    }),
  )
  await first.owner(desk, '1F', '2F', '3F')
  for (const TopicId of [first.TopicId, second]) {
    expect(code(await manager.post(`${base}/StartVoting`, { TopicId }))).toBe(40_924_820)
    await done(manager.post(`${base}/StartVoting`, { TopicId, Reason }))
    const votes = ['1F', '2F', '3F'].map((label) => ({ UnitOwnerId: first.id(label), OptionIds: ['yes'] }))
    await done(desk.post(`${base}/SetVotes`, { TopicId, Votes: votes }))
    const { Result } = await done(manager.post(`${base}/CloseVoting`, { TopicId }))
    // All who came agree, and they are no two thirds.
    expect(Result).toMatchObject({ IsCarried: false, Quorum: { IsReached: false } })
    await done(manager.post(`${base}/MakeDecision`, { TopicId, Decision: 'rejected' }))
  }
  await done(manager.patch(`${base}/EndAssembly`, { AssemblyId: first.AssemblyId }))

  const again = meeting({ Type: 'reconvened', ParentAssemblyId: first.AssemblyId })
  const { AssemblyId } = again
  await done(manager.post(`${base}/CreateAssembly`, again))
  const units = even(9).map(({ label, owner, area }) => ({ id: newId(), label, owner, area }))
  for (const { id, label, owner, area } of units)
    await done(
      manager.put(`${base}/AddUnitOwner`, {
        AssemblyId,
        UnitOwnerId: id,
        TabletNote: label,
        Owners: [{ Name: owner }],
        ExclusiveArea: area,
      }),
    )
  const topics = [
    { TopicId: newId(), CopiedFromTopicId: first.TopicId, Title: '年度預算', Kind: 'ordinary' },
    { TopicId: newId(), CopiedFromTopicId: second, Title: '修改規約', Kind: 'bylaws' },
  ]
  await done(manager.post(`${base}/InsertTopics`, { AssemblyId, Topics: topics }))
  await done(manager.patch(`${base}/PublishAssembly`, { AssemblyId }))
  await done(manager.patch(`${base}/StartAssembly`, { AssemblyId, Reason }))
  const ids = units.map(({ id }) => id)
  await done(desk.patch(`${base}/RegisterUnitOwner`, { AssemblyId, UnitOwnerIds: ids.slice(0, 3) }))
  for (const { TopicId } of topics) {
    await done(manager.post(`${base}/StartVoting`, { TopicId }))
    const votes = ids.slice(0, 2).map((UnitOwnerId) => ({ UnitOwnerId, OptionIds: ['yes'] }))
    await done(desk.post(`${base}/SetVotes`, { TopicId, Votes: votes }))
    // Three are a fifth and three; two of them are more than half.
    expect((await done(manager.post(`${base}/CloseVoting`, { TopicId }))).Result.IsCarried).toBe(true)
    await done(manager.post(`${base}/MakeDecision`, { TopicId, Decision: 'carried' }))
  }
  await done(manager.patch(`${base}/EndAssembly`, { AssemblyId }))
  const today = dayOf(new Date())
  await lobby.owner.query('update assembly set meeting_at = now() where id = $1', [AssemblyId])
  const served = { AssemblyId, What: 'minutes', UnitOwnerIds: ids, Channel: 'registered', ServedDate: today }
  await done(manager.post(`${base}/SetServings`, served))
  const object = (topic: number, unit: number) =>
    manager.post(`${base}/AddObjection`, {
      ObjectionId: newId(),
      TopicId: topics[topic]?.TopicId,
      UnitOwnerId: ids[unit],
      IsOnSpot: false,
      ReceivedDate: today,
    })
  const post = () => manager.patch(`${base}/PostOutcome`, { AssemblyId, PostedDate: today })
  // While owners may still object there is no outcome.
  expect(code(await post())).toBe(40_924_086)
  for (const unit of [4, 5, 6, 7]) await done(object(0, unit))
  await done(object(1, 8))
  const standings = async () =>
    (await done(manager.get(`${base}/GetObjectionList?AssemblyId=${AssemblyId}`))).Standings.map(
      ({ IsVetoed }: { IsVetoed: boolean }) => IsVetoed,
    )
  // Four of nine are not more than half.
  expect(await standings()).toEqual([false, false])
  await done(object(0, 8))
  expect(await standings()).toEqual([true, false])
  // Seven days and whatever holidays follow them later nobody may object any more.
  await lobby.owner.query('update assembly_serving set served_on = served_on - 20 where assembly_id = $1', [
    AssemblyId,
  ])
  expect(code(await object(1, 7))).toBe(40_924_081)
  const over = await done(post())
  expect(over).toMatchObject({ ResultPostedDate: today })
  expect(over.ResultNoticeDue > over.ObjectionEnd).toBe(true)
  expect(
    code(await manager.patch(`${base}/PostOutcome`, { AssemblyId, PostedDate: dayAfter(today, -15) })),
  ).toBe(40_924_086)
})
