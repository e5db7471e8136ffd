import { expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import { journey, scan } from './browser.ts'
import { catchPrints } from './prints.ts'

const world = journey()

it('lunch at the desk: an order with a card, ready and taken in the kitchen, and voided with every point back', async () => {
  const desk = await world.lobby.as('desk1')
  const { rows } = await world.lobby.owner.query<{ id: string }>(
    'select id from household where label = $1',
    ['A棟-12F-3'],
  )
  const household = rows[0]?.id ?? ''
  await desk.post(`/api/v1/Point/${household}/TopUp`, { EntryId: newId(), Points: 500 })
  const balance = async () => (await desk.get(`/api/v1/Point/${household}/Points`)).body.Data
  const before = await balance()

  // Whatever the hour is: the kitchen sells around the clock.
  await world.lobby.owner.query(`update food_item set sold_from = '00:00', sold_until = '24:00'`)

  const page = await world.desk('desk1')
  const papers = await catchPrints(page)
  await page.goto('/mgmt/point/orderFoodV2')
  await page.getByRole('button', { name: /白飯/ }).first().waitFor()
  await scan(page, cast.cards.twoHouseholds.code)
  await page.getByRole('button', { name: 'A棟-12F-3' }).click()
  await page.getByRole('button', { name: /^排骨便當/ }).click()
  await page.getByRole('button', { name: '糙米', exact: true }).click()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('radio', { name: /先扣一般點數/ }).waitFor()
  await page.keyboard.press('Control+Enter')
  const done = page.getByRole('status', { name: '送出' })
  const serial = /#(\d+)/.exec((await done.textContent()) ?? '')?.[1] ?? ''
  await page.getByRole('radio', { name: '58 mm' }).click()
  await page.keyboard.press('Alt+KeyP')
  await expect.poll(async () => (await papers())[0]).toContain(`#${serial}`)
  expect((await papers())[0]).not.toContain('補印')
  expect(await balance()).toMatchObject({ CashPoints: before.CashPoints - 90 })

  await page.goto('/mgmt/point/kitchen')
  const label = `A棟-12F-3 #${serial}`
  await page.getByRole('button', { name: `${label} 做好了` }).click()
  await page.getByRole('button', { name: `${label} 取餐` }).click()
  await page.getByRole('button', { name: `${label} 取餐` }).waitFor({ state: 'hidden' })

  await page.goto(`/mgmt/point/orderFoodRecordList?text=${serial}`)
  await page.getByRole('row', { name: new RegExp(`#${serial}`) }).click()
  const detail = page.getByRole('complementary', { name: `點餐單 #${serial}` })
  await detail.getByRole('button', { name: /^補印/ }).click()
  await expect.poll(async () => (await papers()).at(-1)).toContain('補印')
  await detail.getByRole('button', { name: '作廢' }).click()
  const dialog = page.getByRole('dialog', { name: `作廢 #${serial}` })
  await page.keyboard.press('Control+Enter')
  await dialog.getByText('請填寫作廢原因。').waitFor()
  await dialog.getByRole('button', { name: '住戶取消' }).click()
  await page.keyboard.press('Control+Enter')
  await detail.getByText('已作廢').first().waitFor()
  expect(await balance()).toEqual(before)
})
