import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast, castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive, handOverRequest } from '#tests/setup/packages.ts'

const { wang, neighbour, empty, elsewhere } = cast.households

let lobby: Lobby
let desk: Desk

beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  // Only what a test registers waits: the cast may have packages of its own.
  await lobby.owner.query(
    "update package set voided_at = now(), void_reason = 'test' where state = 'waiting'",
  )
})
afterAll(() => lobby.close())

interface Shown {
  PdId: string
  SerialNum: string
  TabletId: string
}
const idsOf = (items: Shown[]) => items.map((item) => item.PdId)
const clear = async () => {
  await lobby.owner.query(
    "update package set voided_at = now(), void_reason = 'test' where state = 'waiting'",
  )
}
const arrivedAgo = (id: string, ago: string) =>
  lobby.owner.query('update package set arrived_at = now() - $2::interval where id = $1', [id, ago])
const find = async (Text: string): Promise<string[]> =>
  idsOf((await desk.get('/api/v1/Postal/Search', { Text })).body.Data)

describe('packages that wait', () => {
  it('of several households come in one list by repeated TabletIds, the newest first (R114, R134, R141)', async () => {
    const first = await arrive(desk)
    const second = await arrive(desk, { TabletId: neighbour.id, Location: 'C-11' })
    const { body } = await desk.get('/api/v1/Postal/Uncollected/Tablets', {
      TabletIds: [wang.id, neighbour.id, empty.id],
    })
    expect(idsOf(body.Data)).toEqual([second.PdId, first.PdId])
    const specified =
      'PdId SerialNum TabletId TabletNote Name PostalTypeName IsRefrigerated ApplyStorageStatus CreateAtUtc TransportCode Note'
    expect(Object.keys(body.Data[0])).toEqual(expect.arrayContaining(specified.split(' ')))
    expect(body.Data[0].Note).toBe('【C-11】')
    const answer = await desk.get('/api/v1/Postal/Uncollected/Tablets', { TabletIds: wang.id })
    expect(idsOf(answer.body.Data)).toEqual([first.PdId])
  })

  it("another community's or an unknown household is simply absent", async () => {
    await arrive(desk)
    const TabletIds = [wang.id, empty.id, elsewhere.id, newId()]
    const { body } = await desk.get('/api/v1/Postal/Uncollected/Tablets/Count', { TabletIds })
    const counts = new Map(body.Data.map((c: { TabletId: string; Count: number }) => [c.TabletId, c.Count]))
    expect([...counts.keys()].sort()).toEqual([wang.id, empty.id].sort())
    expect(counts.get(empty.id)).toBe(0)
    expect(counts.get(wang.id)).toBeGreaterThan(0)
    const list = await desk.get('/api/v1/Postal/Uncollected/Tablets', { TabletIds: [elsewhere.id] })
    expect(list.body.Data).toEqual([])
  })

  it('no household or one that is no id is refused', async () => {
    expect((await desk.get('/api/v1/Postal/Uncollected/Tablets')).status).toBe(400)
    const wrong = await desk.get('/api/v1/Postal/Uncollected/Tablets', { TabletIds: ["x' or 1=1"] })
    expect([wrong.status, wrong.body.Messages[0]]).toEqual([400, expect.stringContaining('TabletIds[0]')])
  })

  it('are found by the whole tracking number, its end of four or more, or the serial number', async () => {
    await clear()
    const { PdId, SerialNum } = await arrive(desk, { TransportCode: 'EE984471203TW' })
    for (const text of ['EE984471203TW', 'ee984471203tw', '203TW', SerialNum, String(Number(SerialNum))]) {
      expect([text, await find(text)]).toEqual([text, [PdId]])
    }
    for (const text of ['3TW', '4471203', '%', '_____', 'EE98']) {
      expect([text, await find(text)]).toEqual([text, []])
    }
    await desk.patch('/api/v1/Postal/Uncollected/Status', handOverRequest({ PdIds: [PdId] }))
    expect(await find('EE984471203TW')).toEqual([])
  })

  it('are found the newest first', async () => {
    await clear()
    const first = await arrive(desk, { TransportCode: 'AAAA7777' })
    const second = await arrive(desk, { TransportCode: 'BBBB7777' })
    expect(await find('7777')).toEqual([second.PdId, first.PdId])
  })

  it('that are urgent stand first: legal papers, frozen, refrigerated for over two hours, then the oldest', async () => {
    await clear()
    const kinds = { legal: castId('kind', '法院文書') }
    const old = await arrive(desk)
    const older = await arrive(desk)
    const chilledNow = await arrive(desk, { IsRefrigerated: 1 })
    const chilledLong = await arrive(desk, { IsRefrigerated: 1 })
    const frozen = await arrive(desk, { IsRefrigerated: 2 })
    const newLegal = await arrive(desk, { PostalTypeId: kinds.legal })
    const oldLegal = await arrive(desk, { PostalTypeId: kinds.legal })
    await arrivedAgo(old.PdId, '3 days')
    await arrivedAgo(older.PdId, '19 days')
    await arrivedAgo(chilledLong.PdId, '121 minutes')
    await arrivedAgo(oldLegal.PdId, '26 hours')
    const { body } = await desk.get('/api/v1/Postal/Waiting/Summary', { MaxCount: 6 })
    expect(body.Data).toMatchObject({
      Total: 7,
      RoomTemperature: 4,
      Refrigerated: 2,
      Frozen: 1,
      // Both papers, the frozen one, the long refrigerated one, the one of 19 days.
      Attention: 5,
    })
    expect(idsOf(body.Data.Urgent)).toEqual(idsOf([oldLegal, newLegal, frozen, chilledLong, older, old]))
    expect(idsOf(body.Data.Urgent)).not.toContain(chilledNow.PdId)
    // No message goes out here at all: a person tells.
    expect(new Set(body.Data.Urgent.map((one: { IsToldByHand: boolean }) => one.IsToldByHand))).toEqual(
      new Set([true]),
    )
  })

  it('are listed a page at a time', async () => {
    await clear()
    const [a, b, c] = [await arrive(desk), await arrive(desk), await arrive(desk)]
    const { body } = await desk.get('/api/v1/Postal/Waiting', { Offset: 1, MaxCount: 1 })
    expect(idsOf(body.Data)).toEqual([b.PdId])
    expect(body.Pagination).toEqual({ Offset: 1, MaxCount: 1, Total: 3 })
    const all = await desk.get('/api/v1/Postal/Waiting')
    expect(idsOf(all.body.Data)).toEqual(idsOf([c, b, a]))
  })

  it('are counted by the header (R118), each community its own', async () => {
    await clear()
    await arrive(desk)
    const count = async (who: Desk) =>
      (await who.get('/api/v1/Postal/Unclaimed-Postal/Count')).body.Data.UnclaimedPostalCount
    expect(await count(desk)).toBe(1)
    expect(await count(await lobby.as('auth_0912345678', '松濤苑'))).toBe(0)
  })
})

describe('what a desk registered last', () => {
  it('is its own and the newest first, without what was voided', async () => {
    const desk2 = await lobby.as('desk2', '晴川社區')
    const [mine, theirs, gone, last] = [
      await arrive(desk),
      await arrive(desk2),
      await arrive(desk),
      await arrive(desk),
    ]
    await desk.post(`/api/v1/Postal/${gone.PdId}/Void`, { Reason: '重複' })
    const { body } = await desk.get('/api/v1/Postal/Recent', { MaxCount: 2 })
    expect(body.Data).toEqual([last, mine])
    const other = await desk2.get('/api/v1/Postal/Recent', { MaxCount: 1 })
    expect(idsOf(other.body.Data)).toEqual([theirs.PdId])
  })

  it('is registered with the kinds, couriers and positions of the community in their order', async () => {
    const { body } = await desk.get('/api/v1/Postal/RegisterOptions')
    expect(body.Data.Kinds[0]).toEqual({
      Id: castId('kind', '包裹'),
      Name: '包裹',
      IsLegal: false,
      IsAccepted: true,
    })
    expect(body.Data.Couriers[1]).toMatchObject({ Name: '黑貓宅急便', ShortName: '黑貓' })
    expect(body.Data.Positions).toContainEqual({ Name: '凍-1', Temperature: 2, IsFull: false })
    const elsewhere = await (await lobby.as('auth_0912345678', '松濤苑')).get(
      '/api/v1/Postal/RegisterOptions',
    )
    expect(elsewhere.body.Data.Kinds[0].Id).toBe(castId('kind', '松濤苑 包裹'))
  })
})
