import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const base = '/api/v1/BulletinBoard'
let lobby: Lobby
let desk: Desk
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const zone = (part: object = {}) => ({
  Kind: 'text',
  X: 0,
  Y: 0,
  Width: 12,
  Height: 6,
  Seconds: null,
  Items: [{ Title: '停水', Body: '明天', PhotoUrl: '', From: null, Until: null }],
  ...part,
})
const board = (Name: string, part: object = {}) => ({
  Id: newId(),
  Name,
  CategoryId: 'blank',
  Orientation: 'portrait',
  Zones: [zone()],
  ...part,
})
const names = async () => (await desk.get(base)).body.Data.map((one: { Name: string }) => one.Name)

describe('boards', () => {
  it('have layouts that are made, read, changed and deleted, and default layout categories (R223)', async () => {
    const given = board('健身房')
    const made = await desk.post(base, given)
    expect(made.body.Data).toMatchObject({ ...given, RowVersion: 1 })
    expect((await desk.post(base, given)).body.Data.Id).toBe(given.Id)
    // Under the same id another layout is another board.
    const otherwise = await desk.post(base, { ...given, Zones: [zone({ Height: 8 })] })
    expect([otherwise.status, otherwise.body.ErrorMessage.Code]).toEqual([409, 40_923_011])
    expect((await desk.get(`${base}/${given.Id}`)).body.Data.Zones).toEqual(given.Zones)
    const changed = await desk.put(`${base}/${given.Id}`, { ...given, Name: '健身房門口', RowVersion: 1 })
    expect(changed.body.Data).toMatchObject({ Name: '健身房門口', RowVersion: 2 })
    const late = await manager.put(`${base}/${given.Id}`, { ...given, RowVersion: 1 })
    expect([late.status, late.body.ErrorMessage.Code]).toEqual([409, 40_923_013])
    expect((await desk.delete(`${base}/${given.Id}`)).status).toBe(200)
    expect((await desk.get(`${base}/${given.Id}`)).status).toBe(404)
    const categories = (await desk.get(`${base}/Default`)).body.Data
    expect(categories.map((one: { Name: string }) => one.Name)).toContain('電梯橫式')
    expect(categories.every((one: { Zones: unknown[] }) => Array.isArray(one.Zones))).toBe(true)
  })

  it('have zones that lie on the grid and not over each other; what is wrong is said by number (R223)', async () => {
    const over = await desk.post(base, board('重疊', { Zones: [zone(), zone({ Y: 5 })] }))
    expect(over.body.Message).toBe('第 1 個與第 2 個區塊重疊，請移開後再儲存。')
    const outside = await desk.post(base, board('超出', { Zones: [zone({ X: 1 })] }))
    expect(outside.body.Message).toBe('第 1 個區塊超出版面，或小於 3 × 2 格，請移動或放大後再儲存。')
    const bare = await desk.post(base, board('沒照片', { Zones: [zone({ Kind: 'photo' })] }))
    expect(bare.body.Message).toContain('沒有照片')
    const foreign = zone({
      Kind: 'photo',
      Items: [{ ...zone().Items[0], PhotoUrl: 'board/2026/11/21/x.png' }],
    })
    expect((await desk.post(base, board('別人的照片', { Zones: [foreign] }))).status).toBe(400)
    expect(await names()).not.toContain('重疊')
  })

  it('of one name are refused, also when two people make them at the same moment (R223)', async () => {
    const answers = await Promise.all([desk.post(base, board('閱覽室')), manager.post(base, board('閱覽室'))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('that screens or the schedule use are not deleted, and the sentence names them (R223)', async () => {
    const lobbyBoard = (await desk.get(base)).body.Data.find(
      (one: { Name: string }) => one.Name === '大廳直式',
    )
    const refused = await desk.delete(`${base}/${lobbyBoard.Id}`)
    expect(refused.body.Message).toBe('還有螢幕 大廳 A使用這個看板，請先改用別的看板再刪除。')
  })

  it('without service 21 are refused with 403, which the browser says as 未啟用電子看板服務 (R240)', async () => {
    const there = await lobby.as('desk2', '松濤苑')
    for (const path of [base, `${base}/Default`, `${base}/DefaultSetting`, `${base}/EmergencyNotice`]) {
      const answer = await there.get(path)
      expect([path, answer.status, answer.body.ErrorMessage.Code]).toEqual([path, 403, 403_003])
    }
  })
})

describe('the schedule', () => {
  const entry = async (Name: string, part: object = {}) => ({
    Id: newId(),
    Name,
    BoardId: (await desk.get(base)).body.Data[0].Id,
    Groups: ['大廳'],
    Weekdays: [1, 2, 3, 4, 5],
    FromTime: '08:00',
    UntilTime: '18:00',
    FirstDay: null,
    LastDay: null,
    ...part,
  })
  type Row = { Id: string; Name: string; IsEnabled: boolean; RowVersion: number }
  const entries = async (): Promise<Row[]> => (await desk.get(`${base}/Schedule`)).body.Data
  const live = async () => (await entries()).filter((row) => row.IsEnabled).map((row) => row.Id)

  it('is one order for the whole community: of two people who order at once the second hears that it changed', async () => {
    const [one, other] = [await entry('白天'), await entry('假日')]
    expect((await desk.post(`${base}/Schedule`, one)).status).toBe(200)
    expect((await desk.post(`${base}/Schedule`, other)).status).toBe(200)
    const seen = await live()
    const order = (Ids: string[]) => manager.put(`${base}/Schedule/Order`, { Ids, Seen: seen })
    const answers = await Promise.all([order(seen.toReversed()), order(seen.toReversed())])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await live()).toEqual(seen.toReversed())
  })

  it('refuses days that are turned round, hours that are none, and a board that is none', async () => {
    const turned = await desk.post(
      `${base}/Schedule`,
      await entry('反了', { FirstDay: '2026-12-02', LastDay: '2026-12-01' }),
    )
    expect(turned.body.Message).toBe('結束日不可早於開始日。')
    // Whoever changes one of the two days leaves the other as it is.
    const begun = await entry('十二月', { FirstDay: '2026-12-02' })
    await desk.post(`${base}/Schedule`, begun)
    const late = await desk.put(`${base}/Schedule/${begun.Id}`, { RowVersion: 1, LastDay: '2026-12-01' })
    expect([late.status, late.body.Message]).toEqual([400, '結束日不可早於開始日。'])
    expect(
      (await desk.put(`${base}/Schedule/${begun.Id}`, { RowVersion: 1, LastDay: '2026-12-31' })).status,
    ).toBe(200)
    expect((await desk.post(`${base}/Schedule`, await entry('二十五點', { FromTime: '25:00' }))).status).toBe(
      400,
    )
    expect((await desk.post(`${base}/Schedule`, await entry('沒看板', { BoardId: newId() }))).status).toBe(
      404,
    )
  })

  it('shows several boards in turn where it holds, which its screens have; none of them can be deleted', async () => {
    const all = (await desk.get(base)).body.Data as { Id: string; Name: string }[]
    const id = (name: string) => all.find(({ Name }) => Name === name)?.Id ?? ''
    const [lobbyBoard, lift] = [id('大廳直式'), id('電梯橫式')]
    const Turns = [
      { BoardId: lobbyBoard, Seconds: 20 },
      { BoardId: lift, Seconds: 10 },
    ]
    const given = await entry('輪播', { BoardId: lobbyBoard, Turns })
    expect((await desk.post(`${base}/Schedule`, given)).status).toBe(200)
    const row = (await entries()).find((one) => one.Id === given.Id)
    expect(row).toMatchObject({ BoardId: lobbyBoard, Turns })
    expect((await desk.delete(`${base}/${lift}`)).body.Message).toContain('播放時段')
    const wrong = async (part: object) =>
      (await desk.put(`${base}/Schedule/${given.Id}`, { RowVersion: row?.RowVersion, ...part })).body
        .ErrorMessage?.Code
    expect(await wrong({ BoardId: lift, Turns })).toBe(400_23_015)
    expect(await wrong({ BoardId: lobbyBoard, Turns: Turns.slice(0, 1) })).toBe(400_23_015)
    // A caller that knows of no turns and names a board means that board alone.
    expect(await wrong({ BoardId: lift })).toBe(undefined)
    expect((await entries()).find((one) => one.Id === given.Id)).toMatchObject({ BoardId: lift, Turns: [] })
    await desk.put(`${base}/Schedule/${given.Id}`, {
      RowVersion: (row?.RowVersion ?? 0) + 1,
      IsEnabled: false,
    })
  })

  it('keeps a retired entry, which is used again for as long as its board is there', async () => {
    const own = board('連假看板')
    await desk.post(base, own)
    const given = await entry('連假', { BoardId: own.Id })
    await desk.post(`${base}/Schedule`, given)
    const row = (await entries()).find((one) => one.Id === given.Id)
    const put = (part: object) => desk.put(`${base}/Schedule/${given.Id}`, part)
    expect((await put({ RowVersion: row?.RowVersion, IsEnabled: false })).status).toBe(200)
    expect(await live()).not.toContain(given.Id)
    expect((await put({ RowVersion: row?.RowVersion, IsEnabled: true })).status).toBe(409)
    expect((await put({ RowVersion: (row?.RowVersion ?? 0) + 1, IsEnabled: true })).status).toBe(200)
    expect(await live()).toContain(given.Id)
    expect((await put({ RowVersion: (row?.RowVersion ?? 0) + 2, IsEnabled: false })).status).toBe(200)
    expect((await desk.delete(`${base}/${own.Id}`)).status).toBe(200)
    expect((await put({ RowVersion: (row?.RowVersion ?? 0) + 3, IsEnabled: true })).status).toBe(404)
  })
})

describe('settings of boards', () => {
  it('begin with defaults and are saved over the version that was seen (R223)', async () => {
    const path = `${base}/DefaultSetting`
    const { Version } = (await desk.get(path)).body.Data
    expect(
      (await desk.post(path, { Marquee: '櫃台改', PlaySeconds: 12, TakesOver: false, Version })).status,
    ).toBe(403)
    const save = (Marquee: string) =>
      manager.post(path, { Marquee, PlaySeconds: 15, TakesOver: true, Version })
    expect((await save('請隨手關門')).body.Data).toMatchObject({
      Marquee: '請隨手關門',
      TakesOver: true,
      Version: Version + 1,
    })
    expect((await save('別人先改')).status).toBe(409)
    expect(
      (await manager.post(path, { Marquee: '', PlaySeconds: 1, TakesOver: false, Version: 2 })).status,
    ).toBe(400)
    await lobby.owner.query('delete from board_setting')
    expect((await desk.get(path)).body.Data).toMatchObject({
      Marquee: '',
      PlaySeconds: 12,
      TakesOver: false,
      Version: 0,
    })
  })
})
