import { expect, it } from 'vitest'
import { householdHead, residentHead, workbook, workbookOf } from '../setup/imports.ts'
import { journey } from './browser.ts'

const world = journey({ run: 'api,worker' })
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const home = ['', 'D棟', '2F', '1', '否', 85.32, '', '', '', '王大同', '否', '']

it('A manager uploads a file with errors, mends it, sees what it would do, confirms it, and uploads it again', async () => {
  const page = await world.desk('auth_0912345678', { at: '/mgmt/household/import' })
  const choose = page.locator('input[type=file]')
  const file = (buffer: Buffer) => ({ name: '戶別.xlsx', mimeType: xlsx, buffer })
  await choose.setInputFiles({ name: '舊檔.xlsx', mimeType: xlsx, buffer: Buffer.from('戶別,姓名\n') })
  await page.getByText('這是純文字或 CSV 檔，不是 .xlsx。').waitFor()

  const wrong = await workbook({
    戶別: [householdHead, home],
    住戶: [residentHead, ['D棟-2F-1', '王大同', '12', '', '國王'], ['D棟-2F-9', '某人', '0912345678']],
  })
  await choose.setInputFiles(file(wrong))
  await page.getByText('找到 3 個錯誤，尚未寫入任何資料').waitFor()
  await page.getByRole('cell', { name: '住戶 C2', exact: true }).waitFor()
  await page.getByRole('button', { name: '住戶 身分 1' }).click()
  await page.getByRole('cell', { name: '住戶 C2', exact: true }).waitFor({ state: 'hidden' })
  await page.getByRole('cell', { name: '沒有這種身分' }).waitFor()
  const [marked] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下載標示錯誤的檔案' }).click(),
  ])
  expect(marked.suggestedFilename()).toBe('戶別_標示錯誤.xlsx')

  await page.getByRole('button', { name: '重新上傳' }).click()
  const mended = await workbookOf([home], [['D棟-2F-1', '王大同', '0912-345-678', '', '屋主']])
  await choose.setInputFiles(file(mended))
  await page.getByRole('button', { name: '確認匯入 2 筆' }).waitFor()
  await page.getByText('檔案裡沒有的戶別與住戶不會被刪除或遷出。').waitFor()
  await page.getByRole('cell', { name: 'D棟-2F-1' }).first().waitFor()
  await page.getByRole('button', { name: '確認匯入 2 筆' }).click()
  await page.getByText('匯入完成').waitFor()
  const { rows } = await world.lobby.owner.query(
    "select r.name, r.mobile from resident r join household h on h.id = r.household_id where h.label = 'D棟-2F-1'",
  )
  expect(rows).toEqual([{ name: '王大同', mobile: '0912345678' }])

  await page.getByRole('button', { name: '再匯入一個檔案' }).click()
  await page.getByRole('row', { name: /戶別\.xlsx.*已完成/ }).waitFor()
  await choose.setInputFiles(file(mended))
  await page.getByText('檔案內容與系統完全相同，沒有需要匯入的資料。').waitFor()
})

it('An import that cannot be asked for now is not said to be gone, and shows itself again', async () => {
  const page = await world.desk('auth_0912345678', { at: '/mgmt/household/import' })
  const buffer = await workbookOf([home.with(2, '3F')])
  await page.locator('input[type=file]').setInputFiles({ name: '三樓.xlsx', mimeType: xlsx, buffer })
  await page.getByRole('button', { name: '確認匯入 1 筆' }).waitFor()
  const exp = /\/HouseholdProperty\/Import\/[0-9a-f-]{36}$/
  await page.route(exp, (route) => route.fulfill({ status: 503, json: {} }))
  await page.reload()
  await page.getByText('匯入資料載入失敗').waitFor()
  expect(await page.getByText('找不到這次匯入').count()).toBe(0)
  await page.unroute(exp)
  // It also asks again by itself, and may be there before somebody has pressed.
  await Promise.race([
    page
      .getByRole('button', { name: '重新載入' })
      .click()
      .catch(() => undefined),
    page.getByRole('button', { name: '確認匯入 1 筆' }).waitFor(),
  ])
  await page.getByRole('button', { name: '確認匯入 1 筆' }).waitFor()
  await page.goto('/mgmt/household/import?open=00000000-0000-7000-8000-000000000000')
  await page.getByText('找不到這次匯入').waitFor()
})
