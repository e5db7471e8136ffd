import { expect, it } from 'vitest'
import { journey } from './browser.ts'
import { focused } from './focus.ts'

const world = journey({ camera: false })

it('the cash book: a voucher is written by keyboard, shown, voided, and its month closed', async () => {
  const page = await world.desk('auth_0912345678', { at: '/community/cashManagement.aspx' })
  const month = page.getByRole('region', { name: /年\d+月$/ })
  const bank = month.locator('div', { has: page.getByText('銀行存款', { exact: true }) }).last()
  await bank.getByText(/^NT\$/).waitFor()
  const before = await bank.innerText()

  await page.getByRole('button', { name: '登記收支' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '登記收支' })
  const amount = dialog.getByLabel('金額')
  await focused(amount)
  await page.keyboard.type('12500', { delay: 90 })
  expect(await amount.inputValue()).toBe('12,500')
  await dialog.getByRole('combobox', { name: '帳戶' }).press('Enter')
  await page.getByRole('option', { name: '銀行存款' }).click()
  await dialog.getByRole('combobox', { name: '項目' }).press('Enter')
  await page.getByRole('option', { name: '修繕費' }).click()
  await dialog.getByLabel('收款人').fill('光明水電行')
  await page.keyboard.press('Control+Enter')
  await page.getByText(/^已登記 \d{4}-\d{4} NT\$12,500$/).waitFor()

  const row = page.getByRole('row', { name: /光明水電行.*|.*12,500/ }).filter({ hasText: '−NT$12,500' })
  await row.click()
  await expect.poll(() => bank.innerText()).not.toBe(before)
  const detail = page.getByRole('complementary', { name: /^收支 \d{4}-\d{4}$/ })
  await detail.getByRole('button', { name: '作廢' }).click()
  const asked = page.getByRole('dialog', { name: /^作廢 \d{4}-\d{4}？$/ })
  await asked.getByRole('button', { name: '金額錯誤' }).click()
  await asked.getByRole('button', { name: '作廢', exact: true }).click()
  await detail.getByText(/作廢：金額錯誤/).waitFor()
  await row.getByText('已作廢').waitFor()

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '上個月' }).click()
  await month.getByRole('button', { name: '月結' }).click()
  await page.getByRole('button', { name: /^結清 / }).click()
  await month.getByText('已結帳').waitFor()
  expect(await month.getByRole('button', { name: '月結' }).count()).toBe(0)
})
