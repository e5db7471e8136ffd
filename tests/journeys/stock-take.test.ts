import { expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { journey } from './browser.ts'
import { kept, lose, mend } from './line.ts'
import { sign } from './sign.ts'

const world = journey({ camera: false })

it('a stock-take without a line is kept in the phone, label after label, sent once when the line is back, and signed into the register', async () => {
  const manager = await world.lobby.as('auth_0912345678', '晴川社區')
  const AreaId = newId()
  await manager.post('/api/v1/Areas', { AreaId, AreaName: '盤點倉庫' })
  const ids: string[] = []
  for (const [nth, Name] of ['折疊桌', '音響', '梯子', '推車'].entries()) {
    const AssetId = newId()
    ids.push(AssetId)
    await manager.post('/api/v1/Communities/Assets', { AssetId, DisplayId: `ST-${nth + 1}`, Name, AreaId })
  }
  const TakeId = newId()
  await manager.post('/api/v1/StockTakes', { TakeId, TakeName: '倉庫盤點', AreaId })
  const of = async () => (await manager.get(`/api/v1/StockTakes/${TakeId}`)).body.Data
  const code = (await of()).Things[0].QrCode

  const phone = await world.desk('desk1', { at: `/mgmt/asset/stockTakeRound/${TakeId}` })
  await phone.getByText('0／4').waitFor()
  await phone.waitForLoadState('networkidle')
  await kept(phone)
  await lose(phone)
  await phone.getByText(/沒有網路/).waitFor()
  const scan = async (what: string) => {
    await phone.getByLabel('編號').fill(what)
    await phone.getByRole('button', { name: '找', exact: true }).click()
  }
  await scan(`https://lobby.example/mgmt/asset/assetQRcode?code=${code}`)
  await phone.getByRole('heading', { name: '折疊桌' }).waitFor()
  await phone.getByRole('button', { name: '找到' }).click()
  await phone.getByText('1／4').waitFor()
  // The phone closed the tab: it comes back without a line.
  await phone.reload()
  await phone.getByText('1／4').waitFor()
  await scan('st-1')
  await phone.getByText('剛才盤過：找到，可以改').waitFor()
  await phone.getByRole('button', { name: '取消' }).click()
  await scan('ST-2')
  await phone.getByRole('button', { name: '損壞' }).click()
  await phone.getByLabel('哪裡壞了').fill('沒有聲音')
  await phone.getByRole('button', { name: /登記/ }).click()
  await scan('ST-3')
  await phone.getByRole('button', { name: '遺失' }).click()
  // That there is none at all is asked once more.
  await phone.getByRole('button', { name: /^登記/ }).click()
  await phone.getByText('3／4').waitFor()
  await scan('ZZ-9')
  await phone.getByText('「ZZ-9」不在清單上，已記下；有網路時再查。').waitFor()
  await phone.reload()
  expect((await of()).Take.Counted).toBe(0)
  await mend(phone)
  await expect.poll(async () => (await of()).Take.Counted, { timeout: 60_000 }).toBe(3)
  // What nobody could look up without a line is looked up now: it belongs elsewhere and was found here.
  await manager.post('/api/v1/Communities/Assets', { AssetId: newId(), DisplayId: 'ZZ-9', Name: '影印機' })
  await phone.getByRole('button', { name: '查 ZZ-9' }).click()
  await phone.getByRole('heading', { name: '影印機' }).waitFor()
  // It stays to be looked up until it is counted, or is not wanted.
  await phone.getByRole('button', { name: '取消' }).click()
  await phone.getByRole('button', { name: '查 ZZ-9' }).waitFor()
  await phone.getByRole('button', { name: '不要 ZZ-9' }).click()
  await phone.getByRole('button', { name: '查 ZZ-9' }).waitFor({ state: 'detached' })

  const page = await world.desk('auth_0912345678', { at: `/mgmt/asset/stockTake/${TakeId}` })
  await page.getByRole('button', { name: '結束盤點' }).click()
  await page.getByText('還有 1 項沒有盤點').waitFor()
  await page.getByRole('radio', { name: '都列為遺失' }).click()
  await sign(page, page.locator('dialog canvas'))
  await page
    .locator('dialog')
    .getByRole('button', { name: /結束盤點/ })
    .click()
  await page.getByText(/沈韻如 於 .* 結束/).waitFor()
  const { rows } = await world.lobby.owner.query<{ display_id: string; status: number }>(
    'select display_id, status from asset where id = any($1) order by display_id',
    [ids],
  )
  expect(rows.map(({ status }) => status)).toEqual([1, 3, 5, 5])
})
