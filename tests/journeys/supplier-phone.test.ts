import { expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { picture } from '#modules/keeping/files/server/sample-upload.ts'
import { journey } from './browser.ts'
import { kept, lose, mend } from './line.ts'
import { sign } from './sign.ts'

const world = journey({ camera: false })

it('a supplier fills in a sheet on a phone without a line, also when the page is loaded anew; a value beyond its limit is a repair when it is sent', async () => {
  const manager = await world.lobby.as('auth_0912345678', '晴川社區')
  const suppliers = (await manager.get('/api/v1/Communities/Suppliers')).body.Data
  const { SupplierId } = suppliers.find(({ Name }: { Name: string }) => Name === '永順機電')
  const AssetId = newId()
  await manager.post('/api/v1/Communities/Assets', { AssetId, DisplayId: 'SP-1', Name: '地下室排風機' })
  const limits = { ResultType: 'number', Unit: 'mm/s', LowLimit: '0', HighLimit: '4.5' }
  const plan = await manager.post('/api/v1/MaintenancePlan', {
    PlanId: newId(),
    PlanName: '排風機季保養',
    AssetIds: [AssetId],
    SupplierId,
    Doer: '',
    Every: 3,
    Unit: 'month',
    DayRule: 'same',
    Months: [],
    NextFrom: 'plan',
    FirstDay: dayOf(new Date()),
    Budget: 3200,
    LegalBasis: '',
    Note: '',
    Terms: [{ TermId: newId(), TermName: '軸承振動', Hint: '', ...limits }],
  })
  const { Url } = (await manager.post(`/api/v1/Communities/Suppliers/${SupplierId}/Pass`)).body.Data

  const phone = await world.window({ width: 390, height: 844 })
  await phone.goto(new URL(Url, world.lobby.url).pathname)
  await phone.getByRole('heading', { name: '永順機電' }).waitFor()
  expect(new URL(phone.url()).pathname).toBe('/mgmt/supplierMaintenance/list')
  await kept(phone)
  await lose(phone)
  await phone.reload()
  await phone.getByText(/沒有訊號/).waitFor()
  await phone.getByRole('button', { name: '排風機季保養' }).click()
  await phone.getByLabel('施作人').fill('張家銘')
  await phone.getByRole('button', { name: '開啟保養單' }).click()
  await phone.getByLabel('mm/s', { exact: true }).fill('7.4')
  await phone.getByText('7.4 mm/s 超過上限 4.5。送出就開維修單。').waitFor()
  await phone.getByRole('button', { name: '記下並開維修單' }).click()
  await phone.getByText('未通過要 1 張以上').waitFor()
  const photo = { name: 'IMG_0001.png', mimeType: 'image/png', buffer: picture }
  await phone.locator('input[type=file]').setInputFiles(photo)
  await phone.getByRole('img', { name: '照片 1' }).waitFor()
  await phone.getByRole('button', { name: '記下並開維修單' }).click()
  await phone.getByText('1 項未通過，送出就開維修單。').waitFor()
  await phone.getByLabel('驗收人姓名').fill('林志明')
  const papers = phone.locator('canvas')
  await sign(phone, papers.nth(0))
  await sign(phone, papers.nth(1))
  await phone.getByRole('button', { name: '送出完工單' }).click()
  await phone.getByText('沒有訊號，1 張單先存手機。').waitFor()
  const records = async () =>
    (await manager.get('/api/v1/MaintenanceRecord', { PlanId: plan.body.Data.PlanId, State: 'done' })).body
      .Data
  expect(await records()).toEqual([])
  await mend(phone)
  await phone.getByText(/已送出，開了維修 R-\d{4}/).waitFor()
  expect(await records()).toMatchObject([{ Worker: '張家銘', Acceptor: '林志明', Fails: 1 }])
  const repairs = (await manager.get('/api/v1/Repairs', { AssetId })).body.Data
  expect(repairs).toMatchObject([{ Title: '地下室排風機　軸承振動', Source: 'check' }])
  expect(repairs[0].Detail).toMatch(/軸承振動，7\.4 mm\/s，超過上限 /)
  expect(repairs[0].Photos).toHaveLength(1)
}, 240_000)

it('whoever scans the label of a thing and has no account says what is broken of it', async () => {
  const manager = await world.lobby.as('auth_0912345678', '晴川社區')
  const [pump] = (await manager.get('/api/v1/Communities/Assets', { Text: 'WS-P-01' })).body.Data
  const phone = await world.window({ width: 390, height: 844 })
  await phone.goto(`/mgmt/asset/assetQRcode?code=${pump.QrCode}`)
  await phone.getByRole('heading', { name: '報修' }).waitFor()
  await phone.getByText(/1 號揚水泵/).waitFor()
  await phone.getByLabel('什麼壞了').fill('有異音')
  await phone.getByRole('button', { name: '送出報修' }).click()
  await phone.getByText(/已收到，編號 R-\d{4}/).waitFor()
  const { Data } = (await manager.get('/api/v1/Repairs', { AssetId: pump.AssetId })).body
  expect(Data[0]).toMatchObject({ Title: '有異音', Source: 'wall' })
})
