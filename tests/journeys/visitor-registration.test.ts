import { expect, it } from 'vitest'
import { journey } from './browser.ts'
import { focused } from './focus.ts'

const world = journey({ camera: false })

it('A visitor registers on the public form on a phone: only with consent, nothing lost, and the desk sees it (R004)', async () => {
  const desk = await world.desk('desk1', { at: '/mgmt/PlusGuestRegistration' })
  const address = await desk.locator('.rg-url').innerText()
  expect(new URL(address).pathname).toBe('/mgmt/visitorRealNameRigistration')

  const phone = await world.window({ width: 390, height: 844 })
  await phone.goto(address)
  await phone.getByRole('heading', { name: '訪客實名登記' }).waitFor()
  expect(await phone.getByRole('banner').count()).toBe(0)
  await phone.getByText('蒐集哪些資料、保存多久').click()
  await phone.getByText('保存 28 天，期滿自動刪除。').waitFor()
  // What is missing first is brought into sight.
  await phone.getByRole('button', { name: '送出登記' }).click()
  await phone.getByText('請填寫姓名').waitFor()
  await focused(phone.getByLabel('姓名'))
  await phone.getByLabel('姓名').fill('田中　優子')
  await phone.getByLabel(/^電話/).fill('12')
  await phone.getByRole('button', { name: '送出登記' }).click()
  await phone.getByText('請先閱讀並同意個人資料蒐集事項').waitFor()
  await phone.getByRole('checkbox', { name: '我已閱讀並同意' }).check()
  await phone.getByRole('button', { name: '送出登記' }).click()
  await phone.getByText('電話號碼不正確，請檢查後再送出。').waitFor()
  expect(await phone.getByLabel('姓名').inputValue()).toBe('田中　優子')
  await phone.getByLabel(/^電話/).fill('０９１２－６６７－７８８')
  await phone.getByLabel(/^到訪對象/).fill('A棟 12 樓')
  await phone.getByRole('button', { name: '送出登記' }).click()
  await phone.getByRole('heading', { name: '登記完成' }).waitFor()
  expect(new URL(phone.url()).pathname).toBe('/mgmt/visitorRealNameSuccess')
  await phone.getByText('已送出給 晴川社區').waitFor()
  // Nothing is wider than the phone.
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  // The desk's list hears of it; the number is covered until somebody asks for it.
  const row = desk.getByRole('row', { name: /優子/ })
  await row.getByText('0912***788').waitFor()
  await row.getByRole('button', { name: /顯示電話/ }).click()
  await row.getByText('0912667788').waitFor()

  // Closed again by the community: the form says so and takes nothing.
  const manager = await world.lobby.as('auth_0912345678', '晴川社區')
  const registration = (await manager.get('/api/v1/Guest/Setting')).body.Data.Registration
  const closing = await manager.put('/api/v1/Guest/Setting/Registration', {
    IsOpen: false,
    Consent: registration.Consent,
    Version: registration.Version,
  })
  expect(closing.status).toBe(200)
  await phone.goto(address)
  await phone.getByText('這個登記連結已失效或社區未開放線上登記，請洽櫃台。').waitFor()
  await desk.reload()
  await desk.getByText(/社區沒有開放線上實名登記/).waitFor()
})
