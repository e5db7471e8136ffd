import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { FoodOrder, OrderLine } from '#modules/meals/order-shapes.ts'
import { kitchenPath } from '#modules/meals/paths.ts'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { foodOrders } from '../contract.ts'
import { keepKitchenSound, ringForOrder } from './kitchen-sound.ts'

const id = (nth: number) => `0190a000-0000-7000-8000-0000000000${String(nth).padStart(2, '0')}`
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const line = (name: string, quantity: number, option = '') =>
  sample(OrderLine, {
    name,
    quantity,
    options: option ? [{ spec: '飯', name: option, points: 0 }] : [],
  })
const order = (nth: number, changes: Partial<FoodOrder>) =>
  sample(FoodOrder, { orderId: id(nth), serialNumber: 1800 + nth, portions: 1, ...changes })
const late = order(1, {
  label: 'B棟-9F-4',
  pickupAt: inMinutes(-6),
  portions: 3,
  lines: [line('鯖魚便當', 1), line('排骨便當', 2, '糙米')],
})
const soon = order(2, {
  label: 'A棟-8F-1',
  pickupAt: inMinutes(9),
  portions: 4,
  lines: [line('排骨便當', 4)],
})
const ready = order(3, { label: 'C棟-2F-3', pickupAt: inMinutes(1), readyAt: inMinutes(-2) })
const may = ['foodOrders.view', 'foodOrders.cook']

function world() {
  answering(foodOrders.calls.listKitchen, { data: [late, soon, ready] }, { data: [soon, ready] })
  return {
    made: answering(foodOrders.calls.setReady, { data: { ...late, readyAt: new Date() } }),
    taken: answering(foodOrders.calls.setTaken, { data: { ...ready, takenAt: new Date() } }),
  }
}

it('late orders stand first and say by how much; Alt 1 is ready, and what is ready is taken', async () => {
  const { made, taken } = world()
  const screen = await openPage(kitchenPath, { may })
  await expect.element(screen.getByText('遲 6 分')).toBeVisible()
  await expect.element(screen.getByText('待做 7 份')).toBeVisible()
  await userEvent.keyboard('{Alt>}1{/Alt}')
  await expect.poll(() => made.map(({ input }) => input)).toEqual([{ orderId: id(1), isReady: true }])
  await expect.element(screen.getByText('遲 6 分')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'C棟-2F-3 #1803 取餐' }).click()
  await expect.poll(() => taken.map(({ input }) => input)).toEqual([{ orderId: id(3), isTaken: true }])
})

it('by dish it says how many of each are to be made, and with what', async () => {
  world()
  const screen = await openPage(kitchenPath, { may })
  await screen.getByRole('radio', { name: '依餐點' }).click()
  const row = screen.getByRole('row', { name: /排骨便當/ })
  await expect.element(row).toHaveTextContent(/不加選項 4\s糙米 2/)
  await expect.element(row.getByRole('cell').last()).toHaveTextContent('6')
})

it('who may only look has no buttons for it', async () => {
  world()
  const screen = await openPage(kitchenPath, { may: ['foodOrders.view'] })
  await expect.element(screen.getByText('B棟-9F-4')).toBeVisible()
  expect(screen.getByRole('button', { name: /做好了|取餐/ }).all()).toEqual([])
})

it('rings unless it was turned off, which the browser remembers', async () => {
  const begun = vi.spyOn(OscillatorNode.prototype, 'start')
  ringForOrder()
  expect(begun).toHaveBeenCalledTimes(2)
  world()
  const screen = await openPage(kitchenPath, { may })
  await screen.getByRole('switch', { name: /新單響鈴/ }).click()
  ringForOrder()
  expect(begun).toHaveBeenCalledTimes(2)
  keepKitchenSound(true)
})
