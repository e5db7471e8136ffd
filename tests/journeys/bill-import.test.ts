import { expect, it } from 'vitest'
import { billWorkbook } from '../setup/bill-workbooks.ts'
import { journey } from './browser.ts'

const world = journey()
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

it('A manager comes from the runs, uploads bills with an error, mends it, and has a draft of them (R292, R304)', async () => {
  const { rows } = await world.lobby.owner.query(
    `select h.id, h.label from household h join community c on c.id = h.community_id
     where c.name = '晴川社區' and h.closed_at is null and not h.is_virtual order by h.label limit 1`,
  )
  const home = [rows[0].label, `H${rows[0].id.slice(-8).toUpperCase()}`, '王大同', '', null]
  const file = (buffer: Buffer) => ({ name: '三月.xlsx', mimeType: xlsx, buffer })
  const page = await world.desk('auth_0912345678', { at: '/mgmt/fee/default-management/period' })
  await page.getByRole('link', { name: '匯入繳費單' }).click()
  const choose = page.locator('input[type=file]')
  await choose.setInputFiles(file(await billWorkbook({ rows: [[...home, 2501, 2000, 500]] })))
  await page.getByText('找到 1 個錯誤，沒有建立任何繳費單').waitFor()
  await page.getByText('應繳總額是 2,501，各項目合計是 2,500').waitFor()
  const [marked] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下載標示錯誤的檔案' }).click(),
  ])
  expect(marked.suggestedFilename()).toBe('三月_標示錯誤.xlsx')
  await page.getByRole('button', { name: '重新上傳' }).click()
  await choose.setInputFiles(file(await billWorkbook({ rows: [[...home, 2500, 2000, 500]] })))
  await page.getByRole('button', { name: '匯入 1 張' }).click()
  await page.getByRole('button', { name: '看這個期別' }).click()
  await page.getByText('王大同').first().waitFor()
  const made = await world.lobby.owner.query(
    "select r.state, b.total::int, b.payer_name from bill b join billing_run r on r.id = b.run_id where r.source = 'workbook'",
  )
  expect(made.rows).toEqual([{ state: 'draft', total: 2500, payer_name: '王大同' }])
})
