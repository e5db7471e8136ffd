import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { householdOf } from '#database/cast/households.ts'
import { newId } from '#platform/contract/new-id.ts'
import { picture } from '#modules/keeping/files/server/sample-upload.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { connectLine, contact, type FakeProvider, fakeProvider, lineUser } from '#tests/setup/providers.ts'
import { rowsOf } from '#tests/setup/exports.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

/** The queue’s back-off is seconds. */
const patient = { timeout: 15_000 }
const base = '/core/api/Message'
const own = '/api/v1/Message'
let lobby: Lobby
let manager: Desk
let desk: Desk
let line: FakeProvider
let types: { TypeId: string; Name: string; DueHours: number }[]
beforeAll(async () => {
  line = await fakeProvider({ status: 200, body: '{"sentMessages":[{"id":"L1"}]}' })
  lobby = await startLobby({ run: 'api,worker', env: { PRIVATE_HOSTS: '1', LINE_API: line.url } })
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  types = (await desk.get(`${base}/Type`)).body.Data
})
afterAll(async () => {
  await lobby.close()
  await line.close()
})

const home = householdOf('A棟-5F-2')
const written = (changes: object = {}) => ({
  Id: newId(),
  TabletId: home.id,
  Name: '林小姐',
  TypeId: types[0]?.TypeId,
  Content: '走廊的燈壞了兩盞，晚上很暗。',
  ...changes,
})
const write = async (changes: object = {}) => (await desk.post(own, written(changes))).body.Data
const show = async (Id: string) => (await desk.get(`${base}/Detail`, { Id })).body.Data
const reply = (Id: string, changes: object = {}, who = desk) =>
  who.post(`${base}/Reply`, { Id, ReplyId: newId(), Content: '已請水電來看。', ...changes })
const fileForm = (content: Buffer, name: string) => {
  const form = new FormData()
  form.append('File', new Blob([new Uint8Array(content)]), name)
  return form
}
const linkOf = async () => {
  const { body } = await desk.get('/api/v1/HouseholdLink', { Kind: 'message', TabletIds: [home.id] })
  return `${own}/Form/${new URL(body.Data[0].Url, 'http://x').searchParams.get('token')}`
}

describe('messages of residents (R454, R455)', () => {
  it('are listed open ones first by when they are due, found by household, name and words, and counted', async () => {
    const { body } = await desk.get(`${base}/List`, { MaxCount: 100 })
    expect(body.Pagination).toMatchObject({ Offset: 0, Total: 200 })
    const open = body.Data.filter(({ Status }: { Status: number }) => Status < 2)
    expect(open).toHaveLength(8)
    expect(body.Data.slice(0, 8)).toEqual(open)
    const due = open.map(({ DueAt }: { DueAt: string }) => DueAt)
    expect(due).toEqual(due.toSorted())
    const paged = await Promise.all(
      [0, 5, 10, 15].map((Offset) => desk.get(`${base}/List`, { MaxCount: 5, Offset })),
    )
    const ids = (rows: { Id: string }[]) => rows.map(({ Id }) => Id)
    expect(paged.flatMap((page) => ids(page.body.Data))).toEqual(ids(body.Data.slice(0, 20)))
    const closed = body.Data.slice(8).map(({ ClosedAt }: { ClosedAt: string }) => ClosedAt)
    expect(closed).toEqual(closed.toSorted().toReversed())
    const found = await desk.get(`${base}/List`, { View: 'open', Keyword: '浴室' })
    expect(found.body.Data).toMatchObject([{ TabletNote: 'C棟-11F-4', Name: '許雅婷', TypeName: '設備' }])
    const total = (await desk.get(`${base}/Total`)).body.Data
    expect(total).toMatchObject({ New: 5, Handling: 3, Closed: 192 })
    expect(types[0]).toMatchObject({ Name: '設備', DueHours: 7 })
  })

  it('that the desk writes down come once, and are due by their kind', async () => {
    const one = written()
    const both = await Promise.all([1, 2].map(() => desk.post(own, one)))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const { At, CreateAt, DueAt, Source, Title } = both[0]?.body.Data ?? {}
    expect(Source).toBe('desk')
    expect(Title).toContain('走廊')
    expect(Date.parse(DueAt) - Date.parse(CreateAt ?? At)).toBe(7 * 3_600_000)
    expect((await desk.post(own, { ...one, Content: '別的' })).body.ErrorMessage.Code).toBe(409_28_101)
    expect((await desk.post(own, written({ TypeId: newId() }))).body.ErrorMessage.Code).toBe(400_28_101)
    expect((await (await lobby.as('committee1')).post(own, written())).status).toBe(403)
  })

  it('are replied to with files within the limits, once however often it is sent', async () => {
    const { Id } = await write()
    expect((await desk.get(`${base}/FileLimited`)).body.Data).toMatchObject({
      MaxCount: 2,
      MaxSize: 10_485_760,
      Extensions: expect.arrayContaining(['png', 'pdf']),
    })
    const kept = await desk.post(`${base}/UploadReplyFile`, fileForm(picture, 'a.png'))
    expect(kept.body.Data.Path).toMatch(/^message\//)
    const text = await desk.post(`${base}/UploadReplyFile`, fileForm(Buffer.from('no picture'), 'a.png'))
    expect(text.body.ErrorMessage.Code).toBe(415_28_101)
    const ReplyId = newId()
    const said = { ReplyId, Files: [kept.body.Data.Path] }
    await Promise.all([reply(Id, said), reply(Id, said)])
    const detail = await show(Id)
    expect(detail).toMatchObject({ Status: 1, ReplyCount: 1 })
    expect(detail.Replies[0]).toMatchObject({
      Kind: 'reply',
      SeenAt: null,
      Files: [{ Path: kept.body.Data.Path }],
    })
    const link = await desk.get(`${own}/File`, { Id, Path: kept.body.Data.Path })
    expect((await fetch(lobby.url + link.body.Data.Url)).headers.get('content-type')).toBe('image/png')
    expect((await reply(Id, { Files: ['a', 'b', 'c'] })).status).toBe(400)
    expect((await reply(Id, { Content: ' ' })).status).toBe(400)
  })

  it('of a household whose account was deactivated are answered with a 404 that says so (R271)', async () => {
    const { Id } = await write()
    await lobby.owner.query('update household set closed_at = now() where id = $1', [home.id])
    const refused = await reply(Id)
    await lobby.owner.query('update household set closed_at = null where id = $1', [home.id])
    expect([refused.status, refused.body.ErrorMessage.Code]).toEqual([404, 404_28_101])
    expect(refused.body.Message).toContain('帳號已停用')
  })

  it('are given to somebody, changed in kind, closed and opened by who saw the newest of them', async () => {
    const { Id, RowVersion } = await write()
    const [someone] = (await desk.get(`${own}/Assignee`)).body.Data
    const assign = (version: number, AssigneeId: string | null) =>
      desk.patch(`${own}/${Id}/Assign`, { RowVersion: version, AssigneeId })
    const both = await Promise.all([assign(RowVersion, someone.AccountId), assign(RowVersion, null)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await assign((await show(Id)).RowVersion, newId())).body.ErrorMessage.Code).toBe(400_28_102)
    const now = await show(Id)
    const typed = await desk.patch(`${own}/${Id}/Type`, {
      RowVersion: now.RowVersion,
      TypeId: types[2]?.TypeId,
    })
    expect(typed.body.Data).toMatchObject({ TypeName: '帳務', DueHours: 24 })
    const set = async (Status: number) =>
      (await desk.patch(`${own}/${Id}/Status`, { RowVersion: (await show(Id)).RowVersion, Status })).body.Data
    expect(await set(2)).toMatchObject({ Status: 2, ClosedBy: expect.stringMatching(/./) })
    expect(await set(1)).toMatchObject({ Status: 1, ClosedAt: null })
  })

  it('of a household that became part of another one are answered there (R271)', async () => {
    const [from, into] = ['C棟-7F-1', 'C棟-7F-2'].map((label) => householdOf(label).id) as [string, string]
    const { Id } = await write({ TabletId: from, Name: '陳先生' })
    const version = async (id: string) =>
      (await manager.get(`/core/api/HouseholdProperty/${id}`)).body.Data.RowVersion
    const merged = await manager.post(`/api/v1/Household/${from}/Merge`, {
      IntoId: into,
      RowVersion: await version(from),
      IntoVersion: await version(into),
      Reason: '兩戶打通',
    })
    expect(merged.status).toBe(200)
    expect((await reply(Id)).body.Data).toMatchObject({ TabletId: into, Status: 1 })
  })

  it('are exported as a workbook, narrowed as the list, who wrote masked, by whoever answers them', async () => {
    await write({ Name: '歐陽小英', Content: '=1+1 水壓' })
    const fetchBy = (who: Desk) => {
      const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { authorization: `Bearer ${who.accessToken}`, cookie }
      return fetch(`${lobby.url}${base}/Export?View=open&Keyword=${encodeURIComponent('=1+1')}`, { headers })
    }
    expect((await fetchBy(await lobby.as('committee1'))).status).toBe(403)
    const answer = await fetchBy(manager)
    expect(answer.headers.get('content-type')).toContain('spreadsheetml')
    const [head, ...rows] = await rowsOf(Buffer.from(await answer.arrayBuffer()))
    expect(head?.slice(1, 5)).toEqual(['戶別', '姓名', '類型', '內容'])
    expect(rows.map((row) => row.slice(1, 5))).toEqual([['A棟-5F-2', '歐○○英', '設備', "'=1+1 水壓"]])
  })

  it('are answered once where two write at once: the slower one is told who was faster, and reads that first', async () => {
    const { Id } = await write()
    const answers = await Promise.all([
      reply(Id, { SeenReplyCount: 0 }),
      reply(Id, { SeenReplyCount: 0 }, manager),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const told = answers.find(({ status }) => status === 409)
    expect(told?.body.ErrorMessage.Code).toBe(409_28_112)
    expect((await reply(Id, { SeenReplyCount: 1 })).status).toBe(200)
    expect((await show(Id)).ReplyCount).toBe(2)
  })
})

describe('a reply', () => {
  it('is told to whoever of the household agreed to a channel, in its words', async () => {
    const { Settings, Version } = (await manager.get('/api/v1/Notice/Settings')).body.Data
    await manager.put('/api/v1/Notice/Settings', { ...Settings, Quiet: null, Version })
    await connectLine(manager)
    const [person] = (await desk.get(`/api/v1/Notice/Contact/${home.id}`)).body.Data
    await contact(desk, person.ResidentId, { LineUserId: lineUser.one, Way: 'line' })
    const { Id } = await write()
    await reply(Id, { Content: '水電明天上午來換燈。' })
    await expect.poll(() => JSON.stringify(line.asked), patient).toContain('水電明天上午來換燈。')
    expect(JSON.stringify(line.asked)).toContain('管理中心回覆 A棟-5F-2 林小姐')
  })
})

describe('a household’s own page', () => {
  it('sends messages, shows replies, and by that the desk sees that they were seen', async () => {
    const address = await linkOf()
    const nobody = lobby.nobody()
    const form = (await nobody.get(address)).body.Data
    expect(form).toMatchObject({ CommunityName: '晴川社區', TabletNote: 'A棟-5F-2' })
    const message = { Id: newId(), Name: '林小姐', TypeId: form.Types[0].TypeId, Content: '水壓很小。' }
    expect((await nobody.post(address, message)).status).toBe(200)
    // Sent again after the desk changed its kind, it is the same one.
    const { RowVersion } = await show(message.Id)
    await desk.patch(`${own}/${message.Id}/Type`, { RowVersion, TypeId: types[2]?.TypeId })
    expect((await nobody.post(address, message)).status).toBe(200)
    const kept = await desk.post(`${base}/UploadReplyFile`, fileForm(picture, 'a.png'))
    await reply(message.Id, { Files: [kept.body.Data.Path] })
    expect((await show(message.Id)).Replies.at(-1).SeenAt).toBeNull()
    const file = `${lobby.url}${address}/File?Path=${encodeURIComponent(kept.body.Data.Path)}`
    expect((await fetch(file)).headers.get('content-type')).toBe('image/png')
    expect((await fetch(file.replace('File?Path=message', 'File?Path=webcam'))).status).toBe(404)
    const seen = (await nobody.get(address)).body.Data.Messages
    expect(seen.find(({ Id }: { Id: string }) => Id === message.Id)).toMatchObject({
      Status: 1,
      Replies: [{ Content: '已請水電來看。' }],
    })
    expect((await show(message.Id)).Replies.at(-1).SeenAt).not.toBeNull()
  })

  it('sends photos with a message, three at most and each once, which the desk opens by a link of their own', async () => {
    const address = await linkOf()
    const nobody = lobby.nobody()
    const Id = newId()
    await nobody.post(address, { Id, Name: '林小姐', TypeId: types[0]?.TypeId, Content: '天花板滴水。' })
    const add = (PhotoId: string, content = picture, message = Id) =>
      nobody.post(`${address}/${message}/Photo/${PhotoId}`, fileForm(content, 'a.png'))
    const first = newId()
    for (const count of [1, 1]) expect((await add(first)).body).toMatchObject({ Data: { Count: count } })
    expect((await add(newId(), Buffer.from('no picture'))).status).toBe(415)
    await add(newId())
    await add(newId())
    expect((await add(newId())).body.ErrorMessage.Code).toBe(409_28_111)
    const byDesk = await write()
    expect((await add(newId(), picture, byDesk.Id)).body.ErrorMessage.Code).toBe(404_28_102)
    const { Photos } = await show(Id)
    expect(Photos).toHaveLength(3)
    const link = await desk.get(`${own}/File`, { Id, Path: Photos[0].Path })
    expect((await fetch(lobby.url + link.body.Data.Url)).headers.get('content-type')).toBe('image/png')
  })

  it('takes ten messages of a household in a day and no more', async () => {
    const address = await linkOf()
    const send = () =>
      lobby.nobody().post(address, { Id: newId(), Name: '林小姐', TypeId: types[0]?.TypeId, Content: '測試' })
    const codes: number[] = []
    for (let nth = 0; nth < 11; nth++) codes.push((await send()).body.ErrorMessage?.Code ?? 200)
    expect(codes.filter((code) => code === 200).length).toBeLessThanOrEqual(10)
    expect(codes.at(-1)).toBe(429_28_101)
  })

  it('is worth nothing when it was made up, is for gas, or was renewed', async () => {
    const address = await linkOf()
    const nobody = lobby.nobody()
    const forged = `${address.slice(0, -2)}${address.endsWith('AA') ? 'BB' : 'AA'}`
    expect((await nobody.get(forged)).body.ErrorMessage.Code).toBe(404_28_102)
    const token = address.split('/').at(-1)
    expect((await nobody.get(`/api/v1/Gas/Form/${token}`)).status).toBe(404)
    expect((await manager.post(`/api/v1/HouseholdLink/${home.id}/Renew`)).status).toBe(200)
    expect((await nobody.get(address)).body.ErrorMessage.Code).toBe(404_28_102)
    expect((await nobody.get(await linkOf())).status).toBe(200)
  })
})
