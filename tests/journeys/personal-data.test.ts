import { expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { cast } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import { journey } from './browser.ts'

const world = journey({ camera: false, run: 'api,worker' })

it('a manager sees what is held of a person who moved out, gives it as a file, and deletes it with a reason', async () => {
  const id = newId()
  await world.lobby.owner.query(
    `insert into resident (community_id, id, household_id, name, mobile, moved_out_on, moved_out_at)
     values ($1, $2, $3, '柯測試', '0977123456', '2026-01-01', '2026-01-01')`,
    [castId('community', '晴川社區'), id, cast.households.wang.id],
  )
  const page = await world.desk('auth_0912345678', { at: '/mgmt/personalData' })
  await page.getByRole('textbox', { name: /姓名或電話末三碼/ }).fill('柯測')
  await page.getByRole('button', { name: /柯測試.*遷出/ }).click()
  await page.getByRole('heading', { name: '柯測試' }).waitFor()
  await page.getByRole('button', { name: '下載資料檔' }).click()
  await page.getByRole('button', { name: '本人臨櫃請求' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '下載', exact: true }).click()
  expect((await download).suggestedFilename()).toMatch(/^個人資料_柯測試_\d{8}\.xlsx$/)
  await page.getByRole('button', { name: '刪除資料' }).click()
  await page.getByRole('button', { name: '繼續' }).click()
  await page.getByText('請寫下緣由').waitFor()
  await page.getByRole('button', { name: '本人臨櫃請求' }).click()
  await page.getByRole('button', { name: '繼續' }).click()
  await page.getByRole('button', { name: '確定刪除' }).click()
  await page.getByText('已開始刪除').waitFor()
  const list = page.getByRole('region', { name: '刪除紀錄' })
  await list.getByText('已刪除', { exact: true }).waitFor()
  await list.getByText(/刪除 住戶資料 1 筆/).waitFor()
  const { rows } = await world.lobby.owner.query('select name, mobile from resident where id = $1', [id])
  expect(rows).toEqual([{ name: '（已刪除）', mobile: '' }])
})

it('says what has to be settled first, and then deletes nothing', async () => {
  const page = await world.desk('auth_0912345678', { at: '/mgmt/personalData' })
  await page.getByRole('textbox', { name: /姓名或電話末三碼/ }).fill('林淑芬')
  await page.getByRole('button', { name: /林淑芬/ }).click()
  await page.getByText('仍登記為 A棟-12F-3 的住戶，請先辦理遷出。').waitFor()
  expect(await page.getByRole('button', { name: '刪除資料' }).isDisabled()).toBe(true)
})
