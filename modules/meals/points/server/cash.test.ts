import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { inDays, openPoints, pointPath as path, pointStage } from '#tests/setup/points.ts'

let stage: Awaited<ReturnType<typeof pointStage>>
beforeAll(async () => {
  stage = await pointStage()
})
afterAll(() => stage.close())

const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code
const held = async () => (await stage.desk.get(`${path}/Cash`)).body.Data
const inDrawer = async (): Promise<number> =>
  (await stage.desk.get('/api/v1/ShiftChange/Now')).body.Data.Cash.Expected
const settle = (Amount: number, who = stage.manager) => who.put(`${path}/Cash`, { Amount })

it('the cash of points has a receipt each, is in the drawer that both shifts sign, and leaves it counted, once', async () => {
  const before = await inDrawer()
  const start = await held()
  const home = await stage.household()
  const EntryId = newId()
  const bought = { EntryId, Points: 500, Note: '櫃台收現' }
  // Sent again after a lost answer, it is one purchase with one receipt.
  for (let times = 0; times < 2; times++) await stage.desk.post(`${path}/${home}/TopUp`, bought)
  await stage.manager.post(`${path}/${home}/Refund`, { EntryId: newId(), Points: 120 })
  // By transfer it is none of the drawer’s; the same purchase is not paid in two ways.
  const byBank = { EntryId: newId(), Points: 900, PaidBy: 'transfer' }
  expect((await stage.desk.post(`${path}/${home}/TopUp`, byBank)).status).toBe(200)
  const inCash = await stage.desk.post(`${path}/${home}/TopUp`, { ...byBank, PaidBy: 'cash' })
  expect(codeOf(inCash)).toBe(409_32_003)
  expect(await held()).toEqual({
    Amount: start.Amount + 380,
    Count: start.Count + 2,
    Transferred: start.Transferred + 900,
    Transfers: start.Transfers + 1,
  })
  const sections = (await stage.desk.get('/api/v1/ShiftChange/Now')).body.Data
  expect(JSON.stringify(sections)).toContain(
    `另有轉帳 NT$${(start.Transferred + 900).toLocaleString('en')}（${start.Transfers + 1} 筆）`,
  )
  expect(await inDrawer()).toBe(before + 380)

  const print = async () => (await stage.desk.put(`${path}/Receipt/${EntryId}/Print`)).body.Data
  const words = ({ Lines }: { Lines: { Left: string; Right: string }[] }) =>
    Lines.map(({ Left, Right }) => `${Left} ${Right}`).join('\n')
  const first = words(await print())
  expect(first).toMatch(/收現金 NT\$500/)
  expect(first).toMatch(/現金點數餘額 500/)
  expect(first).not.toContain('補印')
  expect(words(await print())).toContain('補印')
  const rows = (await stage.desk.get(`${path}/${home}/Entry`)).body.Data
  const [, back, paid] = rows
  expect(back.ReceiptNumber).toBe(paid.ReceiptNumber + 1)
  expect(rows.map((row: { PaidBy: string }) => row.PaidBy)).toEqual(['transfer', 'cash', 'cash'])
  const days = { StartDate: '2026-01-01', EndDate: inDays(0) }
  const journal = String((await stage.manager.get(`${path}/Journal`, days)).body)
  expect(journal).toContain('儲值:轉帳:現金點數    -900 P')
  expect(journal).toContain('儲值:現金:現金點數    120 P')

  expect((await settle(start.Amount + 380, stage.desk)).status).toBe(403)
  expect(codeOf(await settle(start.Amount + 500))).toBe(409_32_006)
  const both = await Promise.all([settle(start.Amount + 380), settle(start.Amount + 380)])
  expect(both.map(codeOf).filter(Boolean)).toEqual([409_32_007])
  const none = { Amount: 0, Count: 0, Transferred: 0, Transfers: 0 }
  expect(await held()).toEqual(none)
  expect(await inDrawer()).toBe(before - start.Amount)
})

it('what was taken for points is paid back and given away also when points are sold no more', async () => {
  const home = await stage.household()
  await stage.desk.post(`${path}/${home}/TopUp`, { EntryId: newId(), Points: 90 })
  await stage.lobby.owner.query(
    `delete from community_service where service_id = any(array[61, 62])
     and community_id = (select id from community where name = '晴川社區')`,
  )
  const desk = await stage.lobby.as('desk1')
  const manager = await stage.lobby.as('auth_0912345678', '晴川社區')
  expect((await desk.post(`${path}/${home}/TopUp`, { EntryId: newId(), Points: 90 })).status).toBe(403)
  const EntryId = newId()
  const refunded = await manager.post(`${path}/${home}/Refund`, { EntryId, Points: 30 })
  expect(refunded.body.Data.CashPoints).toBe(60)
  expect((await desk.put(`${path}/Receipt/${EntryId}/Print`)).status).toBe(200)
  const { Amount } = (await desk.get(`${path}/Cash`)).body.Data
  expect((await settle(Amount, manager)).status).toBe(200)
  await openPoints(stage.lobby)
})

it('where points are used no more, the office sees who has bought some and pays it back; nobody else sees them', async () => {
  const home = await stage.household()
  await stage.desk.post(`${path}/${home}/TopUp`, { EntryId: newId(), Points: 90 })
  await stage.lobby.owner.query(
    `delete from community_service where service_id = any(array[26, 58, 61, 62])
     and community_id = (select id from community where name = '晴川社區')`,
  )
  const desk = await stage.lobby.as('desk1')
  const manager = await stage.lobby.as('auth_0912345678', '晴川社區')
  const bought = async () =>
    (await manager.get(`${path}/Bought`)).body.Data.find(
      ({ TabletId }: { TabletId: string }) => TabletId === home,
    )
  expect(await bought()).toMatchObject({ CashPoints: 90, People: [] })
  expect((await desk.get(`${path}/Bought`)).status).toBe(403)
  for (const who of [desk, manager]) expect((await who.get(`${path}/${home}/Entry`)).status).toBe(403)
  await manager.post(`${path}/${home}/Refund`, { EntryId: newId(), Points: 30 })
  expect(await bought()).toMatchObject({ CashPoints: 60 })
  await manager.post(`${path}/${home}/Refund`, { EntryId: newId(), Points: 60 })
  expect(await bought()).toBeUndefined()
  await openPoints(stage.lobby)
})

it('where points are sold and no meals are ordered, a household’s points are seen, bought and paid back', async () => {
  const home = await stage.household()
  await stage.lobby.owner.query(
    `delete from community_service where service_id = any(array[26, 58])
     and community_id = (select id from community where name = '晴川社區')`,
  )
  const desk = await stage.lobby.as('desk1')
  expect((await desk.post(`${path}/${home}/TopUp`, { EntryId: newId(), Points: 90 })).status).toBe(200)
  expect((await desk.get(`${path}/${home}/Points`)).body.Data?.CashPoints).toBe(90)
  expect((await desk.get(`${path}/${home}/Entry`)).body.Data).toHaveLength(1)
  await openPoints(stage.lobby)
})

it('what never was paid for with cash has no receipt', async () => {
  expect((await stage.desk.put(`${path}/Receipt/${newId()}/Print`)).status).toBe(404)
})
