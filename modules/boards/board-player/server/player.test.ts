import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uploadBy } from '#modules/keeping/files/server/sample-upload.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { exportRows } from '#tests/setup/exports.ts'
import { boardsBase as base, screenWorld, type ScreenWorld } from '#tests/setup/screens.ts'

let world: ScreenWorld
beforeAll(async () => {
  world = await screenWorld({ run: 'api,worker' })
})
afterAll(() => world.lobby.close())
beforeEach(() => world.lobby.owner.query('delete from guess'))

describe('a screen', () => {
  it('that is nobody’s shows the same code until it is taken in by it; then it has what it shows (R223)', async () => {
    const { newKey, sync, paired } = world
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
    const { manager, boardId, newKey, sync } = world
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
    const { manager, boardId, newKey, sync } = world
    const { Code } = (await sync(newKey())).body.Data
    const place = { GroupName: '', LayoutId: boardId, OnTime: '00:00', OffTime: '00:00' }
    const take = (Code: string) => manager.post(`${base}/Device`, { Id: newId(), Code, Name: '猜', ...place })
    for (let n = 0; n < 10; n++) await take(`AAAA${n}${n}`)
    const late = await take(Code)
    expect([late.status, late.body.ErrorMessage.Code]).toEqual([429, 42_923_021])
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('belongs to one community: nobody of another one sees or removes it, and the desk may not take one in', async () => {
    const { lobby, desk, boardId, newKey, sync, paired, notice, publish } = world
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
    const { desk, boardId, sync, paired, asking } = world
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
    // Before its wait of 25 seconds is over.
    expect(performance.now() - begun).toBeLessThan(20_000)
  })

  it('tells how its clock goes and what it shows, and is off when it is not heard of', async () => {
    const { lobby, boardId, sync, paired, devices } = world
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
    const { desk, boardId, sync, paired } = world
    const { key, device } = await paired()
    const hour = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000).toISOString()
    const Plays = [{ Hour: hour, BoardId: boardId, Item: '停水', Plays: 3, Seconds: 36 }]
    await sync(key, { Plays })
    await sync(key, { Plays })
    const rows = (await desk.get(`${base}/Play`)).body.Data
    expect(rows.filter((row: { DisplayDeviceId: string }) => row.DisplayDeviceId === device.Id)).toEqual([
      { DisplayDeviceId: device.Id, BoardId: boardId, Item: '停水', Plays: 3, Seconds: 36 },
    ])
    // Of one screen, and of one day of Taipei.
    const of = async (filters: object) =>
      (await desk.get(`${base}/Play`, { DisplayDeviceId: device.Id, ...filters })).body.Data
    expect(await of({ Day: dayOf(new Date(hour)) })).toHaveLength(1)
    expect(await of({ Day: '2020-01-01' })).toEqual([])
    const sheet = await exportRows(desk, {
      Kind: 'boardPlays',
      Query: { DisplayDeviceId: device.Id },
      Words: '',
    })
    expect(sheet.slice(1).map((row) => row.slice(3))).toEqual([['停水', 3, 36]])
  })

  it('that is removed shows a code again, and its key opens nothing (R223)', async () => {
    const { lobby, desk, manager, boardId, sync, paired } = world
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
    const { lobby, desk, manager, newKey, paired } = world
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

  it('shows what other parts of the house say: the assembly, the gas readings, and what does not work, but no call for help', async () => {
    const { manager, desk, lobby, boardId, sync, paired } = world
    const { key } = await paired()
    const parts = (await desk.get(`${base}/Part`)).body.Data.map(({ Part }: { Part: string }) => Part)
    expect(parts).toEqual(
      expect.arrayContaining(['alarmEvents', 'boardWeather', 'assemblies', 'gasPeriods', 'facilityBookings']),
    )
    await lobby.owner.query(
      "update assembly set status = 'published' where status = 'draft' and meeting_at > now()",
    )
    const before = (await desk.get(`${base}/${boardId}`)).body.Data
    const Zones = before.Zones.map((zone: { Kind: string; Part?: string }) =>
      zone.Part === 'gasPeriods' ? { ...zone, Part: 'assemblies' } : zone,
    )
    expect((await manager.put(`${base}/${boardId}`, { ...before, Zones })).status).toBe(200)
    const { Live } = (await sync(key)).body.Data
    const [alarms, assemblies] = Live.Facts
    expect([alarms.Part, alarms.Facts[0]]).toEqual([
      'alarmEvents',
      {
        Title: 'B2 污水泵',
        Big: '高液位，2 號泵未啟動',
        Note: expect.stringMatching(/^\d+月\d+日 \d\d:\d\d 起$/),
      },
    ])
    expect(assemblies.Facts[0].Big).toMatch(/^\d+月\d+日 \d\d:\d\d$/)
    expect(JSON.stringify(Live)).not.toContain('求救')
    await manager.put(`${base}/${boardId}`, { ...before, RowVersion: before.RowVersion + 1 })
    const after = (await sync(key)).body.Data.Live.Facts
    expect(after.map((one: { Part: string }) => one.Part)).toEqual(['alarmEvents', 'gasPeriods'])
  })

  it('gets how many packages wait only where a zone shows them, and facts only of what the community has', async () => {
    const { desk, manager, lobby, boardId, sync, paired } = world
    const clock = { Kind: 'clock', X: 0, Y: 0, Width: 12, Height: 4, Seconds: null, Items: [] }
    const given = {
      Id: newId(),
      Name: '只有時鐘',
      CategoryId: 'photos',
      Orientation: 'portrait',
      Zones: [clock],
    }
    expect((await desk.post(base, given)).status).toBe(200)
    const bare = await paired({ LayoutId: given.Id })
    expect([bare.live.Packages, bare.live.Facts]).toEqual([[], []])
    const { key } = await paired({ LayoutId: boardId })
    const { Live } = (await sync(key)).body.Data
    expect([
      Live.Packages.length > 0,
      Live.Facts.some((one: { Part: string }) => one.Part === 'alarmEvents'),
    ]).toEqual([true, true])
    const services =
      "from community_service s using community c where c.id = s.community_id and c.name = '晴川社區'"
    await lobby.owner.query(`delete ${services} and s.service_id in (24, 56, 49)`)
    const off = (await sync(key)).body.Data.Live
    expect([off.Packages, off.Facts.some((one: { Part: string }) => one.Part === 'alarmEvents')]).toEqual([
      [],
      false,
    ])
    await lobby.owner.query(
      `insert into community_service (community_id, service_id, kind, position)
       select id, unnest(array[24, 56, 49]), 1, 90 from community where name = '晴川社區'`,
    )
    await manager.delete(`${base}/${given.Id}/${bare.device.Id}`)
    await desk.delete(`${base}/${given.Id}`)
  })

  it('that is paired again under its id is the same one only with the same place, and else refused', async () => {
    const { manager, boardId, newKey, sync } = world
    const { Code } = (await sync(newKey())).body.Data
    const given = {
      Id: newId(),
      Code,
      Name: '同一面',
      GroupName: '',
      LayoutId: boardId,
      OnTime: '06:00',
      OffTime: '23:00',
    }
    const pair = (changes: object = {}) => manager.post(`${base}/Device`, { ...given, ...changes })
    expect([(await pair()).status, (await pair()).status]).toEqual([200, 200])
    expect((await pair({ OffTime: '20:00' })).status).toBe(409)
  })

  it('gives a picture of itself when somebody asks, at once, and none that nobody asked for', async () => {
    const { manager, desk, lobby, sync, paired, asking } = world
    const screen = await paired()
    const { key, device } = screen
    const path = `${base}/Device/${device.Id}/Shot`
    const Picture = 'data:image/jpeg;base64,/9j/4AAQ'
    const give = (picture = Picture) =>
      lobby.nobody().post('/api/v1/BoardPlayer/Shot', { Key: key, Picture: picture })
    await give()
    expect((await desk.get(path)).body.Data).toEqual({ At: null, Picture: '', IsWaiting: false })
    const { answer } = await asking(screen)
    expect((await desk.post(path)).status).toBe(403)
    expect((await manager.post(path)).status).toBe(200)
    expect((await answer).body.Data.IsShotAsked).toBe(true)
    expect((await desk.get(path)).body.Data.IsWaiting).toBe(true)
    expect((await give('data:image/svg+xml;base64,AAAA')).status).toBe(400)
    expect((await give()).status).toBe(200)
    expect((await desk.get(path)).body.Data).toMatchObject({ Picture, IsWaiting: false })
    expect((await sync(key)).body.Data.IsShotAsked).toBe(false)
    expect(
      (await lobby.nobody().post('/api/v1/BoardPlayer/Shot', { Key: world.newKey(), Picture })).status,
    ).toBe(404)
    await manager.delete(`${base}/${world.boardId}/${device.Id}`)
    const { rows } = await lobby.owner.query('select from board_shot where device_id = $1', [device.Id])
    expect(rows).toEqual([])
  })
})
