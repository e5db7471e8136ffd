import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayAfter } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { fileOf, hasProgram, wordsOf } from '#tests/setup/paper-tools.ts'
import { uploadBy } from '#modules/keeping/files/server/sample-upload.ts'
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

const code = (answer: Answer) => answer.body.ErrorMessage?.Code
async function done(answer: Promise<Answer>): Promise<Answer['body']> {
  const { status, body } = await answer
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.Data
}
const today = () => dayOf(new Date())
const paper = (AssemblyId: string, kind: string, who = manager) =>
  fileOf(who, `${base}/GetPaper?AssemblyId=${AssemblyId}&Paper=${kind}`)
/** Pictures in a PDF; how clear each is at which place is a picture of its own there. */
const pictures = (pdf: Buffer) => {
  const count = (what: RegExp) => pdf.toString('latin1').match(what)?.length ?? 0
  return count(/\/Subtype \/Image/g) - count(/\/SMask /g)
}
/** A meeting is over today. */
const over = async (AssemblyId: string) => {
  await lobby.owner.query('update assembly set meeting_at = now() where id = $1', [AssemblyId])
  await done(manager.patch(`${base}/EndAssembly`, { AssemblyId }))
}

describe('what belongs to minutes (Art. 34)', () => {
  it('is one file: notice, minutes, signatures, proxies with their photos, and serving owner by owner with its evidence', async () => {
    const { AssemblyId, id, act, vote, agent } = await begin(manager, even(4))
    const SignUrl = await uploadBy(desk, 'handwrite')
    await done(desk.patch(`${base}/RegisterUnitOwner`, { AssemblyId, UnitOwnerIds: [id('1F')], SignUrl }))
    await done(
      agent(
        desk,
        {
          AgentName: '王五',
          AgentRelation: 'spouse',
          ProxyFileUrl: await uploadBy(desk),
          SignUrl: await uploadBy(desk, 'handwrite'),
        },
        '2F',
      ),
    )
    await act('StartVoting')
    await act('ResetVoting', { Reason: '投影機故障' })
    await act('StartVoting')
    await vote(desk, 'yes', '1F', '2F')
    await act('CloseVoting')
    await act('MakeDecision', { Decision: 'rejected' })
    await over(AssemblyId)
    const serve = (What: string, label: string, more: object) =>
      done(
        manager.post(`${base}/SetServings`, {
          AssemblyId,
          What,
          UnitOwnerIds: [id(label)],
          ServedDate: today(),
          ...more,
        }),
      )
    await serve('notice', '1F', { Channel: 'registered', Evidence: '掛號 4711' })
    const EvidenceFileUrl = await uploadBy(manager)
    await serve('minutes', '3F', { Channel: 'hand', Evidence: '簽收簿 8', EvidenceFileUrl })
    const pack = await paper(AssemblyId, 'pack')
    expect([pack.status, pack.type]).toEqual([200, 'application/pdf'])
    // Two signatures, the photo of the proxy, and that of the receipt.
    expect(pictures(pack.content)).toBe(4)
    expect(pictures((await paper(AssemblyId, 'signIn')).content)).toBe(2)
    const row = (await done(manager.get(`${base}/GetServingList?AssemblyId=${AssemblyId}&What=minutes`)))[2]
    expect(row).toMatchObject({ TabletNote: '3F', Evidence: '簽收簿 8', EvidenceFileUrl })
    if (!hasProgram('pdftotext')) return
    const words = wordsOf(pack.content)
    for (const part of [
      '會議紀錄全卷',
      '開會通知單',
      '簽到簿',
      '委託書',
      '送達紀錄',
      '投影機故障',
      '掛號 4711',
      '簽收簿 8',
      '尚未送達',
    ])
      expect(words).toContain(part)
  })

  it('is not for whoever only sees the meeting', async () => {
    const { AssemblyId } = await begin(manager, even(2))
    await over(AssemblyId)
    const committee = await lobby.as('committee1')
    const asked = ['pack', 'servings', 'minutes'].map(
      async (kind) => (await paper(AssemblyId, kind, committee)).status,
    )
    expect(await Promise.all(asked)).toEqual([403, 403, 200])
  })

  it('are posted on a day that can be, which is corrected with a reason alone', async () => {
    const { AssemblyId } = await begin(manager, even(2))
    const post = (PostedDate: string, Reason = '') =>
      manager.patch(`${base}/PostMinutes`, { AssemblyId, PostedDate, Reason })
    expect(code(await post(today()))).toBe(40_924_013)
    await over(AssemblyId)
    expect(code(await post(dayAfter(today(), 1)))).toBe(40_924_816)
    expect(code(await post(dayAfter(today(), -1)))).toBe(40_924_816)
    expect(await done(post(today()))).toMatchObject({ MinutesPostedDate: today() })
    await lobby.owner.query("update assembly set meeting_at = meeting_at - interval '1 day' where id = $1", [
      AssemblyId,
    ])
    expect(code(await post(dayAfter(today(), -1)))).toBe(40_924_817)
    expect(await done(post(dayAfter(today(), -1), '貼錯日期'))).toMatchObject({
      MinutesPostedDate: dayAfter(today(), -1),
    })
    const { Entries } = await done(manager.get(`${base}/GetEventList?AssemblyId=${AssemblyId}`))
    expect(Entries.filter(({ Act }: { Act: string }) => Act === 'postMinutes')).toHaveLength(2)
    // What hangs on the board is of a meeting that stays, though nobody was served yet (R313).
    for (const path of ['ResetAssembly?Reason=x&', 'DeleteAssembly?'])
      expect(code(await manager.delete(`${base}/${path}AssemblyId=${AssemblyId}`))).toBe(40_924_007)
  })
})

it('a meeting called again takes over roll and open motions in one act, and its resolutions stand or fall on list, minutes and the paper that is posted (Art. 32)', async () => {
  const first = await begin(manager, even(6))
  const second = newId()
  await done(
    manager.post(`${base}/CreateTopic`, {
      AssemblyId: first.AssemblyId,
      TopicId: second,
      Title: '外牆修繕',
      Kind: 'repair',
    }),
  )
  const withdrawn = { AssemblyId: first.AssemblyId, TopicId: newId(), Title: '撤回的案', Kind: 'ordinary' }
  await done(manager.post(`${base}/CreateTopic`, withdrawn))
  await done(
    manager.post(`${base}/MakeDecision`, {
      TopicId: withdrawn.TopicId,
      Decision: 'withdrawn',
      Reason: '提案人撤回',
    }),
  )
  await over(first.AssemblyId)
  const AssemblyId = newId()
  await done(
    manager.post(`${base}/CreateAssembly`, {
      AssemblyId,
      Title: '重新召集會議',
      Type: 'reconvened',
      ParentAssemblyId: first.AssemblyId,
      MeetingAtUtc: new Date().toISOString(),
      Place: '大廳',
      ConvenerName: '甲1',
    }),
  )
  const take = () => manager.post(`${base}/TakeOverParent`, { AssemblyId })
  expect(await done(take())).toEqual({ Imported: 6, Topics: 2 })
  // The same again brings nothing twice.
  expect(await done(take())).toEqual({ Imported: 6, Topics: 0 })
  const topics = await done(manager.get(`${base}/GetTopicList?AssemblyId=${AssemblyId}`))
  expect(topics.map((one: { Title: string }) => one.Title)).toEqual(['年度預算', '外牆修繕'])
  await done(manager.patch(`${base}/PublishAssembly`, { AssemblyId }))
  await done(manager.patch(`${base}/StartAssembly`, { AssemblyId, Reason }))
  const units = await done(manager.get(`${base}/GetUnitOwnerList?AssemblyId=${AssemblyId}`))
  const ids: string[] = units.map(({ UnitOwnerId }: { UnitOwnerId: string }) => UnitOwnerId)
  await done(desk.patch(`${base}/RegisterUnitOwner`, { AssemblyId, UnitOwnerIds: ids.slice(0, 3) }))
  for (const { TopicId } of topics) {
    await done(manager.post(`${base}/StartVoting`, { TopicId }))
    const Votes = ids.slice(0, 3).map((UnitOwnerId) => ({ UnitOwnerId, OptionIds: ['yes'] }))
    await done(desk.post(`${base}/SetVotes`, { TopicId, Votes }))
    await done(manager.post(`${base}/CloseVoting`, { TopicId }))
    await done(manager.post(`${base}/MakeDecision`, { TopicId, Decision: 'carried' }))
  }
  await done(manager.patch(`${base}/EndAssembly`, { AssemblyId }))
  const row = async () => done(manager.get(`${base}/GetAssembly?AssemblyId=${AssemblyId}`))
  const states = async () =>
    (await done(manager.get(`${base}/GetTopicList?AssemblyId=${AssemblyId}`))).map(
      (one: { ResolutionState: string }) => one.ResolutionState,
    )
  const served = { AssemblyId, UnitOwnerIds: ids, Channel: 'hand', ServedDate: today() }
  await done(manager.post(`${base}/SetServings`, { ...served, What: 'minutes' }))
  for (const UnitOwnerId of ids.slice(2))
    await done(
      manager.post(`${base}/AddObjection`, {
        ObjectionId: newId(),
        TopicId: topics[0].TopicId,
        UnitOwnerId,
        IsOnSpot: false,
        ReceivedDate: today(),
      }),
    )
  // While owners may object, nothing stands and nothing fell, though four of six object.
  expect(await states()).toEqual(['open', 'open'])
  expect((await row()).Results).toEqual({ Open: 2, Established: 0, Fallen: 0 })
  expect(code(await manager.post(`${base}/SetServings`, { ...served, What: 'outcome' }))).toBe(40_924_818)
  await lobby.owner.query('update assembly_serving set served_on = served_on - 20 where assembly_id = $1', [
    AssemblyId,
  ])
  expect(await states()).toEqual(['fallen', 'established'])
  const [listed] = (
    await manager.get(`${base}/GetAssemblyList?Keyword=${encodeURIComponent('重新召集會議')}`)
  ).body.Data
  expect(listed.Results).toEqual({ Open: 0, Established: 1, Fallen: 1 })
  await done(manager.patch(`${base}/PostOutcome`, { AssemblyId, PostedDate: today() }))
  // Whoever owns is told in writing too (Art. 32 III).
  expect(await done(manager.post(`${base}/SetServings`, { ...served, What: 'outcome' }))).toEqual({
    Served: 6,
  })
  const posted = await paper(AssemblyId, 'outcome')
  expect(posted.status).toBe(200)
  expect((await paper(first.AssemblyId, 'outcome')).status).toBe(409)
  if (!hasProgram('pdftotext')) return
  for (const said of [/年度預算.*不成立/, /外牆修繕.*成立/]) expect(wordsOf(posted.content)).toMatch(said)
  expect(wordsOf((await paper(AssemblyId, 'minutes')).content)).toContain('日起七日。決議不成立。')
})
