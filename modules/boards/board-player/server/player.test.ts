import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { uploadBy } from '#modules/keeping/files/server/sample-upload.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const base = '/api/v1/BulletinBoard'
let lobby: Lobby
let desk: Desk
let manager: Desk
let boardId: string
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  manager = await lobby.as('auth_0912345678', '晴川社區')
  boardId = (await desk.get(base)).body.Data.find((one: { Name: string }) => one.Name === '大廳直式').Id
})
afterAll(() => lobby.close())
beforeEach(() => lobby.owner.query('delete from guess'))

const newKey = () => randomBytes(32).toString('base64url')
const sync = (Key: string, part: object = {}) =>
  lobby.nobody().post('/api/v1/BoardPlayer/Sync', { Key, At: new Date().toISOString(), ...part })

let screens = 0
/** A screen that was taken in, and what it has. */
async function paired(part: object = {}) {
  const key = newKey()
  const { Code } = (await sync(key)).body.Data
  const device = { Id: newId(), Code, Name: `螢幕 ${++screens}`, GroupName: '測試', ...part }
  const answer = await manager.post(`${base}/Device`, {
    LayoutId: boardId,
    OnTime: '00:00',
    OffTime: '00:00',
    ...device,
  })
  expect(answer.status).toBe(200)
  const { Content, Live, Notices } = (await sync(key)).body.Data
  const has = { ContentHash: Content.Hash, LiveHash: Live.Hash, NoticesHash: Notices.Hash }
  return { key, device, content: Content, live: Live, has }
}
/** A screen's question that waits for news, once the server has heard it. */
async function asking({ key, has, device }: Awaited<ReturnType<typeof paired>>) {
  await lobby.owner.query('update board_device set seen_at = null where id = $1', [device.Id])
  const answer = sync(key, { ...has, Wait: 20 })
  const seen = 'select 1 from board_device where id = $1 and seen_at is not null'
  await expect.poll(async () => (await lobby.owner.query(seen, [device.Id])).rowCount).toBe(1)
  return { answer }
}
const devices = async () => (await desk.get(`${base}/Device`)).body.Data
const notice = (ids: string[], part: object = {}) => ({
  Id: newId(),
  TemplateId: 'fire',
  Title: '火警',
  Content: 'A棟 8F 走道，請走安全梯。',
  DisplayDeviceIds: ids,
  ExpireUtc: new Date(Date.now() + 1_800_000).toISOString(),
  ...part,
})
const publish = (given: object, who = desk) =>
  who.post('/api/v2/BulletinBoard/EmergencyNotice/Publish', given)
const publishing = async (id: string) =>
  (await desk.get(`${base}/EmergencyNotice/Publishing`)).body.Data.find(
    (one: { Id: string }) => one.Id === id,
  )

describe('a screen', () => {
  it('that is nobody’s shows the same code until it is taken in by it; then it has what it shows (R223)', async () => {
    const key = newKey()
    const first = (await sync(key)).body.Data
    expect(first.Code).toMatch(/^[A-Z0-9]{6}$/)
    expect((await sync(key)).body.Data.Code).toBe(first.Code)
    const { content, live } = await paired()
    expect(content.Boards.map((one: { Name: string }) => one.Name)).toEqual(['大廳直式'])
    expect(live.Packages.length).toBeGreaterThan(10)
    expect(Object.keys(live.Packages[0])).toEqual(['TabletNote', 'Count'])
  })

  it('is taken in once, however many type its code at the same moment; a code that none shows is refused (R223)', async () => {
    const { Code } = (await sync(newKey())).body.Data
    const take = (Name: string) =>
      manager.post(`${base}/Device`, {
        Id: newId(),
        Code,
        Name,
        GroupName: '',
        LayoutId: boardId,
        OnTime: '00:00',
        OffTime: '00:00',
      })
    const answers = await Promise.all([take('甲'), take('乙')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(answers.find(({ status }) => status === 404)?.body.Message).toContain('沒有螢幕顯示這個配對碼')
  })

  it('is guessed by nobody: after ten wrong codes whoever types them waits', async () => {
    const { Code } = (await sync(newKey())).body.Data
    const place = { GroupName: '', LayoutId: boardId, OnTime: '00:00', OffTime: '00:00' }
    const take = (Code: string) => manager.post(`${base}/Device`, { Id: newId(), Code, Name: '猜', ...place })
    for (let n = 0; n < 10; n++) await take(`AAAA${n}${n}`)
    const late = await take(Code)
    expect([late.status, late.body.ErrorMessage.Code]).toEqual([429, 42_923_021])
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('belongs to one community: nobody of another one sees or removes it, and the desk may not take one in', async () => {
    await lobby.owner.query(
      `insert into community_service (community_id, service_id, kind, position)
       select id, 21, 1, 99 from community where name = '松濤苑'`,
    )
    const { device } = await paired()
    const there = await lobby.as('auth_0912345678', '松濤苑')
    expect((await there.get(`${base}/Device`)).body.Data).toEqual([])
    expect((await there.delete(`${base}/${boardId}/${device.Id}`)).status).toBe(404)
    expect((await publish(notice([device.Id]), there)).status).toBe(404)
    const { Code } = (await sync(newKey())).body.Data
    const place = { GroupName: '', LayoutId: boardId, OnTime: '00:00', OffTime: '00:00' }
    const answer = await desk.post(`${base}/Device`, { Id: newId(), Code, Name: '櫃台', ...place })
    expect(answer.status).toBe(403)
  })

  it('gets nothing that it has, and what changed as soon as it changes', async () => {
    const screen = await paired()
    const { key, has } = screen
    const idle = (await sync(key, has)).body.Data
    expect([idle.Content, idle.Live, idle.Notices]).toEqual([null, null, null])
    const { answer } = await asking(screen)
    const begun = performance.now()
    const before = (await desk.get(`${base}/${boardId}`)).body.Data
    await desk.put(`${base}/${boardId}`, { ...before, Name: '大廳公告' })
    const told = (await answer).body.Data
    expect(told.Content.Boards[0].Name).toBe('大廳公告')
    expect(performance.now() - begun).toBeLessThan(10_000)
  })

  it('tells how its clock goes and what it shows, and is off when it is not heard of', async () => {
    const { key, device } = await paired()
    await sync(key, {
      At: new Date(Date.now() + 90_000).toISOString(),
      Screen: '1080x1920',
      ShownBoardId: boardId,
      ShownHash: 'ab',
    })
    const row = (await devices()).find((one: { Id: string }) => one.Id === device.Id)
    expect(row).toMatchObject({
      Status: 'online',
      Resolution: '1080x1920',
      ShownBoardId: boardId,
      ShownHash: 'ab',
    })
    expect(Math.round(row.DriftMs / 10_000)).toBe(9)
    await lobby.owner.query("update board_device set seen_at = now() - interval '2 minutes' where id = $1", [
      device.Id,
    ])
    expect((await devices()).find((one: { Id: string }) => one.Id === device.Id).Status).toBe('offline')
  })

  it('tells sums of what it played; told again they change nothing', async () => {
    const { key, device } = await paired()
    const hour = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000).toISOString()
    const Plays = [{ Hour: hour, BoardId: boardId, Item: '停水', Plays: 3, Seconds: 36 }]
    await sync(key, { Plays })
    await sync(key, { Plays })
    const rows = (await desk.get(`${base}/Play`)).body.Data
    expect(rows.filter((row: { DisplayDeviceId: string }) => row.DisplayDeviceId === device.Id)).toEqual([
      { DisplayDeviceId: device.Id, BoardId: boardId, Item: '停水', Plays: 3, Seconds: 36 },
    ])
  })

  it('that is removed shows a code again, and its key opens nothing (R223)', async () => {
    const { key, device } = await paired()
    const listed = (await desk.get(`${base}/${boardId}/DisplayDevice`)).body.Data
    expect(listed.map((one: { Id: string }) => one.Id)).toContain(device.Id)
    expect((await manager.delete(`${base}/${boardId}/${device.Id}`)).status).toBe(200)
    const answer = (await sync(key)).body.Data
    expect([answer.Content, answer.Code.length]).toEqual([null, 6])
    expect(
      (await lobby.nobody().post('/api/v1/BoardPlayer/Photo', { Key: key, PhotoUrl: 'board/x.png' })).status,
    ).toBe(404)
  })

  it('gets the photos of its boards and no other file, and no other screen gets them', async () => {
    const path = await uploadBy(desk, 'board')
    const zone = { Kind: 'photo', X: 0, Y: 0, Width: 12, Height: 24, Seconds: null }
    const given = { Id: newId(), Name: '照片', CategoryId: 'photos', Orientation: 'portrait' }
    const Items = [{ Title: '', Body: '', PhotoUrl: path, From: null, Until: null }]
    expect((await desk.post(base, { ...given, Zones: [{ ...zone, Items }] })).status).toBe(200)
    const photo = async (Key: string, PhotoUrl: string) =>
      (await lobby.nobody().post('/api/v1/BoardPlayer/Photo', { Key, PhotoUrl })).status
    const { key, device } = await paired({ LayoutId: given.Id })
    expect(await photo(key, path)).toBe(200)
    expect(await photo(key, 'webcam/2026/11/21/140532123-0123456789abcdef01.jpg')).toBe(404)
    expect(await photo(newKey(), path)).toBe(404)
    const other = await paired()
    expect(await photo(other.key, path)).toBe(404)
    // The board lets go of what it shows no more.
    expect((await manager.delete(`${base}/${given.Id}/${device.Id}`)).status).toBe(200)
    expect((await desk.delete(`${base}/${given.Id}`)).status).toBe(200)
    const { rows } = await lobby.owner.query('select claims from uploaded_file where path = $1', [path])
    expect(rows).toEqual([{ claims: 0 }])
  })
})

describe('an emergency notice', () => {
  it('begins with templates for fire, earthquake, power and water cut, air raid and missing persons (R223)', async () => {
    const rows = (await desk.get(`${base}/EmergencyNotice/Default`)).body.Data
    expect(rows.map((row: { Title: string }) => row.Title)).toEqual([
      '火警',
      '地震',
      '停電',
      '停水',
      '防空',
      '尋人',
    ])
  })

  it('must have a name, a content, screens and an end within a day; else nothing is published (R223)', async () => {
    const { device } = await paired()
    const wrong = [
      { Title: ' ' },
      { Content: '' },
      { DisplayDeviceIds: [] },
      { ExpireUtc: new Date(Date.now() - 1000).toISOString() },
      { ExpireUtc: new Date(Date.now() + 25 * 3_600_000).toISOString() },
      { ExpireUtc: undefined },
    ]
    for (const part of wrong) expect((await publish(notice([device.Id], part))).status).toBe(400)
    const foreign = notice([device.Id, newId()])
    expect((await publish(foreign)).status).toBe(404)
    expect(await publishing(foreign.Id)).toBe(undefined)
  })

  it('reaches a screen that waits within two seconds, and each screen says when it showed it and the hash of what it shows', async () => {
    const screen = await paired()
    const { key, device } = screen
    const off = await paired()
    await lobby.owner.query("update board_device set seen_at = now() - interval '1 hour' where id = $1", [
      off.device.Id,
    ])
    const { answer } = await asking(screen)
    const given = notice([device.Id, off.device.Id])
    const begun = performance.now()
    const published = await publish(given)
    expect(published.body.Data).toMatchObject({ Targets: 2, Offline: 1 })
    const told = (await answer).body.Data.Notices
    expect(performance.now() - begun).toBeLessThan(2000)
    expect(told.Notices[0]).toMatchObject({ Id: given.Id, Title: '火警' })
    const at = new Date().toISOString()
    await sync(key, { ShownNotice: { NoticeId: given.Id, At: at, Hash: published.body.Data.Hash } })
    const { Targets } = await publishing(given.Id)
    expect(Targets).toMatchObject([
      { DisplayDeviceId: off.device.Id, State: 'offline', ShownAtUtc: null },
      { DisplayDeviceId: device.Id, State: 'shown', ShownAtUtc: at, ShownHash: published.body.Data.Hash },
    ])
    await sync(key, { ShownNotice: { NoticeId: given.Id, At: at, Hash: '00000000' } })
    expect((await publishing(given.Id)).Targets[1].State).toBe('other')
  })

  it('that is newer has the screens that both are for, and leaves the others to the older one', async () => {
    const [one, other] = [await paired(), await paired()]
    const older = notice([one.device.Id, other.device.Id])
    const newer = notice([one.device.Id], { TemplateId: 'powerCut', Title: '停電' })
    await publish(older)
    await publish(newer)
    const states = (await publishing(older.Id)).Targets.map(
      (target: { DisplayDeviceId: string; State: string }) => [target.DisplayDeviceId, target.State],
    )
    expect(new Map(states)).toEqual(
      new Map([
        [one.device.Id, 'replaced'],
        [other.device.Id, 'preparing'],
      ]),
    )
    expect((await sync(one.key)).body.Data.Notices.Notices[0].Id).toBe(newer.Id)
    expect((await sync(other.key)).body.Data.Notices.Notices[0].Id).toBe(older.Id)
  })

  it('published twice by one press is one; it stands longer, ends, and says so to whoever was slower', async () => {
    const { device, key } = await paired()
    const given = notice([device.Id])
    const answers = await Promise.all([publish(given), publish(given)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const expiry = (part: object) => desk.post(`${base}/EmergencyNotice/${given.Id}/Expiry`, part)
    const later = new Date(Date.now() + 3_600_000).toISOString()
    expect((await expiry({ RowVersion: 1, ExpireUtc: later })).status).toBe(200)
    expect((await publishing(given.Id)).ExpireUtc).toBe(later)
    expect((await expiry({ RowVersion: 1, ExpireUtc: null })).body.ErrorMessage.Code).toBe(40_923_033)
    expect((await expiry({ RowVersion: 2, ExpireUtc: null })).status).toBe(200)
    expect((await sync(key)).body.Data.Notices.Notices).toEqual([])
    expect((await expiry({ RowVersion: 3, ExpireUtc: null })).body.Message).toBe('這則插播已經結束。')
    const listed = (await desk.get(`${base}/EmergencyNotice`)).body.Data
    expect(listed.find((row: { Id: string }) => row.Id === given.Id)).toMatchObject({
      Status: 'ended',
      TargetCount: 1,
    })
  })

  it('is deleted by PUT: it leaves its screens at once and is listed no more (R224)', async () => {
    const { device, key } = await paired()
    const given = notice([device.Id])
    await publish(given)
    expect((await sync(key)).body.Data.Notices.Notices.length).toBe(1)
    expect((await desk.put(`${base}/EmergencyNotice`, { Id: given.Id })).status).toBe(200)
    expect((await sync(key)).body.Data.Notices.Notices).toEqual([])
    const listed = (await desk.get(`${base}/EmergencyNotice`)).body.Data
    expect(listed.map((row: { Id: string }) => row.Id)).not.toContain(given.Id)
    expect((await desk.put(`${base}/EmergencyNotice`, { Id: given.Id })).status).toBe(404)
  })
})
