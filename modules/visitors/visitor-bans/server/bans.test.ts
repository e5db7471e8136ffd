import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { booked, came, detailOf, walkIn } from '#tests/setup/visitors.ts'

let lobby: Lobby
let desk: Desk
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const dayIn = (days: number) => new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10)
const entry = (changes: Record<string, unknown> = {}) => ({
  GuestName: '某人',
  LicensePlateNumber: 'BAD-0001',
  Reason: '屢勸不聽',
  UntilDay: dayIn(30),
  ...changes,
})
const add = (changes: Record<string, unknown> = {}, who = manager) =>
  who.post('/api/v1/Guest/Ban', entry(changes))
const heard = async (visitorId: string): Promise<string[]> => {
  const { rows } = await lobby.owner.query(
    "select hear from event where name = 'visitorBans.recognised' and payload::text like $1",
    [`%${visitorId}%`],
  )
  return rows.map((row) => row.hear)
}

describe('somebody on the black list', () => {
  it('is recognised by plate or telephone, quietly: nothing is refused, the desk alone hears of it', async () => {
    const item = await came(desk, { LicensePlateNumber: 'ｋｄｂ－９５２７' })
    expect([item.Status, item.IsBanned, item.BanReason]).toEqual([1, true, expect.stringContaining('推銷')])
    expect(await heard(item.Id)).toEqual(['visitorBans.view'])
    const other = await came(desk, { Phone: '+886 935 266 817' })
    expect(other.IsBanned).toBe(true)
    expect((await came(desk, { GuestName: '賴先生' })).IsBanned).toBe(false)
  })

  it('is not told to the committee', async () => {
    const { Id } = await came(desk, { Phone: '0935266817' })
    await lobby.owner.query("update membership set role = 'committee' where account_id = $1", [
      cast.accounts.eip1.id,
    ])
    const committee = await lobby.as('eip1')
    expect(await detailOf(committee, Id)).toMatchObject({ IsBanned: false, BanReason: '' })
    expect((await committee.get('/api/v1/Guest/Ban')).status).toBe(403)
  })

  it('is recognised when a booking is made, and again at the arrival after the list grew', async () => {
    const early = await booked(desk, { Phone: '0935266817' })
    expect([early.IsBanned, (await heard(early.Id)).length]).toEqual([true, 1])
    const late = await booked(desk, { LicensePlateNumber: 'NEW-5566' })
    expect(late.IsBanned).toBe(false)
    await add({ LicensePlateNumber: 'NEW 5566' })
    const { body } = await desk.post(`/api/v1/Guest/${late.Id}/ArrivedInfo`)
    expect([body.Data.IsBanned, (await heard(late.Id)).length]).toEqual([true, 1])
  })

  it('is recognised when the desk writes the plate down later', async () => {
    const { Id } = await came(desk)
    const { body } = await desk.patch(`/api/v1/Guest/${Id}`, { LicensePlateNumber: 'KDB9527' })
    expect(body.Data.IsBanned).toBe(true)
  })

  it('of another community is nobody here', async () => {
    const there = await lobby.as('auth_0912345678', '松濤苑')
    const visit = {
      GuestName: '賴先生',
      PeopleCount: 1,
      CauseTypeName: '訪友',
      LicensePlateNumber: 'KDB-9527',
    }
    expect((await walkIn(there, { ...visit, TabletId: null, CauseTypeId: null })).body.Data.IsBanned).toBe(
      false,
    )
    expect((await there.get('/api/v1/Guest/Ban')).body.Data).toEqual([])
  })
})

describe('the black list', () => {
  it('is changed by managers, as it was seen, and lifted once', async () => {
    expect((await add({}, desk)).status).toBe(403)
    const { Id, RowVersion } = (await add({ LicensePlateNumber: 'LFT-0001' })).body.Data
    const change = (version: number) =>
      manager.put(`/api/v1/Guest/Ban/${Id}`, {
        ...entry({ LicensePlateNumber: 'LFT-0002' }),
        RowVersion: version,
      })
    expect((await change(RowVersion)).body.Data.LicensePlateNumber).toBe('LFT-0002')
    expect((await change(RowVersion)).body.ErrorMessage.Code).toBe(409552)
    expect((await came(desk, { LicensePlateNumber: 'LFT-0002' })).IsBanned).toBe(true)
    expect((await manager.post(`/api/v1/Guest/Ban/${Id}/Lift`)).status).toBe(200)
    expect((await manager.post(`/api/v1/Guest/Ban/${Id}/Lift`)).body.Message).toBe('這筆名單已解除或到期。')
    expect((await came(desk, { LicensePlateNumber: 'LFT-0002' })).IsBanned).toBe(false)
  })

  it('needs something to recognise somebody by, and an end within a year', async () => {
    const refused = async (changes: Record<string, unknown>) => (await add(changes)).body.ErrorMessage.Code
    expect(await refused({ LicensePlateNumber: '' })).toBe(400551)
    expect(await refused({ UntilDay: dayIn(-1) })).toBe(400552)
    expect(await refused({ UntilDay: dayIn(400) })).toBe(400552)
    expect(await refused({ Reason: '' })).toBe(400001)
  })

  it('holds until the end of its last day in Taipei', async () => {
    const { Id } = (await add({ LicensePlateNumber: 'END-0001', UntilDay: dayIn(0) })).body.Data
    expect((await came(desk, { LicensePlateNumber: 'END-0001' })).IsBanned).toBe(true)
    await lobby.owner.query(
      "update visitor_ban set until_day = (now() at time zone 'Asia/Taipei')::date - 1 where id = $1",
      [Id],
    )
    expect((await came(desk, { LicensePlateNumber: 'END-0001' })).IsBanned).toBe(false)
    const shown = (await desk.get('/api/v1/Guest/Ban', { IsAll: true })).body.Data
    expect(shown.find((item: { Id: string }) => item.Id === Id).IsInForce).toBe(false)
  })
})
