import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { foodMenu } from '#modules/meals/food-menu/contract.ts'
import { FoodItem, FoodMenu, FoodOption, FoodSpec } from '#modules/meals/food-shapes.ts'
import { FoodOrder } from '#modules/meals/order-shapes.ts'
import { orderPath } from '#modules/meals/paths.ts'
import { points } from '#modules/meals/points/contract.ts'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { scan } from '#tests/setup/scan.ts'
import { foodOrders } from '../contract.ts'
import { HeldOrder, heldOrders } from '../held-contract.ts'
import { codeOfNobody, pointsFailed } from '../problems.ts'

const id = (nth: number) => `0190a000-0000-7000-8000-0000000000${String(nth).padStart(2, '0')}`
const option = (nth: number, name: string, cost = 0) =>
  sample(FoodOption, { optionId: id(nth), name, points: cost })
const rice = sample(FoodSpec, {
  specId: id(10),
  name: '飯',
  choice: 'one',
  options: [option(11, '白飯'), option(12, '糙米', 5)],
})
const extras = sample(FoodSpec, {
  specId: id(20),
  name: '加點',
  choice: 'many',
  options: [option(21, '滷蛋', 10)],
})
const dish = (nth: number, name: string, changes: Partial<FoodItem> = {}) =>
  sample(FoodItem, {
    itemId: id(nth),
    name,
    points: 90,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    soldFrom: '00:00',
    soldUntil: '24:00',
    ...changes,
  })
const menus = [
  sample(FoodMenu, {
    menuId: id(1),
    name: '便當',
    items: [
      dish(30, '排骨便當', { specIds: [rice.specId, extras.specId] }),
      dish(31, '滷味拼盤', { isSoldOut: true }),
    ],
  }),
  sample(FoodMenu, { menuId: id(2), name: '飲料', items: [dish(32, '紅茶', { points: 20 })] }),
]
const home = { householdId: id(50), label: 'A棟-12F-3', names: ['林淑芬'] }
const quote = {
  points: 210,
  normalPoints: 180,
  cashPoints: 320,
  modes: [
    { mode: 'normalFirst' as const, normalPoints: 180, cashPoints: 30, isEnough: true },
    { mode: 'normalOnly' as const, normalPoints: 210, cashPoints: 0, isEnough: false },
    { mode: 'cashOnly' as const, normalPoints: 0, cashPoints: 210, isEnough: true },
  ],
}
const may = ['foodOrders.take', 'foodOrders.view', 'foodMenu.view', 'points.view', 'households.view']

function world() {
  answering(foodMenu.calls.listMenus, { data: menus })
  answering(foodMenu.calls.listSpecs, { data: [rice, extras] })
  answering(points.calls.getBalance, { data: { normal: 180, cash: 320, expiring: [], people: [] } })
  answering(heldOrders.calls.list, { data: [] })
  answering(foodOrders.calls.quote, { data: quote })
  return answering(foodOrders.calls.order, pointsFailed(), {
    data: sample(FoodOrder, { ...home, serialNumber: 1842, portions: 3, normalPoints: 180, cashPoints: 30 }),
  })
}
it('a card, two keys a dish and two for the steps: the whole order by keyboard, sent once with what was confirmed', async () => {
  const sent = world()
  answering(foodOrders.calls.findByCode, { data: [home] })
  const screen = await openPage(orderPath, { may })
  await expect.element(screen.getByRole('button', { name: /排骨便當/ })).toBeVisible()
  scan('0418775566')
  await expect.element(screen.getByText('A棟-12F-3')).toBeVisible()
  await expect.element(screen.getByText('一般 180 現金 320').first()).toBeVisible()
  await userEvent.keyboard('{Alt>}11{/Alt}')
  await screen.getByRole('button', { name: '滷蛋 +10' }).click()
  await userEvent.keyboard('{PageDown}')
  await expect.element(screen.getByRole('button', { name: /紅茶/ })).toBeVisible()
  await userEvent.keyboard('{Alt>}1{/Alt}')
  await expect.element(screen.getByText('220 點')).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByRole('radio', { name: /先扣一般點數/ })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: /只扣一般點數/ })).toBeDisabled()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByText(/^點數交易失敗/)).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByText('#1842')).toBeVisible()
  expect(sent).toHaveLength(2)
  expect(sent[1]?.input).toMatchObject({
    householdId: home.householdId,
    pickupAt: null,
    mode: 'normalFirst',
    normalPoints: 180,
    cashPoints: 30,
    items: [
      { itemId: id(30), quantity: 2, optionIds: [id(11), id(21)] },
      { itemId: id(32), quantity: 1, optionIds: [] },
    ],
  })
  expect(sent[0]?.input.orderId).toBe(sent[1]?.input.orderId)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('還沒點餐：按餐點，或用 Alt 加數字。')).toBeVisible()
})

it('what is sold out cannot be ordered, and what is taken off is gone; without a household there is no next step', async () => {
  world()
  const screen = await openPage(orderPath, { may })
  await expect.element(screen.getByRole('button', { name: /滷味拼盤.*今日售完/ })).toBeDisabled()
  await screen.getByRole('button', { name: /排骨便當/ }).click()
  await expect.element(screen.getByRole('button', { name: /^下一步/ })).toBeDisabled()
  await screen.getByRole('button', { name: '排骨便當 減一份' }).click()
  await expect.element(screen.getByText('還沒點餐：按餐點，或用 Alt 加數字。')).toBeVisible()
})

it('a card of nobody says so and leaves the order as it is; one of two households asks which', async () => {
  world()
  const other = { ...home, householdId: id(51), label: 'A棟-12F-4' }
  answering(foodOrders.calls.findByCode, codeOfNobody(), { data: [home, other] })
  const screen = await openPage(orderPath, { may })
  await screen.getByRole('button', { name: /排骨便當/ }).click()
  scan('0000000001')
  await expect.element(screen.getByText(/不屬於任何住戶/)).toBeVisible()
  scan('0418775566')
  await screen.getByRole('button', { name: 'A棟-12F-4' }).click()
  await expect.element(screen.getByRole('button', { name: '排骨便當 加一份' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^下一步/ })).toBeEnabled()
})

it('an order is put aside under a name and taken up again, with its options, not over another one', async () => {
  world()
  answering(foodOrders.calls.findByCode, { data: [home] })
  const held = sample(HeldOrder, {
    heldId: id(90),
    name: '林太太',
    householdId: home.householdId,
    label: home.label,
    residentId: null,
    pickupAt: null,
    items: [{ itemId: id(30), optionIds: [id(12)], quantity: 2, note: '' }],
    portions: 2,
  })
  const hold = answering(heldOrders.calls.hold, { data: held })
  answering(heldOrders.calls.list, { data: [held] })
  answering(heldOrders.calls.takeUp, { data: held })
  const screen = await openPage(orderPath, { may })
  await screen.getByRole('button', { name: /排骨便當/ }).click()
  await userEvent.keyboard('{Alt>}u{/Alt}')
  const list = screen.getByRole('dialog', { name: '掛著的單' })
  await expect.element(list.getByRole('button', { name: '接續「林太太」' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Alt>}v{/Alt}')
  await screen.getByRole('textbox', { name: '名字' }).fill('王先生')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByText('「王先生」已掛單。')).toBeVisible()
  expect(hold[0]?.input).toMatchObject({ name: '王先生', items: [{ itemId: id(30), quantity: 1 }] })
  await userEvent.keyboard('{Alt>}u{/Alt}')
  await list.getByRole('button', { name: '接續「林太太」' }).click()
  await expect.element(screen.getByRole('list', { name: '已點的餐' }).getByText('糙米')).toBeVisible()
  await expect.element(screen.getByText('A棟-12F-3')).toBeVisible()
})
