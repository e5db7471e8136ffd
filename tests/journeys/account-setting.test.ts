import { afterAll, describe, expect, it } from 'vitest'
import { smsGateway } from '../setup/sms.ts'
import { journey } from './browser.ts'

const sms = await smsGateway()
afterAll(() => sms.provider.close())
const world = journey({ camera: false, env: sms.env })

describe('the own account', () => {
  it('changes name, number with a code, and password; another device is signed out, the last sign-ins are shown', async () => {
    const other = await world.desk('auth_0912345678', { camera: false, community: '松濤苑' })
    const wrong = { Account: 'auth_0912345678', Password: 'guess' }
    for (let n = 0; n < 3; n++) await world.lobby.nobody().post('/mvc/api/Login/CheckAccountPassword', wrong)
    const page = await world.window({ camera: false })
    await page.goto('/mgmt/login')
    await page.getByLabel('帳號').fill('auth_0912345678')
    await page.getByLabel('密碼', { exact: true }).fill('lobby-demo')
    await page.keyboard.press('Enter')
    await page.getByText('晴川社區', { exact: true }).click()
    await page.keyboard.press('Enter')
    // After several failures one sees them before anything else.
    await page.waitForURL('**/mgmt/lastLoginInformation**')
    await page.getByText('上次登入之後，有 3 次失敗的嘗試。如果不是您，請更改密碼。').waitFor()
    expect(await page.getByRole('row').count()).toBeGreaterThanOrEqual(5)
    await page.getByRole('button', { name: '繼續' }).click()
    await page.waitForURL('**/mgmt/home')

    await page.goto('/mgmt/accountSetting')
    await page.getByText('這個裝置', { exact: true }).waitFor()
    await page.getByRole('link', { name: '更改資料' }).click()
    await page.getByLabel('姓名').fill('沈韻如總幹事')
    await page.getByRole('button', { name: '儲存' }).click()
    await page.getByText('已儲存個人資料。').waitFor()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /沈韻如總幹事/ })
      .waitFor()
    await page.getByLabel('目前的密碼').fill('lobby-demo')
    await page.getByRole('textbox', { name: '手機號碼' }).fill('0966000001')
    await page.getByRole('button', { name: '傳送驗證碼' }).click()
    await page.getByRole('textbox', { name: /^驗證碼/ }).fill(await sms.codeTo('0966000001'))
    await page.getByRole('button', { name: '更改手機號碼' }).click()
    await page.getByText('已更改手機號碼，帳號現在是 auth_0966000001。').waitFor()
    await page.getByRole('button', { name: '知道了' }).click()

    await page.goto('/mgmt/accountSetting/changePassword')
    await page.getByLabel('目前的密碼').fill('lobby-demo')
    const next = page.getByLabel('新密碼', { exact: true })
    await next.fill('auth_0966000001')
    await page.getByText('密碼不能與帳號、手機號碼或姓名幾乎相同。').waitFor()
    await next.fill('河邊的風吹過了第三棟')
    await page.getByLabel('再輸入一次新密碼').fill('河邊的風')
    await page.getByRole('button', { name: '更改密碼' }).click()
    await page.getByText('兩次輸入的新密碼不同。').waitFor()
    await page.getByLabel('再輸入一次新密碼').fill('河邊的風吹過了第三棟')
    await page.getByRole('button', { name: '更改密碼' }).click()
    await page.getByText(/已更改密碼，並登出其他 1 個裝置。/).waitFor()
    await other.getByText('登入過期或驗證失敗，請重新登入').waitFor()
  })
})
