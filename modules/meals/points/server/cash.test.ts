import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { pointPath as path, pointStage } from '#tests/setup/points.ts'

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
  expect(await held()).toEqual({ Amount: start.Amount + 380, Count: start.Count + 2 })
  expect(await inDrawer()).toBe(before + 380)

  const print = async () => (await stage.desk.put(`${path}/Receipt/${EntryId}/Print`)).body.Data
  const words = ({ Lines }: { Lines: { Left: string; Right: string }[] }) =>
    Lines.map(({ Left, Right }) => `${Left} ${Right}`).join('\n')
  const first = words(await print())
  expect(first).toMatch(/收現金 NT\$500/)
  expect(first).toMatch(/現金點數餘額 500/)
  expect(first).not.toContain('補印')
  expect(words(await print())).toContain('補印')
  const [, back, paid] = (await stage.desk.get(`${path}/${home}/Entry`)).body.Data
  expect(back.ReceiptNumber).toBe(paid.ReceiptNumber + 1)

  expect((await settle(start.Amount + 380, stage.desk)).status).toBe(403)
  expect(codeOf(await settle(start.Amount + 500))).toBe(409_32_006)
  const both = await Promise.all([settle(start.Amount + 380), settle(start.Amount + 380)])
  expect(both.map(codeOf).filter(Boolean)).toEqual([409_32_007])
  expect(await held()).toEqual({ Amount: 0, Count: 0 })
  expect(await inDrawer()).toBe(before - start.Amount)
})

it('what never was paid for with cash has no receipt', async () => {
  expect((await stage.desk.put(`${path}/Receipt/${newId()}/Print`)).status).toBe(404)
})
