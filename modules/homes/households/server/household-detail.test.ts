import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

describe('one household', () => {
  it('shows residents, cards, phones and plates; phone numbers and barcodes masked', async () => {
    const { status, body } = await desk.get(`/api/v1/CommunityTablet/${cast.households.wang.id}/Detail`)
    expect(status).toBe(200)
    expect(body.Data).toMatchObject({ TabletNote: 'A棟-12F-3', Names: ['王建民', '林淑芬', '王小明'] })
    for (const { Mobile } of body.Data.Residents) expect(Mobile).toMatch(/^09\d\d\*\*\*\d{3}$/)
    expect(body.Data.Carriers.map((c: { CarrierCode: string }) => c.CarrierCode)).toContain(
      cast.cards.twoHouseholds.code,
    )
    const lin = body.Data.Devices.find((d: { ResidentName: string }) => d.ResidentName === '林淑芬')
    expect(lin.SerialEnd).toBe(cast.phones.bound.serial.slice(-4))
    expect(JSON.stringify(body)).not.toContain(cast.phones.bound.serial)
    expect(body.Data.Plates).toContain('BKS-**17')
  })

  it('leaves an audit row of who looked', async () => {
    await desk.get(`/api/v1/CommunityTablet/${cast.households.zhou.id}/Detail`)
    const { rows } = await lobby.owner.query(
      "select account_name from audit where action = 'households.view' and target_id = $1",
      [cast.households.zhou.id],
    )
    expect(rows).toEqual([{ account_name: desk.info.AdminName }])
  })

  it('a phone that was unbound is not shown', async () => {
    const { body } = await desk.get('/api/v1/CommunityTablet/Search', { Text: '周阿月' })
    const detail = await desk.get(`/api/v1/CommunityTablet/${body.Data[0].TabletId}/Detail`)
    expect(detail.body.Data.Devices.map((d: { SerialEnd: string }) => d.SerialEnd)).not.toContain(
      cast.phones.unbound.serial.slice(-4),
    )
  })
})

describe('the households of a building', () => {
  it('come in the order of floors and units, all of them', async () => {
    const { body } = await desk.get('/api/v1/CommunityTablet/Households', { Tag: 'A棟' })
    const labels = body.Data.map((h: { TabletNote: string }) => h.TabletNote)
    expect(labels.length).toBe(60)
    expect(labels.slice(0, 5)).toEqual(['A棟-1F-1', 'A棟-1F-2', 'A棟-1F-3', 'A棟-1F-4', 'A棟-2F-1'])
    expect(labels.at(-1)).toBe('A棟-15F-4')
  })

  it('an unknown building is 404', async () => {
    expect((await desk.get('/api/v1/CommunityTablet/Households', { Tag: 'Z棟' })).status).toBe(404)
  })
})
