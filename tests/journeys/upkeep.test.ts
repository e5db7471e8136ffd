import { Readable } from 'node:stream'
import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import { picture } from '#modules/keeping/files/server/sample-upload.ts'
import { bytesOf } from '../setup/paper-tools.ts'
import { journey } from './browser.ts'
import { kept, lose, mend } from './line.ts'
import { sign } from './sign.ts'

const world = journey({ camera: false })

const heads = ['編號', '名稱', '位置', '購入日期', '購入金額', '耐用年限', '換新金額'] as const
const thisYear = new Date().getFullYear()
/** Thirty things: two fans that are looked after, which wear out in two years, and what stands around them. */
const rows = Array.from({ length: 30 }, (_, nth) => [
  `UP-${101 + nth}`,
  nth < 2 ? `${nth + 1} 號排風機` : `折疊桌 ${nth}`,
  'B1 機房',
  `${thisYear - 10}/01/01`,
  nth < 2 ? 900_000 : 2000,
  12,
  nth < 2 ? 90_000_000 - nth : 2000,
])

async function* once<Row>(given: Row[]) {
  yield given
}
const workbook = () =>
  bytesOf(
    Readable.from(
      writeWorkbook({
        sheets: [
          {
            title: '資產',
            columns: heads.map((title) => ({ title, width: 12, format: 'plain' as const })),
            batches: once(rows),
          },
        ],
        about: { title: '說明', lines: [] },
      }),
    ),
  )

async function choose(page: Page, of: Locator, option: string): Promise<void> {
  await of.click()
  await page.getByRole('option', { name: option }).click()
}

it('what the community owns goes from a workbook to a label, a plan, the supplier’s phone without a line, a check that failed, a repair, its cost, the forecast, and a motion', async () => {
  const manager = await world.lobby.as('auth_0912345678', '晴川社區')
  const suppliers = (await manager.get('/api/v1/Communities/Suppliers')).body.Data
  const { SupplierId } = suppliers.find(({ Name }: { Name: string }) => Name === '永順機電')
  const assets = async () =>
    (await manager.get('/api/v1/Communities/Assets', { Text: 'UP-1', MaxCount: 100 })).body.Data

  // A workbook of thirty is looked at, and written once it is confirmed.
  const page = await world.desk('auth_0912345678', { at: '/mgmt/asset/assetImport' })
  const file = { name: '資產.xlsx', mimeType: 'application/zip', buffer: await workbook() }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText(/30 列，新增 30 項/).waitFor()
  await page.getByRole('button', { name: '寫入' }).click()
  await expect.poll(async () => (await assets()).length).toBe(30)
  const [fan] = await assets()

  // Its label leads to its page.
  await page.goto(`/mgmt/asset/assetQRcode?code=${fan.QrCode}`)
  await page.getByRole('heading', { name: '1 號排風機' }).first().waitFor()

  // Two of them are in a plan with a number that has limits.
  await page.goto('/mgmt/asset/maintenance/project/detail')
  await page.getByLabel('計畫名稱').fill('排風機季保養')
  await choose(page, page.getByRole('combobox', { name: '廠商' }), '永順機電')
  const things = page.getByRole('textbox', { name: '資產' })
  for (const name of ['1 號排風機', '2 號排風機']) {
    await things.fill(name)
    await page.getByRole('checkbox', { name: new RegExp(name) }).check()
  }
  await page.getByLabel('項目', { exact: true }).fill('軸承振動')
  await choose(page, page.getByRole('combobox', { name: '種類' }), '數字')
  await page.getByLabel('上限').fill('4.5')
  await page.getByRole('textbox', { name: '單位' }).fill('mm/s')
  await page.getByRole('button', { name: '儲存' }).click()
  const plans = async () => (await manager.get('/api/v1/MaintenancePlan', { AssetId: fan.AssetId })).body.Data
  await expect.poll(async () => (await plans()).length).toBe(1)

  // The supplier fills the sheet of today in without a line; one of the two is beyond its limit.
  const { Url } = (await manager.post(`/api/v1/Communities/Suppliers/${SupplierId}/Pass`)).body.Data
  const phone = await world.window({ width: 390, height: 844 })
  await phone.goto(new URL(Url, world.lobby.url).pathname)
  await phone.getByRole('button', { name: '排風機季保養' }).waitFor()
  await kept(phone)
  await lose(phone)
  await phone.getByRole('button', { name: '排風機季保養' }).click()
  await phone.getByLabel('施作人').fill('張家銘')
  await phone.getByRole('button', { name: '開啟保養單' }).click()
  await phone.getByLabel('mm/s', { exact: true }).fill('7.4')
  const photo = { name: 'IMG_0001.png', mimeType: 'image/png', buffer: picture }
  await phone.locator('input[type=file]').setInputFiles(photo)
  await phone.getByRole('img', { name: '照片 1' }).waitFor()
  await phone.getByRole('button', { name: '記下並開維修單' }).click()
  await phone.getByText('2／2').waitFor()
  await phone.getByLabel('mm/s', { exact: true }).fill('2.1')
  await phone.getByRole('button', { name: '記下', exact: true }).click()
  await phone.getByLabel('驗收人姓名').fill('林志明')
  const papers = phone.locator('canvas')
  await sign(phone, papers.nth(0))
  await sign(phone, papers.nth(1))
  await phone.getByRole('button', { name: '送出完工單' }).click()
  await phone.getByText('沒有訊號，1 張單先存手機。').waitFor()
  await mend(phone)
  await phone.getByText(/已送出，開了維修 R-\d{4}/).waitFor({ timeout: 60_000 })

  // The check that failed is a repair: an offer is taken, the work is done, costs and is accepted.
  const [repair] = (await manager.get('/api/v1/Repairs', { AssetId: fan.AssetId })).body.Data
  expect(repair).toMatchObject({ Title: '1 號排風機　軸承振動', Source: 'check', WaitsFor: 'assign' })
  const one = `/api/v1/Repairs/${repair.CaseId}`
  const OfferId = newId()
  const offered = await manager.post(`${one}/Offers`, { OfferId, SupplierId, Amount: 26_800 })
  const { RowVersion } = offered.body.Data
  expect((await manager.patch(`${one}/Choose`, { RowVersion, OfferId })).status).toBe(200)
  await page.goto(`/mgmt/asset/repairs?open=${repair.CaseId}`)
  await page.getByRole('button', { name: '登記完工' }).click()
  await page.locator('dialog').getByRole('button', { name: '登記完工' }).click()
  await page.getByRole('button', { name: '驗收', exact: true }).click()
  await page.locator('dialog').getByRole('button', { name: '驗收', exact: true }).click()
  await expect.poll(async () => (await manager.get(one)).body.Data.State).toBe('accepted')
  await page.goto(`/mgmt/asset/assetEdit?assetId=${fan.AssetId}`)
  await page.getByRole('img', { name: '已花 NT$26,800，更換要 NT$90,000,000' }).waitFor()

  // The forecast foresees its replacement; one press puts it on the agenda of the meeting that is prepared.
  const AssemblyId = newId()
  const created = await manager.post('/api/v1/UnitOwnerAssembly/CreateAssembly', {
    AssemblyId,
    Title: '第 20 屆區分所有權人會議',
    Type: 'regular',
    MeetingAtUtc: `${thisYear + 1}-03-11T06:00:00Z`,
    NoticeDate: `${thisYear + 1}-02-01`,
    IsPosted: false,
    Place: '大廳',
    ConvenerName: '何佳蓉',
  })
  expect(created.status).toBe(200)
  await page.goto('/mgmt/asset/costEstimation')
  // It wears out again and again: the first time is proposed.
  await page.getByRole('radio', { name: /工程清單/ }).click()
  const works = page.getByRole('button', { name: /把 \d{4} 1 號排風機 列入議案/ })
  await works.first().click()
  const dialog = page.locator('dialog')
  await dialog.getByLabel('案由').waitFor()
  await choose(page, dialog.getByRole('combobox'), '第 20 屆')
  await dialog.getByRole('button', { name: '列入議程' }).click()
  await page.waitForURL(`**${AssemblyId}`)
  await page
    .getByText(/1 號排風機/)
    .first()
    .waitFor()
}, 300_000)
