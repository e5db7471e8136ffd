import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter } from '#platform/contract/days.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { fileOf, hasProgram, wordsOf } from '#tests/setup/paper-tools.ts'
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
type Meeting = Awaited<ReturnType<typeof begin>>
const published = async () => {
  const meeting = await begin(manager, even(3), { isDraft: true })
  await manager.patch(`${base}/PublishAssembly`, { AssemblyId: meeting.AssemblyId })
  return meeting
}
const rowOf = async ({ AssemblyId }: Meeting) =>
  (await manager.get(`${base}/GetAssembly?AssemblyId=${AssemblyId}`)).body.Data
const edit = async (meeting: Meeting, part: object) => {
  const { status, body } = await manager.put(`${base}/EditAssembly`, { ...(await rowOf(meeting)), ...part })
  expect(status).toBe(200)
  return body.Data
}
const serve = async ({ AssemblyId, id }: Meeting, label: string, ServedDate: string) => {
  const UnitOwnerIds = [id(label)]
  const sent = { AssemblyId, What: 'notice', UnitOwnerIds, Channel: 'hand', ServedDate }
  expect((await manager.post(`${base}/SetServings`, sent)).status).toBe(200)
}
const extempore = ({ AssemblyId }: Meeting) => {
  const TopicId = newId()
  const topic = { AssemblyId, TopicId, Title: '臨時停車動議', Kind: 'ordinary' }
  return manager.post(`${base}/CreateTopic`, topic).then(() => TopicId)
}

describe('the notice of a meeting (Art. 30)', () => {
  it('says what it said when it was served, whatever is changed later, and never an extempore motion', async () => {
    const meeting = await published()
    await extempore(meeting)
    const wordsOfNotice = async () =>
      wordsOf(
        (await fileOf(manager, `${base}/GetPaper?AssemblyId=${meeting.AssemblyId}&Paper=notice`)).content,
      )
    if (hasProgram('pdftotext')) expect(await wordsOfNotice()).not.toContain('臨時停車動議')
    await edit(meeting, { Place: '會議室' })
    await serve(meeting, '1F', dayOf(new Date()))
    await edit(meeting, { Place: '中庭', ConvenerName: '別人' })
    const topic = (await manager.get(`${base}/GetTopic?TopicId=${meeting.TopicId}`)).body.Data
    const changed = await manager.put(`${base}/UpdateTopic`, { ...topic, Title: '動支基金' })
    expect(changed.status).toBe(200)
    const { AssemblyId } = meeting
    await manager.patch(`${base}/StartAssembly`, { AssemblyId, Reason })
    const { rows } = await lobby.owner.query('select notice from assembly where id = $1', [AssemblyId])
    expect(rows[0].notice).toMatchObject({
      place: '會議室',
      convenerName: '何佳蓉',
      topics: [{ number: 1, title: '年度預算' }],
    })
    if (!hasProgram('pdftotext')) return
    const words = await wordsOfNotice()
    for (const said of ['會議室', '年度預算', '通知後變更：開會時間', '開會地點 中庭'])
      expect(words).toContain(said)
    for (const said of ['臨時停車動議', '動支基金']) expect(words).not.toContain(said)
  })

  it('binds: a motion that it names is not deleted, one that came later is', async () => {
    const meeting = await published()
    const TopicId = await extempore(meeting)
    const remove = (id: string) => manager.delete(`${base}/DeleteTopic?TopicId=${id}`)
    expect(code(await remove(meeting.TopicId))).toBe(409_24_826)
    expect((await remove(TopicId)).status).toBe(200)
  })

  it('is late as soon as one owner was served too late, whatever day was planned', async () => {
    const meeting = await published()
    const today = dayOf(new Date())
    const MeetingAtUtc = new Date(Date.now() + 12 * 86_400_000).toISOString()
    await edit(meeting, { MeetingAtUtc, NoticeDate: today })
    await serve(meeting, '1F', today)
    expect((await rowOf(meeting)).Warnings).not.toContain('noticeLate')
    await edit(meeting, { MeetingAtUtc: new Date(Date.now() + 5 * 86_400_000).toISOString() })
    expect((await rowOf(meeting)).Warnings).toContain('noticeLate')
    await edit(meeting, { NoticeDate: dayAfter(today, -30) })
    expect((await rowOf(meeting)).Warnings).toContain('noticeLate')
  })
})

it('a meeting that is held on another day than planned is of that day, from which its minutes are due (Art. 34)', async () => {
  const meeting = await begin(manager, even(3))
  const { AssemblyId, id } = meeting
  const today = dayOf(new Date())
  expect(dayOf(new Date((await rowOf(meeting)).MeetingAtUtc))).toBe(today)
  const { Entries } = (await manager.get(`${base}/GetEventList?AssemblyId=${AssemblyId}`)).body.Data
  const start = Entries.find(({ Act }: { Act: string }) => Act === 'start')
  expect(dayOf(new Date(JSON.parse(start.Facts).planned))).toBe(dayAfter(today, 20))
  await manager.patch(`${base}/EndAssembly`, { AssemblyId })
  expect((await rowOf(meeting)).MinutesDueDate).toBe(dayAfter(today, 15))
  const served = { AssemblyId, What: 'minutes', UnitOwnerIds: [id('1F')], Channel: 'hand', ServedDate: today }
  expect((await manager.post(`${base}/SetServings`, served)).status).toBe(200)
})

it('whatever is changed of a meeting stands in the record with what was there before, the day of its notice too', async () => {
  const meeting = await begin(manager, even(3))
  const before = await rowOf(meeting)
  await edit(meeting, { NoticeDate: '2026-01-05', ChairName: '新主席', Place: '中庭' })
  const { Entries } = (await manager.get(`${base}/GetEventList?AssemblyId=${meeting.AssemblyId}`)).body.Data
  expect(JSON.parse(Entries.at(-1).Facts).changed).toEqual({
    noticeDay: { before: before.NoticeDate, after: '2026-01-05' },
    chairName: { before: '', after: '新主席' },
    place: { before: '大廳', after: '中庭' },
  })
  const { rows } = await lobby.owner.query(
    "select before, after from audit where action = 'assemblies.edit' and target_id = $1",
    [meeting.AssemblyId],
  )
  expect(JSON.stringify(rows)).toContain('2026-01-05')
})

it('the same id with anything else is another meeting, motion or unit, and refused', async () => {
  const AssemblyId = newId()
  const said = {
    AssemblyId,
    Title: '同一場',
    Type: 'regular',
    MeetingAtUtc: new Date(Date.now() + 20 * 86_400_000).toISOString(),
    Place: '大廳',
    ConvenerName: '何佳蓉',
    Bylaws: [],
  }
  const make = (part: object) => manager.post(`${base}/CreateAssembly`, { ...said, ...part })
  for (const status of [200, 200]) expect((await make({})).status).toBe(status)
  expect(code(await make({ PersonCountMode: 'unit' }))).toBe(409_24_001)
  const topic = { AssemblyId, TopicId: newId(), Title: '案', Kind: 'ordinary' }
  const move = (part: object) => manager.post(`${base}/CreateTopic`, { ...topic, ...part })
  for (const status of [200, 200]) expect((await move({})).status).toBe(status)
  expect(code(await move({ VoteWay: 'notRecord' }))).toBe(409_24_040)
  const unit = {
    AssemblyId,
    UnitOwnerId: newId(),
    TabletNote: 'A',
    Owners: [{ Name: '甲' }],
    ExclusiveArea: 100,
  }
  const add = (part: object) => manager.put(`${base}/AddUnitOwner`, { ...unit, ...part })
  for (const status of [200, 200]) expect((await add({})).status).toBe(status)
  expect(code(await add({ ExclusiveArea: 200 }))).toBe(409_24_021)
})

it('the board in the lobby cuts the share of the area, as the hall does', async () => {
  const meeting = await begin(manager, even(6), {
    assembly: { Title: '舊會議' },
  })
  // The first of those that go on.
  await lobby.owner.query("update assembly set meeting_at = '2020-01-01' where id = $1", [meeting.AssemblyId])
  await meeting.owner(desk, '1F', '2F', '3F', '4F')
  const parts = (await desk.get('/api/v1/BulletinBoard/Part')).body.Data
  const { Facts } = parts.find(({ Part }: { Part: string }) => Part === 'assemblies')
  expect(Facts[0]).toEqual({ Title: '舊會議', Big: '4／6 戶', Note: '已到場，專有部分 66.66 %' })
})
