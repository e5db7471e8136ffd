import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { movesIn } from '#tests/setup/households.ts'
import { formPath, kitchen } from '#tests/setup/meals.ts'
import { pointPath } from '#tests/setup/points.ts'

let k: Awaited<ReturnType<typeof kitchen>>
beforeAll(async () => {
  k = await kitchen()
})
afterAll(() => k.close())

it('an order takes the points of the person who pays, and a void brings them back to that person', async () => {
  const [home, dish] = [await k.eater({ cash: 50 }), await k.dish()]
  const ResidentId = await movesIn(k.desk, home, { Name: '林小安' })
  const rules = { ByPerson: true, Transfers: 'off', MostPerTransfer: 500, MostPerMonth: 2000, Version: 0 }
  expect((await k.manager.put(`${pointPath}/Rule`, rules)).status).toBe(200)
  await k.desk.post(`${pointPath}/${home}/TopUp`, { EntryId: newId(), Points: 100, ResidentId })
  const asked = { Items: [{ ItemId: dish, Quantity: 1 }], CashPoints: 90 }
  const have = async () => {
    const { CashPoints, People } = await k.balance(home)
    return [CashPoints, People[0].CashPoints]
  }
  // The household has 50 of its own, and does not spend hers.
  expect((await k.order(home, asked)).body.ErrorMessage.Code).toBe(409_32_001)
  const quoted = await k.desk.post(`${formPath}/Mode`, { TabletId: home, ResidentId, Items: asked.Items })
  expect(quoted.body.Data).toMatchObject({ Points: 90, CashPoints: 100 })
  const ordered = await k.order(home, { ...asked, ResidentId })
  expect(ordered.body.Data).toMatchObject({ CashLeft: 10 })
  expect(await have()).toEqual([50, 10])
  await k.void(ordered.body.Data.Id)
  expect(await have()).toEqual([50, 100])
})
