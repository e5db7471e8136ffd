import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive, arriveMany, handOverRequest } from '#tests/setup/packages.ts'

let lobby: Lobby
let desk: Desk

beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const handOver = (...PdIds: string[]) =>
  desk.patch('/api/v1/Postal/Uncollected/Status', handOverRequest({ PdIds }))
const move = (PdIds: string[], Location: string) => desk.patch('/api/v1/Postal/Position', { PdIds, Location })
const takeStock = async (Codes: string[], Location = '') =>
  (await desk.post('/api/v1/Postal/StockTake', { Codes, Location })).body.Data
const detailOf = async (id: string) => (await desk.get(`/api/v1/Postal/${id}/Detail`)).body.Data
const counter = async (): Promise<number> =>
  (await desk.get('/api/v1/Postal/Unclaimed-Postal/Count')).body.Data.UnclaimedPostalCount
const codeOf = ({ status, body }: Answer) => [status, body.ErrorMessage?.Code]

interface Scanned {
  Code: string
  Package: { PdId: string; State: string; Location: string }
}
const scannedOf = (list: Scanned[]) => list.map((item) => [item.Code, item.Package.PdId])

describe('moving packages', () => {
  it('takes several to another position at once and keeps where they lay', async () => {
    const ids = await arriveMany(desk, 3, { Location: 'B-01' })
    const there = await arrive(desk, { Location: 'C-05' })
    const { body } = await move([...ids, there.PdId], 'C-05')
    expect(body.Data.Moved).toBe(3)
    for (const id of ids) {
      const { Location, Timeline } = await detailOf(id)
      expect(Location).toBe('C-05')
      expect(Timeline.at(-1)).toMatchObject({
        What: 'moved',
        Changes: [{ Field: 'shelfPosition', Before: 'B-01', After: 'C-05' }],
      })
    }
    expect((await detailOf(there.PdId)).Timeline).toHaveLength(1)
  })

  it('moves none when one of them does not wait any more, and names it', async () => {
    const ids = await arriveMany(desk, 2, { Location: 'B-01' })
    const { PdId, SerialNum } = await arrive(desk)
    await handOver(PdId)
    const answer = await move([...ids, PdId], 'C-05')
    expect(codeOf(answer)).toEqual([409, 409106])
    expect(answer.body.Message).toBe(`${SerialNum} 已領取，這次沒有移動任何一件。`)
    expect((await detailOf(ids[0] ?? '')).Location).toBe('B-01')
  })
})

describe('a stock-take (盤點)', () => {
  it('says what lies right, what lies elsewhere, what left, what is unknown and what was not scanned', async () => {
    const at = { Location: '盤-1' }
    const right = await arrive(desk, { ...at, TransportCode: 'SF100200300' })
    const bySerial = await arrive(desk, at)
    const byLabel = await arrive(desk, at)
    const missing = await arrive(desk, at)
    const wrong = await arrive(desk, { Location: '盤-2', TransportCode: '5550001' })
    const gone = await arrive(desk, { ...at, TransportCode: '5550002' })
    await handOver(gone.PdId)
    const codes = [
      'sf100200300',
      bySerial.SerialNum,
      `P${byLabel.SerialNum}`,
      '5550001',
      '5550002',
      'nothing',
    ]
    const stock = await takeStock([...codes, 'SF100200300'], '盤-1')
    expect(scannedOf(stock.Here)).toEqual([
      ['SF100200300', right.PdId],
      [bySerial.SerialNum, bySerial.PdId],
      [`P${byLabel.SerialNum}`, byLabel.PdId],
    ])
    expect(scannedOf(stock.Elsewhere)).toEqual([['5550001', wrong.PdId]])
    expect(stock.Elsewhere[0].Package.Location).toBe('盤-2')
    expect(scannedOf(stock.NotWaiting)).toEqual([['5550002', gone.PdId]])
    expect(stock.NotWaiting[0].Package.State).toBe('handedOver')
    expect(stock.Unknown).toEqual(['nothing'])
    expect(stock.Missing.map((item: { PdId: string }) => item.PdId)).toEqual([missing.PdId])
  })

  it('of the whole room misses everything that was not scanned, and changes nothing', async () => {
    const { PdId, SerialNum } = await arrive(desk)
    const before = await lobby.owner.query('select md5(string_agg(p::text, $1 order by id)) from package p', [
      '',
    ])
    const all = await counter()
    const stock = await takeStock([SerialNum])
    expect(scannedOf(stock.Here)).toEqual([[SerialNum, PdId]])
    expect([stock.Elsewhere, stock.Missing.length]).toEqual([[], all - 1])
    const after = await lobby.owner.query('select md5(string_agg(p::text, $1 order by id)) from package p', [
      '',
    ])
    expect(after.rows).toEqual(before.rows)
  })

  it('a tracking number that two waiting packages carry means both', async () => {
    const ids = await arriveMany(desk, 2, { Location: '盤-3', TransportCode: '777000777' })
    const stock = await takeStock(['777000777'], '盤-3')
    expect(stock.Here.map((scanned: Scanned) => scanned.Package.PdId).sort()).toEqual([...ids].sort())
    expect(stock.Missing).toEqual([])
  })

  it('of nothing scanned misses the whole position', async () => {
    const stock = await takeStock([], '盤-3')
    expect([stock.Here, stock.Missing.length]).toEqual([[], 2])
  })
})

describe('a lost package', () => {
  it('no longer counts as waiting, is found in its own list, and waits again when it turns up', async () => {
    const { PdId, SerialNum } = await arrive(desk)
    const before = await counter()
    const { status, body } = await desk.post(`/api/v1/Postal/${PdId}/Lost`, { Reason: '盤點找不到' })
    expect([status, body.Data.SerialNum]).toEqual([200, SerialNum])
    expect(await counter()).toBe(before - 1)
    const lost = await desk.get('/api/v1/Postal/List', { State: 'lost' })
    expect(lost.body.Data[0]).toMatchObject({ PdId, State: 'lost' })
    const refused = await handOver(PdId)
    expect([...codeOf(refused), refused.body.Message]).toEqual([
      409,
      409106,
      `${SerialNum} 已登記遺失，無法領取。`,
    ])
    expect(codeOf(await desk.post(`/api/v1/Postal/${PdId}/Lost`, { Reason: 'x' }))).toEqual([409, 409106])
    const found = await desk.post(`/api/v1/Postal/${PdId}/Found`, { Reason: '在推車上' })
    expect(found.body.Data).toEqual({ PdId, SerialNum, IsNewSerialNumber: false })
    expect(await counter()).toBe(before)
    const { Timeline } = await detailOf(PdId)
    expect(Timeline.map((item: { What: string }) => item.What)).toEqual(['registered', 'lost', 'found'])
    expect(codeOf(await desk.post(`/api/v1/Postal/${PdId}/Found`, {}))).toEqual([409, 409106])
    expect((await handOver(PdId)).status).toBe(200)
  })

  it('under a number that another package has now gets a fresh one', async () => {
    const { PdId, SerialNum } = await arrive(desk)
    await desk.post(`/api/v1/Postal/${PdId}/Lost`, { Reason: '找不到' })
    await lobby.owner.query(
      "update serial_counter set last = $1 where name = 'package' and community_id = $2",
      [Number(SerialNum) - 1, castId('community', '晴川社區')],
    )
    expect((await arrive(desk)).SerialNum).toBe(SerialNum)
    const { body } = await desk.post(`/api/v1/Postal/${PdId}/Found`, {})
    expect(body.Data.IsNewSerialNumber).toBe(true)
    expect((await detailOf(PdId)).SerialNum).toBe(body.Data.SerialNum)
  })
})
