import { afterAll, beforeAll, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { kitchen } from '#tests/setup/meals.ts'
import { connectLine, contact, type FakeProvider, fakeProvider, lineUser } from '#tests/setup/providers.ts'

const path = '/api/v1/ProxyOrder'
const home = castId('household', 'B棟-12F-3')
let k: Awaited<ReturnType<typeof kitchen>>
let line: FakeProvider
let manager: Desk
beforeAll(async () => {
  line = await fakeProvider({ status: 200, body: '{"sentMessages":[{"id":"L1"}]}' })
  k = await kitchen({ run: 'api,worker', env: { PRIVATE_HOSTS: '1', LINE_API: line.url } })
  manager = k.manager
  const { Settings, Version } = (await manager.get('/api/v1/Notice/Settings')).body.Data
  await manager.put('/api/v1/Notice/Settings', { ...Settings, Quiet: null, Version })
  await connectLine(manager)
  const [person] = (await k.desk.get(`/api/v1/Notice/Contact/${home}`)).body.Data
  await contact(k.desk, person.ResidentId, { LineUserId: lineUser.one })
})
afterAll(async () => {
  await k.close()
  await line.close()
})

/** An offer with one order of the household; gives the id of the offer. */
async function ordered(Title: string, PaidBy: 'cash' | 'points', least = 0): Promise<string> {
  const [OfferId, ItemId] = [newId(), newId()]
  await manager.post(`${path}/Offer`, {
    OfferId,
    Title,
    Supplier: '農會',
    CloseAtUtc: new Date(Date.now() + 3_600_000).toISOString(),
    MinimumKind: least ? 'quantity' : 'none',
    Minimum: least,
    Pays: 'either',
    Items: [{ ItemId, Name: '白米', Price: 1200, Most: 0, Options: [] }],
  })
  const Items = [{ ItemId, Option: '', Quantity: 2 }]
  const taken = await k.desk.post(path, { Id: newId(), OfferId, TabletId: home, PaidBy, Items, Total: 2400 })
  expect(taken.status).toBe(200)
  return OfferId
}

const told = (word: string) => line.asked.filter(({ body }) => body.includes(word)).map(({ body }) => body)

it('a household hears once that its group buy is here, with what it pays', async () => {
  const offer = await ordered('關山米', 'cash')
  await manager.put(`${path}/Offer/${offer}/Close`)
  for (let times = 0; times < 2; times++)
    expect((await manager.put(`${path}/Offer/${offer}/Arrived`, { IsArrived: true })).status).toBe(200)
  await expect.poll(() => told('關山米')).toHaveLength(1)
  expect(told('關山米')[0]).toMatch(/B棟-12F-3 訂的「關山米」到了.*白米 2。領取時請付現金 NT\$2,400/)
})

it('a household hears that its group buy fell short, and how many points came back', async () => {
  await manager.post(`/api/v1/Point/${home}/TopUp`, { EntryId: newId(), Points: 3000 })
  const offer = await ordered('富里米', 'points', 5)
  await manager.put(`${path}/Offer/${offer}/Close`)
  await expect.poll(() => told('富里米')).toHaveLength(1)
  expect(told('富里米')[0]).toContain('取消：未達成團門檻。2,400 點已退回。')
})
