import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const path = '/api/v1/Consumables'
let lobby: Lobby
let admin: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

let nth = 0
const added = async (changes: object = {}) => {
  const given = {
    ConsumableId: newId(),
    Name: `螺絲 ${++nth}`,
    Unit: '盒',
    Stock: 10,
    SafeStock: 5,
    ...changes,
  }
  const { status, body } = await admin.post(path, given)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.Data
}
const move = (ConsumableId: string, LineKind: string, Quantity: number, more: object = {}) =>
  desk.post(`${path}/${ConsumableId}/Line`, { LineId: newId(), LineKind, Quantity, ...more })

describe('consumables', () => {
  it('are listed with what is lacking, and those below their safe stock are the list to order (R320)', async () => {
    const low = (await desk.get(path, { IsLow: true })).body.Data
    expect(low.map((row: { Name: string }) => row.Name)).toContain('揚水泵機械軸封')
    expect(low).toContainEqual(expect.objectContaining({ Name: '揚水泵機械軸封', Stock: 1, ShortBy: 1 }))
    expect(low.every((row: { Stock: number; SafeStock: number }) => row.Stock < row.SafeStock)).toBe(true)
  })

  it('come, go and are counted as lines, each with what is there afterwards and what it was for', async () => {
    const { ConsumableId } = await added()
    const pump = (await desk.get('/api/v1/Communities/Assets', { Text: 'WS-P-02' })).body.Data[0].AssetId
    await move(ConsumableId, 'received', 5)
    const plans = (await desk.get('/api/v1/MaintenancePlan', { AssetId: pump })).body.Data
    const { PlanId, PlanName } = plans[0]
    await move(ConsumableId, 'issued', 3, { AssetId: pump, PlanId, Reason: '更換軸封' })
    // Somebody took three since it was counted: what was counted then is no more.
    const late = { SeenStock: 15 }
    expect((await move(ConsumableId, 'counted', 14, late)).body.ErrorMessage.Code).toBe(409_26_106)
    expect((await move(ConsumableId, 'counted', 11, { SeenStock: 12 })).body.Data.Stock).toBe(11)
    // The thing and the plan know what was used for them.
    const used = { ConsumableId, Quantity: 3, AssetName: '2 號揚水泵', PlanName, Reason: '更換軸封' }
    for (const of of [{ AssetId: pump }, { PlanId }])
      expect((await desk.get(`${path}/Used`, of)).body.Data[0]).toMatchObject(used)
    const elsewhere = await lobby.as('auth_0912345678', '松濤苑')
    expect((await elsewhere.get(`${path}/Used`, { AssetId: pump })).body.Data ?? []).toEqual([])
    const { Data } = (await desk.get(`${path}/${ConsumableId}/Line`)).body
    expect(Data).toMatchObject([
      { LineKind: 'counted', Quantity: -1, StockAfter: 11 },
      {
        LineKind: 'issued',
        Quantity: -3,
        StockAfter: 12,
        AssetName: '2 號揚水泵',
        PlanName,
        Reason: '更換軸封',
      },
      { LineKind: 'received', Quantity: 5, StockAfter: 15 },
      { LineKind: 'counted', Quantity: 10, StockAfter: 10 },
    ])
  })

  it('never fall below zero, whoever takes how many at the same moment', async () => {
    const { ConsumableId } = await added({ Stock: 7 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => move(ConsumableId, 'issued', 1)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
    const refused = answers.find(({ status }) => status !== 200)
    expect(refused?.body.ErrorMessage.Code).toBe(409_26_104)
    expect((await desk.get(`${path}/${ConsumableId}`)).body.Data.Stock).toBe(0)
  })

  it('are written once however often a line is sent, and not without a quantity', async () => {
    const { ConsumableId } = await added()
    const LineId = newId()
    for (const _ of [1, 2]) await move(ConsumableId, 'issued', 4, { LineId })
    expect((await move(ConsumableId, 'issued', 5, { LineId })).body.ErrorMessage.Code).toBe(409_26_105)
    expect((await desk.get(`${path}/${ConsumableId}`)).body.Data.Stock).toBe(6)
    expect((await move(ConsumableId, 'received', 0)).body.ErrorMessage.Code).toBe(400_26_102)
  })

  it('have one name each, are changed by who saw the newest, and leave the list with their lines kept', async () => {
    const one = await added()
    const again = await admin.post(path, { ...one, ConsumableId: newId() })
    expect(again.body.Message).toBe(`已經有耗材「${one.Name}」，請改用別的名稱。`)
    const correct = (SafeStock: number) => admin.put(`${path}/${one.ConsumableId}`, { ...one, SafeStock })
    expect((await correct(20)).body.Data).toMatchObject({ SafeStock: 20, ShortBy: 10 })
    expect((await correct(30)).body.ErrorMessage.Code).toBe(409_26_102)
    expect((await desk.delete(`${path}/${one.ConsumableId}`)).status).toBe(403)
    expect((await admin.delete(`${path}/${one.ConsumableId}`)).status).toBe(200)
    expect((await desk.get(`${path}/${one.ConsumableId}`)).status).toBe(404)
  })
})
