import type { Request } from 'playwright'
import { expect, it } from 'vitest'
import { journey } from './browser.ts'
import { lose, mend } from './line.ts'

const world = journey({ camera: false })

it('without a line a registration waits in the browser and is sent once; the black list is recognised quietly', async () => {
  // The households of each building are known by heart before the line is lost.
  let known = 0
  const hear = (request: Request) => {
    if (request.url().includes('CommunityTablet/Households')) known++
  }
  const page = await world.desk('desk1')
  page.on('requestfinished', hear)
  await page.goto('/mgmt/home')
  await page
    .getByRole('button', { name: /登記訪客/ })
    .first()
    .waitFor()
  await page.keyboard.press('Alt+KeyW')
  const form = page.getByRole('dialog', { name: '登記訪客', exact: true })
  await form.getByRole('radio', { name: /親友來訪/ }).waitFor()
  await expect.poll(() => known).toBeGreaterThanOrEqual(3)
  await lose(page)
  const household = form.getByRole('combobox', { name: /戶別/ })
  await household.click()
  await page.keyboard.type('B15-3', { delay: 90 })
  await form.getByRole('option', { name: /B棟-15F-3/ }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => household.inputValue()).toBe('B棟-15F-3')
  await page.keyboard.press('Alt+Digit1')
  await page.keyboard.press('Alt+KeyC')
  await page.keyboard.type('kdb9527', { delay: 90 })
  await page.keyboard.press('Control+Enter')
  await page.getByText('連線中斷，已記下這位訪客，恢復連線後自動送出。').waitFor()
  const found = () =>
    world.lobby.owner.query("select id from visitor where plate = 'KDB-9527' and arrived_at is not null")
  const before = (await found()).rows.length
  await mend(page)
  await page.getByText(/注意名單：多次進入地下室/).waitFor()
  await expect.poll(async () => (await found()).rows.length).toBe(before + 1)
})
