import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { rowsOf } from '../setup/exports.ts'
import { journey } from './browser.ts'

const world = journey({ run: 'api,worker' })

it('A manager narrows the package list, exports it with a reason, follows it and opens the file', async () => {
  const page = await world.desk('auth_0912345678', { at: '/community/postalList.aspx' })
  await page.getByRole('button', { name: '匯出', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('待領', { exact: true }).waitFor()
  await dialog.getByRole('radio', { name: '不遮罩' }).click()
  await dialog.getByRole('button', { name: '開始匯出' }).click()
  await dialog.getByText('請填寫匯出未遮罩資料的原因。').waitFor()
  await dialog.getByLabel('原因').fill('住戶申訴查對')
  await dialog.getByRole('button', { name: '開始匯出' }).click()
  await dialog.getByText('完成，共 128 筆').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '下載檔案' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^包裹_晴川社區_\d{8}-\d{4}\.xlsx$/)
  const rows = await rowsOf(await readFile(await download.path()))
  expect(rows).toHaveLength(129)
  expect(rows[0]?.slice(0, 4)).toEqual(['流水號', '狀態', '戶別', '收件人'])
  await dialog.getByRole('button', { name: '關閉' }).last().click()

  await page.goto('/mgmt/exports')
  await page.getByText('未遮罩').waitFor()
  await page.getByRole('button', { name: '下載檔案' }).waitFor()
})

it('Leaving the page does not stop an export: its file is in the list, with people masked', async () => {
  const page = await world.desk('desk1', { at: '/community/postalList.aspx' })
  await page.getByRole('button', { name: '匯出', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '開始匯出' }).click()
  await dialog
    .getByRole('progressbar')
    .or(dialog.getByRole('button', { name: '下載檔案' }))
    .first()
    .waitFor()
  await dialog.getByRole('button', { name: '關閉' }).last().click()
  await page.goto('/mgmt/exports')
  await page.getByText('已遮罩').waitFor()
  await page.getByRole('button', { name: '下載檔案' }).waitFor()
})
