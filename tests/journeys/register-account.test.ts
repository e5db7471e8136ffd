import { afterAll, describe, expect, it } from 'vitest'
import { ownPassword, smsGateway } from '../setup/sms.ts'
import { journey } from './browser.ts'

const sms = await smsGateway()
afterAll(() => sms.provider.close())
const world = journey({ camera: false, env: sms.env })

describe('a new manager', () => {
  it('registers (R008), opens the community with the code of its highest manager (R389, R393), and later another one (R077)', async () => {
    const boss = await world.lobby.as('auth_0912345678', '晴川社區')
    const issue = async (desk: typeof boss) =>
      (await desk.post('/api/v1/CommunityOpening', { Role: 'manager', Days: 7 })).body.Data.Sn
    const page = await world.window({ camera: false })
    await page.goto('/mgmt/login')
    await page.getByRole('link', { name: '註冊管理人員帳號' }).click()
    await page.getByRole('heading', { name: '註冊管理人員帳號' }).waitFor()
    expect(await page.getByRole('banner').getByRole('button').count()).toBe(0)
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    await page.getByRole('button', { name: '建立帳號' }).click()
    await page.getByText('請先傳送驗證碼，並輸入簡訊中的 6 位數字。').waitFor()
    await page.getByLabel('手機號碼').fill('0955000001')
    await page.getByRole('button', { name: '傳送驗證碼' }).click()
    await page.getByRole('textbox', { name: /^驗證碼/ }).fill(await sms.codeTo('0955000001'))
    await page.getByText('您的帳號會是 auth_0955000001').waitFor()
    await page.getByLabel('姓名').fill('周雅琪')
    await page.getByLabel('密碼', { exact: true }).fill(ownPassword)
    await page.getByRole('button', { name: '建立帳號' }).click()
    await page.getByText('請先閱讀並同意個人資料的使用說明。').waitFor()
    await page.getByLabel('我已閱讀並同意').check()
    await page.getByRole('button', { name: '建立帳號' }).click()
    await page.getByText(/周雅琪，您的帳號目前沒有可以進入的社區/).waitFor()

    const ok = page.getByRole('button', { name: '確定' })
    await ok.click()
    await page.getByText('請輸入開通碼。').waitFor()
    await page.getByLabel('開通碼').fill('ABC')
    await ok.click()
    await page.getByText('開通碼錯誤：應為 8 碼的數字或大寫英文字母。').waitFor()
    await page.getByLabel('開通碼').fill('ZZZZZZZZ')
    await ok.click()
    await page.getByText('沒有這個開通碼，請向社區的最高權限管理者確認。').waitFor()
    await page.getByRole('button', { name: '沒有開通碼？' }).click()
    await page.getByText(/開通碼由社區的最高權限管理者產生/).waitFor()
    await page.getByRole('button', { name: '知道了' }).click()
    await page.getByLabel('開通碼').fill(String(await issue(boss)).toLowerCase())
    await ok.click()
    await page.waitForURL('**/mgmt/home')
    await page.getByRole('banner').getByText('晴川社區').waitFor()

    await page
      .getByRole('banner')
      .getByRole('button', { name: /周雅琪/ })
      .click()
    await page.getByRole('dialog', { name: '帳號' }).getByRole('button', { name: /開通/ }).click()
    const dialog = page.getByRole('dialog', { name: '開通社區' })
    const elsewhere = await world.lobby.as('auth_0912345678', '松濤苑')
    await dialog.getByLabel('開通碼').fill(await issue(elsewhere))
    await dialog.getByRole('button', { name: '確定' }).click()
    await page.getByRole('button', { name: '進入松濤苑' }).click()
    await page.getByRole('banner').getByText('松濤苑').waitFor()
  })

  it('without an account a code only says whose community it is, and leads on to signing in', async () => {
    const boss = await world.lobby.as('auth_0912345678', '晴川社區')
    const { Sn } = (await boss.post('/api/v1/CommunityOpening', { Role: 'desk', Days: 1 })).body.Data
    const page = await world.window({ width: 390, height: 844, camera: false })
    await page.goto('/mgmt/login')
    await page.getByRole('button', { name: '開通社區' }).click()
    await page.getByLabel('開通碼').fill(Sn)
    await page.keyboard.press('Enter')
    await page.getByText('這是晴川社區的開通碼。請先登入或註冊管理人員帳號，再完成開通。').waitFor()
    await page.getByRole('button', { name: '註冊', exact: true }).click()
    await page.waitForURL('**/mgmt/register')
  })

  it('gets the code from the highest manager, who makes it in the accounts page, where portals are let in too (R394)', async () => {
    const page = await world.desk('auth_0912345678', {
      community: '晴川社區',
      camera: false,
      at: '/mgmt/accountManagement/accountList',
    })
    await page.getByRole('button', { name: '開通碼' }).click()
    const codes = page.getByRole('dialog', { name: '開通碼' })
    await codes.getByRole('button', { name: '產生開通碼' }).click()
    await codes.getByText('開通碼（只顯示這一次）').waitFor()
    const code = (await codes.locator('b').first().textContent()) ?? ''
    expect(code).toMatch(/^[0-9A-Z]{8}$/)
    await codes.getByText(`末兩碼 ${code.slice(-2)}`).waitFor()
    await codes.getByRole('button', { name: '關閉' }).click()
    await page.getByRole('button', { name: '企業入口' }).click()
    await page.getByRole('dialog', { name: '企業入口' }).getByText('群益物業員工入口').waitFor()
  })
})
