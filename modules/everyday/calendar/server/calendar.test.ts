import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { release, withServices } from '#tests/setup/everyday.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const base = '/api/v1/Calendar'
const address = 'https://lobby.example'
let lobby: Lobby
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby({ env: { PUBLIC_ADDRESS: address } })
  await withServices(lobby)
  desk = await lobby.as('desk1')
  await lobby.owner.query('update calendar_entry set deleted_at = now()')
})
afterAll(() => lobby.close())

const entryOf = (changes: Record<string, unknown> = {}) => ({
  Id: newId(),
  Title: '委員會例會',
  Note: '',
  Place: '一樓會議室',
  Type: 'meeting',
  Day: '2031-03-04',
  MoreDays: 0,
  FromTime: '19:30',
  UntilTime: '21:30',
  IsFixed: true,
  Series: null,
  LastDay: null,
  ...changes,
})
const weekly = { Every: 'week', Step: 1, Weekdays: [2], By: 'day' }
const titlesOn = async (From: string, To: string) =>
  (await desk.get(base, { From, To })).body.Data.map(
    (one: { Title: string; StartUtc: string }) => `${one.StartUtc.slice(0, 10)} ${one.Title}`,
  )

describe('The calendar', () => {
  it('has an entry of several days on each view that one of them is in', async () => {
    await desk.post(
      base,
      entryOf({ Title: '瓦斯抄表', Day: '2031-01-30', MoreDays: 3, FromTime: '', UntilTime: '' }),
    )
    const found = (await desk.get(base, { From: '2031-02-01', To: '2031-02-28' })).body.Data
    expect(found).toMatchObject([
      {
        Title: '瓦斯抄表',
        IsAllDay: true,
        StartUtc: '2031-01-29T16:00:00.000Z',
        EndUtc: '2031-02-02T16:00:00.000Z',
      },
    ])
  })

  it('has a series on each of its days but those that are left out', async () => {
    const entry = entryOf({ Title: '電梯保養', Series: weekly, LastDay: '2031-03-25' })
    expect((await desk.post(base, entry)).status).toBe(200)
    expect((await desk.post(`${base}/${entry.Id}/Skip`, { Day: '2031-03-11' })).status).toBe(200)
    const wrong = await desk.post(`${base}/${entry.Id}/Skip`, { Day: '2031-03-12' })
    expect(wrong.body.ErrorMessage.Code).toBe(40_028_553)
    expect(await titlesOn('2031-03-01', '2031-04-30')).toEqual(
      ['2031-03-04', '2031-03-18', '2031-03-25'].map((day) => `${day} 電梯保養`),
    )
    expect((await desk.delete(`${base}/${entry.Id}`)).status).toBe(200)
    expect(await titlesOn('2031-03-01', '2031-04-30')).toEqual([])
  })

  it('has one day of a series moved alone, and as its rule says again when it is put back', async () => {
    const entry = entryOf({ Title: '例會', Series: weekly, LastDay: '2031-08-26', Day: '2031-08-05' })
    await desk.post(base, entry)
    const day = `${base}/${entry.Id}/Day/2031-08-12`
    const moved = { ToDay: '2031-09-01', FromTime: '09:00', UntilTime: '10:00' }
    expect((await desk.put(day, moved)).status).toBe(200)
    const turned = await desk.put(day, { ...moved, UntilTime: '08:00' })
    expect(turned.body.ErrorMessage.Code).toBe(400_28_550)
    expect((await desk.put(`${base}/${entry.Id}/Day/2031-08-13`, moved)).body.ErrorMessage.Code).toBe(
      400_28_553,
    )
    const days = ['2031-08-05', '2031-08-19', '2031-08-26', '2031-09-01']
    expect(await titlesOn('2031-08-01', '2031-09-30')).toEqual(days.map((one) => `${one} 例會`))
    const [found] = (await desk.get(base, { From: '2031-09-01', To: '2031-09-01' })).body.Data
    expect(found).toMatchObject({ StartUtc: '2031-09-01T01:00:00.000Z', SeriesDay: '2031-08-12' })
    const { Exceptions } = (await desk.get(`${base}/${entry.Id}`)).body.Data
    expect(Exceptions).toMatchObject([{ Day: '2031-08-12', ToDay: '2031-09-01', FromTime: '09:00' }])
    // Once the series has that day no more, nothing is moved from it.
    const { RowVersion } = (await desk.get(`${base}/${entry.Id}`)).body.Data
    const ends = { ...entry, LastDay: '2031-08-05', RowVersion }
    expect((await desk.put(`${base}/${entry.Id}`, ends)).status).toBe(200)
    expect(await titlesOn('2031-08-01', '2031-09-30')).toEqual(['2031-08-05 例會'])
    await desk.put(`${base}/${entry.Id}`, { ...entry, RowVersion: Number(RowVersion) + 1 })
    expect((await desk.delete(day)).status).toBe(200)
    const again = ['2031-08-05', '2031-08-12', '2031-08-19', '2031-08-26']
    expect(await titlesOn('2031-08-01', '2031-09-30')).toEqual(again.map((one) => `${one} 例會`))
  })

  it('is changed over the version that was seen, and refuses an end before its beginning', async () => {
    const entry = entryOf({ Day: '2031-06-03' })
    const { RowVersion } = (await desk.post(base, entry)).body.Data
    const change = { ...entry, Title: '臨時會議', RowVersion }
    expect((await desk.put(`${base}/${entry.Id}`, change)).body.Data.Title).toBe('臨時會議')
    expect((await desk.put(`${base}/${entry.Id}`, change)).body.ErrorMessage.Code).toBe(40_928_551)
    const turned = await desk.post(base, entryOf({ FromTime: '20:00', UntilTime: '19:00' }))
    expect(turned.body.ErrorMessage.Code).toBe(40_028_550)
    const long = await desk.get(base, { From: '2031-01-01', To: '2033-01-01' })
    expect(long.body.ErrorMessage.Code).toBe(40_028_551)
  })

  it('shows news on the day on which they go online', async () => {
    await release(desk, { Title: '停水公告', PublishUtc: '2031-07-01T01:00:00.000Z' })
    expect((await desk.get(base, { From: '2031-07-01', To: '2031-07-01' })).body.Data).toMatchObject([
      { Kind: 'news', Title: '停水公告', Note: '全體' },
    ])
  })

  it('is read as iCalendar by whoever has an address, until it is taken back', async () => {
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    await desk.post(base, entryOf({ Title: '水塔清洗，A棟; B棟', Place: '頂樓; 水箱', Day: today }))
    const feed = { Id: newId() }
    const { Url } = (await desk.post(`${base}/Feed`, feed)).body.Data
    const path = Url.replace(address, '')
    const answer = await fetch(lobby.url + path)
    expect(answer.headers.get('content-type')).toContain('text/calendar')
    const sent = await answer.text()
    const text = sent.replaceAll('\r\n ', '')
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n/)
    expect(text).toContain('SUMMARY:水塔清洗，A棟\\; B棟\r\nLOCATION:頂樓\\; 水箱\r\n')
    // What has a page of its own leads there.
    expect(text).toMatch(/URL:https:\/\/lobby\.example\/mgmt\/CommunityGasOverView\/[\w-]{36}\/\d{6}\r\n/)
    expect(sent.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect((await desk.get(`${base}/Feed`)).body.Data).toMatchObject([{ Id: feed.Id }])
    const colleague = await lobby.as('desk2', '晴川社區')
    expect((await colleague.delete(`${base}/Feed/${feed.Id}`)).status).toBe(404)
    expect((await desk.delete(`${base}/Feed/${feed.Id}`)).status).toBe(200)
    expect((await fetch(lobby.url + path)).status).toBe(404)
  })

  it('knows which days the official table calls off, and which years have none', async () => {
    const asked = { From: '2026-12-21', To: '2027-01-03' }
    const { Days, Years } = (await desk.get(`${base}/OfficeDay`, asked)).body.Data
    expect(Days).toEqual([
      { Day: '2026-12-25', IsOff: true, Note: '行憲紀念日' },
      { Day: '2027-01-01', IsOff: true, Note: '開國紀念日' },
    ])
    expect(Years).toEqual([2026, 2027])
  })

  it('of one community is not there for another', async () => {
    const entry = entryOf({ Day: '2031-09-01' })
    await desk.post(base, entry)
    const elsewhere = await lobby.as('auth_0912345678', '松濤苑')
    expect((await elsewhere.get(`${base}/${entry.Id}`)).status).toBe(404)
    expect((await elsewhere.get(base, { From: '2031-09-01', To: '2031-09-01' })).body.Data).toEqual([])
  })
})
