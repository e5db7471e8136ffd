import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const path = '/api/v1/Communities/Stores'
let lobby: Lobby
let desk: Desk
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const shop = (changes: Record<string, unknown> = {}) => ({
  Id: newId(),
  Name: '轉角麵包',
  Category: 'food',
  Phone: '02-2758-0001',
  Address: '松信路 1 號',
  OpeningHours: '08:00–20:00',
  Note: '',
  IsSponsored: false,
  Offers: [{ Title: '滿百折十', UntilDay: '2030-01-31' }],
  ...changes,
})
const all = async (who = desk): Promise<Record<string, unknown>[]> => (await who.get(path)).body.Data

describe('the shops around', () => {
  it('are found by everybody with hours and offers, in the order that the community decided', async () => {
    const names = (await all()).map(({ Name }) => Name)
    expect(names.slice(0, 3)).toEqual(['晴川小館', '松信早餐店', '阿榮水電行'])
    expect((await all())[0]).toMatchObject({ Phone: '02-2758-6611', IsSponsored: true, IsRetired: false })
  })

  it('are added once, also when the answer was lost and it is sent again', async () => {
    const made = shop()
    expect((await manager.post(path, made)).status).toBe(200)
    expect((await manager.post(path, made)).status).toBe(200)
    expect((await all()).filter(({ Name }) => Name === '轉角麵包')).toHaveLength(1)
    expect((await manager.post(path, shop())).body.ErrorMessage.Code).toBe(409_28_803)
  })

  it('are changed as they were seen: whoever was faster is not overwritten', async () => {
    const { Id, RowVersion } = (await all()).find(({ Name }) => Name === '全安鎖匙') ?? {}
    const { Id: _, ...content } = shop({ Name: '全安鎖匙', OpeningHours: '08:00–22:00' })
    const change = () => manager.put(`${path}/${Id}`, { RowVersion, ...content })
    expect((await change()).status).toBe(200)
    const late = await change()
    expect([late.status, late.body.ErrorMessage.Code]).toEqual([409, 409_28_802])
  })

  it('are retired and shown again, and keep their place', async () => {
    const before = (await all()).map(({ Name }) => Name)
    const { Id, RowVersion } = (await all()).find(({ Name }) => Name === '永吉藥局') ?? {}
    await manager.patch(`${path}/${Id}/Retire`, { RowVersion, IsRetired: true })
    expect((await all()).at(-1)).toMatchObject({ Name: '永吉藥局', IsRetired: true })
    await manager.patch(`${path}/${Id}/Retire`, { RowVersion: Number(RowVersion) + 1, IsRetired: false })
    expect((await all()).map(({ Name }) => Name)).toEqual(before)
  })

  it('are changed by managers alone, and another community has its own', async () => {
    expect((await desk.post(path, shop({ Name: '別家' }))).status).toBe(403)
    const there = await lobby.as('auth_0912345678', '松濤苑')
    const id = String((await all())[0]?.Id)
    const { Id: _, ...content } = shop()
    expect([403, 404]).toContain((await there.put(`${path}/${id}`, { RowVersion: 1, ...content })).status)
  })
})
