import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
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

describe('the life of an assembly', () => {
  it('is created once, published with a roll and an agenda, started, ended (R313)', async () => {
    const meeting = await begin(manager, even(3))
    const end = () => manager.patch(`${base}/EndAssembly`, { AssemblyId: meeting.AssemblyId })
    await meeting.owner(desk, '1F')
    await meeting.act('StartVoting')
    expect(code(await end())).toBe(40_924_010)
    await meeting.act('CloseVoting')
    expect(code(await end())).toBe(40_924_011)
    await meeting.act('MakeDecision', { Decision: 'rejected' })
    expect((await end()).body.Data).toMatchObject({ Status: 'ended' })
    expect(code(await meeting.owner(desk, '2F'))).toBe(40_924_006)
  })

  it('is reset and deleted only before anything was served (R313)', async () => {
    const meeting = await begin(manager, even(3))
    await meeting.owner(desk, '1F')
    const { AssemblyId } = meeting
    const query = `AssemblyId=${AssemblyId}`
    const reset = () => manager.delete(`${base}/ResetAssembly?${query}&Reason=${encodeURIComponent('重來')}`)
    expect((await reset()).body.Data.Status).toBe('draft')
    await manager.patch(`${base}/PublishAssembly`, { AssemblyId })
    const served = {
      AssemblyId,
      What: 'notice',
      UnitOwnerIds: [meeting.id('1F')],
      Channel: 'hand',
      ServedDate: '2026-11-01',
    }
    expect((await manager.post(`${base}/SetServings`, served)).body.Data.Served).toBe(1)
    expect(code(await reset())).toBe(40_924_007)
    expect(code(await manager.delete(`${base}/DeleteAssembly?${query}`))).toBe(40_924_007)
  })

  it('warns when fewer than ten whole days lie between notice and meeting (Art. 30)', async () => {
    const AssemblyId = newId()
    const answer = await manager.post(`${base}/CreateAssembly`, {
      AssemblyId,
      Title: '臨時會',
      Type: 'regular',
      MeetingAtUtc: '2027-03-11T06:00:00Z',
      NoticeDate: '2027-03-01',
      IsPosted: false,
      Place: '大廳',
      ConvenerName: '何佳蓉',
    })
    expect(answer.body.Data.Warnings).toEqual(['noUnits', 'noTopics', 'noticeLate'])
  })

  it('never takes an election as an extempore motion (Art. 30 II)', async () => {
    const meeting = await begin(manager, even(3))
    const topic = {
      TopicId: newId(),
      Title: '改選',
      Kind: 'election',
      Options: [{ OptionId: 'a', Name: '甲' }],
      Seats: [{ Seats: 1 }],
    }
    expect(
      code(await manager.post(`${base}/CreateTopic`, { AssemblyId: meeting.AssemblyId, ...topic })),
    ).toBe(40_924_043)
  })

  it('keeps every act in a chain of hashes, which shows a changed act', async () => {
    const meeting = await begin(manager, even(3))
    await meeting.owner(desk, '1F')
    const record = async () =>
      (await manager.get(`${base}/GetEventList?AssemblyId=${meeting.AssemblyId}`)).body.Data
    expect((await record()).IsWhole).toBe(true)
    await lobby.owner.query(
      "update assembly_entry set facts = '{}' where assembly_id = $1 and act = 'registerOwner'",
      [meeting.AssemblyId],
    )
    expect((await record()).IsWhole).toBe(false)
  })

  it('is seen and changed by its own community alone (R313 to R316)', async () => {
    const { AssemblyId, TopicId, id } = await begin(manager, even(3))
    // Another community that holds assemblies as well: it is not the service that keeps it out.
    await lobby.owner.query(
      `insert into community_service (community_id, service_id, kind, position)
       select id, 23, 1, 99 from community where name = '松濤苑' on conflict do nothing`,
    )
    const other = await lobby.as('auth_0912345678', '松濤苑')
    const ofAssembly = ['GetAssembly', 'GetDashboardData', 'GetUnitOwnerList', 'GetTopicList', 'GetEventList']
    const answers = [
      ...ofAssembly.map((read) => other.get(`${base}/${read}?AssemblyId=${AssemblyId}`)),
      other.get(`${base}/GetAttendanceCardList?AssemblyId=${AssemblyId}`),
      other.get(`${base}/GetRegistrationExport?AssemblyId=${AssemblyId}`),
      other.get(`${base}/GetPaper?AssemblyId=${AssemblyId}&Paper=signIn`),
      other.get(`${base}/GetTopic?TopicId=${TopicId}`),
      other.get(`${base}/GetVotes?TopicId=${TopicId}`),
      other.get(`${base}/GetVoteInfo?TopicId=${TopicId}&Keyword=1F`),
      other.patch(`${base}/RegisterUnitOwner`, { AssemblyId, UnitOwnerIds: [id('1F')] }),
      other.patch(`${base}/EndAssembly`, { AssemblyId }),
      other.put(`${base}/CancelAssembly`, { AssemblyId, Reason: '別處' }),
      other.post(`${base}/StartVoting`, { TopicId, Reason: '別處' }),
      other.delete(`${base}/DeleteTopic?TopicId=${TopicId}`),
      other.delete(`${base}/DeleteAssembly?AssemblyId=${AssemblyId}`),
    ]
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([404]))
    expect((await other.get(`${base}/GetAssemblyList`)).body.Data).toEqual([])
    expect((await manager.get(`${base}/GetAssembly?AssemblyId=${AssemblyId}`)).body.Data.Status).toBe(
      'running',
    )
  })

  it('is edited and called off until it is over, by whoever saw it as it is (R313)', async () => {
    const { AssemblyId } = await begin(manager, even(3), { isDraft: true })
    const read = async () => (await manager.get(`${base}/GetAssembly?AssemblyId=${AssemblyId}`)).body.Data
    const before = await read()
    const edit = (more: object) => manager.put(`${base}/EditAssembly`, { ...before, ...more })
    expect((await edit({ Place: '中庭' })).body.Data.Place).toBe('中庭')
    // Two who opened the same form: the second is told.
    expect(code(await edit({ Place: '地下室' }))).toBe(40_924_002)
    const cancel = (Reason: string) => manager.put(`${base}/CancelAssembly`, { AssemblyId, Reason })
    expect((await cancel('改期')).body.Data).toMatchObject({ Status: 'cancelled', Place: '中庭' })
    expect(code(await cancel('再一次'))).toBe(40_924_006)
    expect(code(await edit({ RowVersion: (await read()).RowVersion }))).toBe(40_924_006)
  })

  it('prints notice, cards, proxies, sign-in book and minutes, and exports both workbooks', async () => {
    const meeting = await begin(manager, even(3))
    await meeting.owner(desk, '1F', '2F')
    await meeting.act('StartVoting')
    await meeting.vote(desk, 'yes', '1F', '2F')
    await meeting.act('CloseVoting')
    const query = `AssemblyId=${meeting.AssemblyId}`
    for (const paper of ['notice', 'cards', 'proxies', 'signIn', 'minutes'])
      expect((await manager.get(`${base}/GetPaper?${query}&Paper=${paper}`)).status, paper).toBe(200)
    for (const file of ['GetRegistrationExport', 'GetAssemblyVotingResultExport'])
      expect((await manager.get(`${base}/${file}?${query}`)).status, file).toBe(200)
    expect((await manager.get(`${base}/GetImportationTemplate`)).status).toBe(200)
  })
})
