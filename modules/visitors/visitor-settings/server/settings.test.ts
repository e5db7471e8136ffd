import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { came, walkIn } from '#tests/setup/visitors.ts'

const base = '/api/v1/Guest'
let lobby: Lobby
let desk: Desk
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

type Entry = { Id: string; Name: string; IsEnabled: boolean; RowVersion: number; VendorTypes: Entry[] }
const reasons = async (): Promise<Entry[]> => (await desk.get(`${base}/CauseType`)).body.Data
const called = async (name: string) => (await reasons()).find((reason) => reason.Name === name)

describe('reasons and kinds of vendors', () => {
  it('are added, renamed, moved and retired; visitors keep what it was called', async () => {
    const Id = newId()
    expect((await manager.post(`${base}/CauseType`, { Id, Name: '寵物美容' })).body).toEqual({ Data: { Id } })
    expect((await manager.post(`${base}/CauseType`, { Id, Name: '寵物美容' })).status).toBe(200)
    expect((await manager.post(`${base}/CauseType`, { Name: '寵物 美容' })).body.Message).toBe(
      '已經有「寵物美容」，請改用別的名稱。',
    )
    const kind = (await manager.post(`${base}/CauseType/${Id}/VendorType`, { Name: '到府洗貓' })).body.Data.Id
    expect((await called('寵物美容'))?.VendorTypes).toEqual([{ Id: kind, Name: '到府洗貓' }])
    const item = await came(desk, { CauseTypeId: Id, VendorTypeId: kind })
    expect((await manager.put(`${base}/CauseType/${Id}`, { Name: '寵物', Sort: 0 })).status).toBe(200)
    expect((await reasons()).findIndex((reason) => reason.Name === '寵物')).toBeLessThan(2)
    expect((await manager.delete(`${base}/CauseType/${Id}/VendorType/${kind}`)).status).toBe(200)
    expect((await manager.delete(`${base}/CauseType/${Id}`)).status).toBe(200)
    expect((await walkIn(desk, { CauseTypeId: Id })).body.ErrorMessage.Code).toBe(400541)
    const kept = await desk.patch(`${base}/${item.Id}`, { Remark: '改一下' })
    expect(kept.body.Data).toMatchObject({ CauseTypeName: '寵物美容', VendorTypeName: '到府洗貓' })
    expect((await manager.put(`${base}/CauseType/${Id}`, { Name: '寵物', IsEnabled: true })).status).toBe(200)
  })

  it('are changed as they were seen, by managers, and the last reason stays', async () => {
    const [first] = await reasons()
    expect((await desk.put(`${base}/CauseType/${first?.Id}`, { Name: '櫃台改' })).status).toBe(403)
    const rename = (Name: string) =>
      manager.put(`${base}/CauseType/${first?.Id}`, { Name, RowVersion: first?.RowVersion })
    expect((await rename('探親')).status).toBe(200)
    expect((await rename('訪友')).body.ErrorMessage.Code).toBe(409572)
    const live = (await reasons()).filter((reason) => reason.IsEnabled)
    for (const entry of live.slice(1)) await manager.delete(`${base}/CauseType/${entry.Id}`)
    const last = await manager.delete(`${base}/CauseType/${live[0]?.Id}`)
    expect(last.body.Message).toBe('至少要保留一個來訪事由，否則無法登記訪客。')
    for (const entry of live.slice(1)) {
      const back = await manager.put(`${base}/CauseType/${entry.Id}`, { Name: entry.Name, IsEnabled: true })
      expect(back.status).toBe(200)
    }
  })

  it('are ordered at once and as they were seen; kinds of vendors within their reason', async () => {
    const order = (list: string, Ids: string[], Seen: string[], more = {}) =>
      manager.put(`${base}/Setting/${list}/Order`, { Ids, Seen, ...more })
    const live = async () => (await reasons()).filter((reason) => reason.IsEnabled).map((reason) => reason.Id)
    const seen = await live()
    const turned = seen.toReversed()
    const answers = await Promise.all([order('reasons', turned, seen), order('reasons', turned, seen)])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
    expect(answers.find((answer) => answer.status === 409)?.body.ErrorMessage.Code).toBe(409576)
    expect(await live()).toEqual(turned)
    const works = castId('visitReason', '施工修繕')
    const kinds = async () =>
      (await reasons()).find((reason) => reason.Id === works)?.VendorTypes.map(({ Id }) => Id)
    const before = (await kinds()) ?? []
    const CauseTypeId = castId('visitReason', '送貨')
    const elsewhere = await order('vendorKinds', before.toReversed(), before, { CauseTypeId })
    expect(elsewhere.status).toBe(409)
    const here = await order('vendorKinds', before.toReversed(), before, { CauseTypeId: works })
    expect(here.status).toBe(200)
    expect(await kinds()).toEqual(before.toReversed())
  })

  it('of another community are unknown', async () => {
    const foreign = castId('visitReason', '松濤苑 送貨')
    expect((await manager.put(`${base}/CauseType/${foreign}`, { Name: '改' })).status).toBe(404)
    expect((await manager.get(`${base}/CauseType/${foreign}/VendorType`)).status).toBe(404)
    expect((await manager.post(`${base}/CauseType/${foreign}/VendorType`, { Name: '改' })).status).toBe(404)
  })

  it('are offered all together with the reason of each', async () => {
    const { body } = await desk.get(`${base}/VendorTypes`)
    expect(body.Data).toContainEqual({
      Id: castId('vendorKind', '看屋 房仲'),
      Name: '房仲',
      CauseTypeId: castId('visitReason', '看屋'),
    })
  })
})

describe('pledges', () => {
  const offered = async (): Promise<string[]> =>
    (await desk.get(`${base}/IdCard`)).body.Data.map((row: { Name: string }) => row.Name)

  it('are listed with Id and Name alone, the national ID card not among them (R168, 戶籍法 56)', async () => {
    const { body } = await desk.get(`${base}/IdCard`)
    for (const row of body.Data) expect(Object.keys(row)).toEqual(['Id', 'Name'])
    expect(await offered()).toEqual(['駕照', '員工證', '健保卡', '其他證件'])
  })

  it('have the national ID card only after somebody said that the law is known, by whatever name', async () => {
    const national = castId('pledgeKind', '身分證')
    const change = (body: unknown) => manager.put(`${base}/IdCard/${national}`, body)
    const refused = await change({ Name: '身分證', IsEnabled: true })
    expect([refused.status, refused.body.Message]).toEqual([400, expect.stringContaining('戶籍法第 56 條')])
    expect((await manager.post(`${base}/IdCard`, { Name: '國民身份證' })).body.ErrorMessage.Code).toBe(400571)
    const licence = castId('pledgeKind', '駕照')
    const renamed = await manager.put(`${base}/IdCard/${licence}`, { Name: '身 分 證' })
    expect(renamed.body.ErrorMessage.Code).toBe(400571)
    expect(await offered()).not.toContain('身分證')
    expect((await change({ Name: '身分證', IsEnabled: true, IsLawKnown: true })).status).toBe(200)
    expect(await offered()).toContain('身分證')
  })
})

describe('the desk’s settings', () => {
  it('are saved as they were seen: of two managers the second hears who was faster', async () => {
    const { Version } = (await manager.get(`${base}/Setting`)).body.Data.Desk
    const save = (ParkingSpaces: string[]) =>
      manager.put(`${base}/Setting/Desk`, { QRcodeEnable: true, ParkingSpaces, Version })
    expect((await save(['B1-1', 'B1-1'])).body.Messages).toEqual(['ParkingSpaces：車位名稱不可重複'])
    const answers = await Promise.all([save(['B1-1', 'B1-2']), save(['B2-1'])])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
    const late = answers.find((answer) => answer.status === 409)
    expect(late?.body.ErrorMessage.Code).toBe(409571)
    expect(late?.body.Message).toMatch(/^沈韻如已於今天 \d\d:\d\d改過這一區/)
    expect((await desk.put(`${base}/Setting/Desk`, {})).status).toBe(403)
  })

  it('begin with the program’s own in a community that decided nothing', async () => {
    const there = await lobby.as('auth_0912345678', '松濤苑')
    const { body } = await there.get(`${base}/Setting`)
    expect(body.Data.Desk).toEqual({
      QRcodeEnable: true,
      ParkingSpaces: [],
      Version: 0,
      ChangedAt: null,
      ChangedBy: '',
    })
    expect(body.Data.Registration).toMatchObject({ IsOpen: false, ConsentVersion: 0, KeptDays: 28 })
  })
})
