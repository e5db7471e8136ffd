import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { householdOf } from '#database/cast/households.ts'
import { uploadBy } from '#modules/keeping/files/server/sample-upload.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

/** The queue’s back-off is seconds. */
const patient = { timeout: 15_000 }
const base = '/core/api/Message'
const own = '/api/v1/Message'
let lobby: Lobby
let manager: Desk
let desk: Desk
let typeId: string
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker' })
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  typeId = (await desk.get(`${base}/Type`)).body.Data[0].TypeId
})
afterAll(() => lobby.close())

const written = (changes: object = {}) => ({
  Id: newId(),
  TabletId: householdOf('A棟-5F-2').id,
  Name: '林小姐',
  TypeId: typeId,
  Content: '走廊的燈壞了兩盞，晚上很暗。',
  ...changes,
})
const write = async (changes: object = {}) => (await desk.post(own, written(changes))).body.Data
const show = async (Id: string) => (await desk.get(`${base}/Detail`, { Id })).body.Data

const boss = '/api/v1/Message/Setting'

describe('kinds of messages and ready replies', () => {
  it('are added, renamed with another time, ordered and retired by managers; what is open keeps its due time', async () => {
    const Id = newId()
    const kind = { Name: '寵物', DueHours: 12, OnOfficeDays: false }
    expect((await desk.post(`${boss}/Type`, { Id, ...kind })).status).toBe(403)
    expect((await manager.post(`${boss}/Type`, { Id, ...kind })).status).toBe(200)
    const message = await write({ TypeId: Id })
    const changed = { Name: '寵物與環境', DueHours: 48, OnOfficeDays: true, RowVersion: 1 }
    expect((await manager.put(`${boss}/Type/${Id}`, changed)).status).toBe(200)
    expect((await manager.put(`${boss}/Type/${Id}`, changed)).body.ErrorMessage.Code).toBe(409_28_105)
    expect(await show(message.Id)).toMatchObject({ TypeName: '寵物與環境', DueAt: message.DueAt })
    const ids = (await desk.get(`${base}/Type`)).body.Data.map(({ TypeId }: { TypeId: string }) => TypeId)
    const order = { TypeIds: [Id, ...ids.slice(0, -1)], Seen: ids }
    expect((await manager.put(`${boss}/Type/Order`, order)).status).toBe(200)
    expect((await manager.put(`${boss}/Type/Order`, order)).body.ErrorMessage.Code).toBe(409_28_108)
    const retired = await manager.patch(`${boss}/Type/${Id}/Retire`, { RowVersion: 2, IsRetired: true })
    expect(retired.status).toBe(200)
    expect((await desk.post(own, written({ TypeId: Id }))).body.ErrorMessage.Code).toBe(400_28_101)
    const reply = { Id: newId(), Name: '已轉知', Content: '{姓名}您好，已轉知。' }
    expect((await manager.post(`${boss}/Canned`, reply)).status).toBe(200)
    expect((await manager.post(`${boss}/Canned`, { ...reply, Id: newId() })).body.ErrorMessage.Code).toBe(
      409_28_106,
    )
  })

  it('whose hours run on office days alone are due on an office day, holidays left out', async () => {
    const Id = newId()
    await manager.post(`${boss}/Type`, { Id, Name: '會計', DueHours: 24, OnOfficeDays: true })
    await lobby.owner.query(`
      insert into office_year values (2090, 'x', now(), 'x') on conflict do nothing`)
    // Every day but the eleventh from now is off: a day of hours ends when that one does.
    await lobby.owner.query(`
      insert into office_day (day, year, is_off)
      select d::date, 2090, d::date <> (now() at time zone 'Asia/Taipei')::date + 10
      from generate_series((now() at time zone 'Asia/Taipei')::date, (now() at time zone 'Asia/Taipei')::date + 30, interval '1 day') d
      on conflict (day) do update set is_off = excluded.is_off, note = ''`)
    const { CreateAt, DueAt } = await write({ TypeId: Id })
    const days = (at: string) => Math.floor((Date.parse(at) + 8 * 3_600_000) / 86_400_000)
    expect(days(DueAt) - days(CreateAt)).toBe(11)
    expect(Date.parse(DueAt) % 86_400_000).toBe(16 * 3_600_000)
  })
})

describe('what a message becomes', () => {
  it('is a repair with its household and words, and it is closed when that is accepted', async () => {
    const { Id, RowVersion } = await write()
    const photo = await uploadBy(desk)
    await lobby.owner.query(
      `insert into message_photo (community_id, id, message_id, path, at)
       select community_id, $2, id, replace($3, 'webcam/', 'message/'), now() from resident_message where id = $1`,
      [Id, newId(), photo],
    )
    await lobby.owner.query(
      `update uploaded_file set path = replace(path, 'webcam/', 'message/'), folder = 'message', claims = 1 where path = $1`,
      [photo],
    )
    const CaseId = newId()
    const asked = { RowVersion, CaseId, Title: '走廊燈不亮', Place: 'A棟-5F' }
    expect((await (await lobby.as('committee1')).post(`${own}/${Id}/Repair`, asked)).status).toBe(403)
    const made = await desk.post(`${own}/${Id}/Repair`, asked)
    expect(made.body.Data).toMatchObject({ Status: 1, Repair: { CaseId, IsOpen: true } })
    expect((await desk.post(`${own}/${Id}/Repair`, asked)).status).toBe(200)
    const twice = await desk.post(`${own}/${Id}/Repair`, { ...asked, CaseId: newId() })
    expect(twice.body.ErrorMessage.Code).toBe(409_28_110)
    const repairs = '/api/v1/Repairs'
    const repair = (await desk.get(`${repairs}/${CaseId}`)).body.Data
    expect(repair).toMatchObject({
      Title: '走廊燈不亮',
      ReporterName: '林小姐',
      Detail: made.body.Data.Content,
      TabletNote: 'A棟-5F-2',
      Photos: [photo.replace('webcam/', 'message/')],
    })
    const step = async (act: string, body: object) => {
      const seen = (await desk.get(`${repairs}/${CaseId}`)).body.Data.RowVersion
      expect((await manager.patch(`${repairs}/${CaseId}/${act}`, { RowVersion: seen, ...body })).status).toBe(
        200,
      )
    }
    await step('Assign', { SupplierId: null, Assignee: '林志豪', NeedsOffer: false })
    await step('Finish', { Cost: 800 })
    await step('Accept', {})
    await expect
      .poll(() => show(Id), patient)
      .toMatchObject({ Status: 2, ClosedBy: '系統', Repair: { IsOpen: false } })
    // Whoever wrote it is told.
    const said = (await show(Id)).Replies.filter(({ Kind }: { Kind: string }) => Kind === 'reply')
    expect(said).toMatchObject([{ Content: expect.stringMatching(/^您反映的事項（R-\d{4}）已修復。$/) }])
  })

  it('is told where it was merged to when its repair is accepted', async () => {
    const [one, other] = [await write(), await write({ TabletId: householdOf('A棟-6F-2').id })]
    const CaseId = newId()
    await desk.post(`${own}/${one.Id}/Repair`, {
      RowVersion: one.RowVersion,
      CaseId,
      Title: '燈',
      Place: '5F',
    })
    const seen = (await show(one.Id)).RowVersion
    const merged = await desk.post(`${own}/${one.Id}/Merge`, { RowVersion: seen, IntoId: other.Id })
    expect(merged.body.Data).toMatchObject({ Id: other.Id, Status: 0, Repair: { CaseId } })
    const repairs = `/api/v1/Repairs/${CaseId}`
    const step = async (act: string, body: object = {}) => {
      const { RowVersion } = (await desk.get(repairs)).body.Data
      expect((await manager.patch(`${repairs}/${act}`, { RowVersion, ...body })).status).toBe(200)
    }
    await step('Assign', { SupplierId: null, Assignee: '林志豪', NeedsOffer: false })
    await step('Finish', { Cost: 800 })
    await step('Accept')
    await expect.poll(() => show(other.Id), patient).toMatchObject({ Status: 2, ReplyCount: 1 })
    const { Replies } = await show(one.Id)
    expect(Replies.map(({ Kind }: { Kind: string }) => Kind)).toContain('answered')
  })

  it('is a draft of news with its words, without household and name, that nobody sees until it is released', async () => {
    const { Id, RowVersion } = await write()
    const NewsId = newId()
    const made = await desk.post(`${own}/${Id}/News`, { RowVersion, NewsId, Title: '走廊照明檢修' })
    expect(made.body.Data).toMatchObject({ NewsId })
    const draft = (await desk.get(`/api/v1/News/${NewsId}`)).body.Data
    expect(draft).toMatchObject({ Status: 'unpublished', Title: '走廊照明檢修' })
    expect(JSON.stringify(draft.Content)).toContain('走廊的燈壞了兩盞')
    expect(JSON.stringify(draft)).not.toMatch(/林小姐|A棟-5F-2/)
  })

  it('of more lines than news may have becomes a draft that can be saved', async () => {
    const { Id, RowVersion } = await write({ Content: 'a\n'.repeat(480) })
    const NewsId = newId()
    expect((await desk.post(`${own}/${Id}/News`, { RowVersion, NewsId, Title: '很多行' })).status).toBe(200)
    expect((await desk.get(`/api/v1/News/${NewsId}`)).body.Data.Content).toHaveLength(300)
  })
})
