import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { kitchen } from '#tests/setup/meals.ts'

const at = '/api/v1/TableFoodHeld'
let k: Awaited<ReturnType<typeof kitchen>>
beforeAll(async () => {
  k = await kitchen()
})
afterAll(() => k.close())

interface Held {
  HeldId: string
  Name: string
  EndsAt: string
}
const waiting = async (): Promise<Held[]> => (await k.manager.get(at)).body.Data

it('an order is put aside under a name, costs nothing yet, and of two desks that take it up one has it', async () => {
  const [home, dish] = [await k.eater({ cash: 300 }), await k.dish({ SoldUntil: '23:59' }, 5)]
  const HeldId = newId()
  const asked = { HeldId, Name: '林太太', TabletId: home, Items: [{ ItemId: dish, Quantity: 2 }] }
  for (let times = 0; times < 2; times++) expect((await k.desk.post(at, asked)).status).toBe(200)
  const again = await k.desk.post(at, { ...asked, Name: '王先生' })
  expect(again.body.ErrorMessage.Code).toBe(409_32_217)
  expect((await k.balance(home)).CashPoints).toBe(300)
  const [held] = (await waiting()).filter((one) => one.HeldId === HeldId)
  expect(held).toMatchObject({ Name: '林太太', Portions: 2, TabletId: home })
  // It ends when the dish is sold no more, in Taipei.
  expect(new Date(held?.EndsAt ?? 0).toISOString()).toMatch(/T15:59:00/)

  const both = await Promise.all([k.desk, k.manager].map((who) => who.put(`${at}/${HeldId}/Take`)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const taken = both.find(({ status }) => status === 200)?.body.Data
  expect(taken.Items).toMatchObject([{ ItemId: dish, Quantity: 2 }])
  expect((await waiting()).map((one) => one.HeldId)).not.toContain(HeldId)
  const ordered = await k.order(home, { Items: taken.Items, CashPoints: 180 })
  expect(ordered.status).toBe(200)
})

it('what was put aside ends at closing, and nobody takes it up afterwards', async () => {
  const HeldId = newId()
  const asked = { HeldId, Name: '收攤前', Items: [{ ItemId: await k.dish(), Quantity: 1 }] }
  await k.desk.post(at, asked)
  await k.lobby.owner.query('update food_held set ends_at = now() where id = $1', [HeldId])
  expect((await waiting()).map((one) => one.HeldId)).not.toContain(HeldId)
  expect((await k.desk.put(`${at}/${HeldId}/Take`)).body.ErrorMessage.Code).toBe(409_32_218)
  const dropped = newId()
  await k.desk.post(at, { ...asked, HeldId: dropped })
  expect((await k.desk.delete(`${at}/${dropped}`)).status).toBe(200)
  expect((await k.desk.put(`${at}/${dropped}/Take`)).status).toBe(409)
})
