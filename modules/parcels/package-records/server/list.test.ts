import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast, castId } from '#database/cast/cast.ts'
import { residentOf } from '#database/cast/people.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive, arriveMany, handOverRequest } from '#tests/setup/packages.ts'

const { wang, zhou } = cast.households
const lin = residentOf('A棟-12F-3', '林淑芬')
const list = '/api/v1/Postal/List'

let lobby: Lobby
let desk: Desk

beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

interface Shown {
  PdId: string
  State: string
}
type Query = Parameters<Desk['get']>[1]
const ask = (query: Query = {}) => desk.get(list, query)
const idsOf = async (query: Query): Promise<string[]> => {
  const { status, body } = await ask(query)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.Data.map((row: Shown) => row.PdId)
}
const handOver = async (...PdIds: string[]) => {
  const answer = await desk.patch('/api/v1/Postal/Uncollected/Status', handOverRequest({ PdIds }))
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
}
/** Walks all pages; `between` happens after each. */
async function walk(query: Query, between: () => Promise<void> = async () => undefined) {
  const ids: string[] = []
  let After = ''
  for (;;) {
    const { body } = await ask({ ...query, After })
    ids.push(...body.Data.map((row: Shown) => row.PdId))
    After = body.Pagination.After
    if (!After) return ids
    await between()
  }
}

describe('the list of packages', () => {
  it('shows of a waiting package everything that a desk looks for', async () => {
    const { PdId, SerialNum } = await arrive(desk, {
      RecipientId: lin.id,
      CourierId: castId('courier', '黑貓宅急便'),
      IsRefrigerated: 2,
      TransportCode: '908447120355',
      Location: '凍-1',
      Note: '兩件同捆',
      IsPersonalOnly: true,
      IsCashOnDelivery: true,
      PieceCount: 2,
    })
    const { body } = await ask({ Text: '908447120355' })
    expect(body.Data[0]).toMatchObject({
      PdId,
      SerialNum,
      TabletId: wang.id,
      TabletNote: 'A棟-12F-3',
      Name: '林淑芬',
      RecipientId: lin.id,
      PostalTypeName: '包裹',
      PostalTypeId: castId('kind', '包裹'),
      CourierName: '黑貓宅急便',
      IsRefrigerated: 2,
      TransportCode: '908447120355',
      Location: '凍-1',
      PlainNote: '兩件同捆',
      PieceCount: 2,
      PhotoUrl: '',
      ArrivedBy: '陳怡君',
      IsPersonalOnly: true,
      IsCashOnDelivery: true,
      IsLegal: false,
      State: 'waiting',
      HandedOverAt: null,
      HandedOverBy: '',
      ReceiveType: null,
      RemindCount: 0,
      RemindedAt: null,
      WaitedHours: 0,
      NeedsSomebody: true,
      IsCorrected: false,
      RowVersion: 1,
    })
  })

  it('has the newest arrival first, and of handed over ones the newest hand-over', async () => {
    const [first = '', second = '', third = ''] = await arriveMany(desk, 3)
    expect((await idsOf({})).slice(0, 3)).toEqual([third, second, first])
    await handOver(second)
    await handOver(first)
    expect((await idsOf({ State: 'handedOver' })).slice(0, 2)).toEqual([first, second])
    expect((await idsOf({ State: 'all' })).slice(0, 3)).toEqual([third, second, first])
    expect(await idsOf({})).not.toContain(first)
  })

  it('is found by each thing that somebody may know of it', async () => {
    const PdId = (
      await arrive(desk, {
        TabletId: zhou.id,
        RecipientId: residentOf('A棟-7F-2', '周明德').id,
        PostalTypeId: castId('kind', '法院文書'),
        CourierId: castId('courier', '順豐'),
        IsRefrigerated: 1,
        TransportCode: 'sf1477000412345',
        Location: '冰-2',
        IsPersonalOnly: true,
        IsCashOnDelivery: true,
      })
    ).PdId
    const { body } = await ask({ Text: 'SF1477000412345' })
    const { SerialNum } = body.Data[0]
    const queries: Query[] = [
      { Text: 'A7-2' },
      { Text: 'A棟-7F-2' },
      { Text: '明德' },
      { Text: 'SF1477000412345' },
      { Text: '12345' },
      { Text: '770004' },
      { Text: SerialNum },
      { Text: `P${SerialNum}` },
      { Text: '冰-2' },
      { Tag: 'A棟' },
      { TabletIds: [zhou.id, wang.id] },
      { PostalTypeId: castId('kind', '法院文書') },
      { CourierId: castId('courier', '順豐') },
      { IsRefrigerated: 1 },
      { Location: '冰-2' },
      { IsPersonalOnly: true },
      { IsCashOnDelivery: true },
      { IsLegal: true },
      { NeedsSomebody: true },
      { ArrivedFrom: new Date(Date.now() - 60_000).toISOString() },
    ]
    for (const query of queries)
      expect([query, await idsOf({ ...query, MaxCount: 100 })]).toEqual([
        query,
        expect.arrayContaining([PdId]),
      ])
    const strangers: Query[] = [
      { Text: 'B9-9' },
      { Text: '大同大' },
      { Text: '998877' },
      { Tag: 'B棟' },
      { TabletIds: [wang.id] },
      { PostalTypeId: castId('kind', '包裹') },
      { IsRefrigerated: 2 },
      { Location: 'B-01' },
      { IsLegal: false },
      { ArrivedTo: new Date(Date.now() - 60_000).toISOString() },
      { HandedOverFrom: '2020-01-01T00:00:00Z' },
    ]
    for (const query of strangers)
      expect([query, (await idsOf({ ...query, MaxCount: 100 })).includes(PdId)]).toEqual([query, false])
    await handOver(PdId)
    for (const query of queries.slice(0, 9)) {
      const found = await idsOf({ ...query, State: 'handedOver', MaxCount: 100 })
      expect([query, found]).toEqual([query, expect.arrayContaining([PdId])])
    }
  })

  it('gives every row once when its pages are walked, also while new packages arrive and others leave', async () => {
    const waiting = await idsOf({ MaxCount: 100 })
    const before = new Set(await walk({ MaxCount: 100 }))
    expect(waiting).toHaveLength(100)
    const left: string[] = []
    const seen = await walk({ MaxCount: 17 }, async () => {
      await arrive(desk)
      const [id = ''] = [...before].filter((text) => !left.includes(text)).slice(-1)
      left.push(id)
      await handOver(id)
    })
    expect(new Set(seen).size).toBe(seen.length)
    const missed = [...before].filter((id) => !seen.includes(id) && !left.includes(id))
    expect(missed).toEqual([])
  })

  it('has no row twice and misses none, whatever the size of its pages and however many came at the same instant', async () => {
    const of = { TabletIds: [zhou.id], State: 'all' }
    await arriveMany(desk, 15, { TabletId: zhou.id })
    await lobby.owner.query(
      `update package set arrived_at = date_trunc('day', arrived_at) + interval '1 microsecond'
       where household_id = $1 and arrived_at > now() - interval '30 days'`,
      [zhou.id],
    )
    const everything = await walk({ ...of, MaxCount: 100 })
    expect(everything.length).toBeGreaterThan(14)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 4, max: everything.length + 1 }), async (MaxCount) => {
        expect(await walk({ ...of, MaxCount })).toEqual(everything)
      }),
      { numRuns: 6 },
    )
  })

  it('refuses a cursor that is none', async () => {
    for (const After of ['x', '1.2', `${'9'.repeat(17)}.${wang.id}`, "1.' or 1=1"])
      expect([After, (await ask({ After })).status]).toEqual([After, 400])
  })

  it('counts each state with the same filters', async () => {
    const { body } = await desk.get(`${list}/Count`, { TabletIds: [zhou.id] })
    for (const [name, State] of Object.entries({ Waiting: 'waiting', HandedOver: 'handedOver' })) {
      const answer = await ask({ State, TabletIds: [zhou.id], MaxCount: 1 })
      expect(body.Data[name]).toEqual({
        Count: answer.body.Pagination.Total,
        IsCapped: answer.body.Pagination.TotalIsCapped,
      })
    }
  })
})
