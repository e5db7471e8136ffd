import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { journey } from './browser.ts'

const world = journey({ camera: false })
const password = 'lobby-demo'

/** Passkeys hold for a name, not for an address of numbers. */
const named = (path: string) => world.lobby.url.replace('127.0.0.1', 'localhost') + path
const shows = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

async function typePassword(page: Page): Promise<void> {
  await page.goto(named('/mgmt/login'))
  await page.getByLabel('帳號').fill('auth_0912345678')
  await page.getByLabel('密碼', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}
async function intoSettings(page: Page): Promise<void> {
  await page.getByText('晴川社區', { exact: true }).click()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/mgmt/home')
  await page.goto(named('/mgmt/accountSetting'))
}

describe('a second factor', () => {
  it('is set up with an authenticator, asked for at the next sign-in, and a recovery code stands in for it once', async () => {
    const page = await world.window({ camera: false })
    await typePassword(page)
    await intoSettings(page)
    await page.getByRole('button', { name: '設定驗證器' }).click()
    await page.getByLabel('目前的密碼').fill(password)
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByRole('img', { name: '驗證器的 QR 碼' }).waitFor()
    const secret = (await page.locator('.sf-secret').innerText()).replace(/\s/g, '')
    await page.getByLabel('驗證碼').fill('000000')
    await page.getByRole('button', { name: '啟用' }).click()
    await page.getByText(/驗證碼不正確，請確認手機時間/).waitFor()
    await page.getByLabel('驗證碼').fill(shows(secret, 0))
    await page.getByRole('button', { name: '啟用' }).click()
    await page.getByRole('heading', { name: '備用碼', exact: true }).waitFor()
    const codes = await page.locator('.sf-codes li').allInnerTexts()
    expect(codes.length).toBe(10)
    // Esc would lose them: it asks first.
    await page.keyboard.press('Escape')
    await page.getByText('關閉後不會再顯示；遺失時只能重新產生。').waitFor()
    await page.getByRole('button', { name: '取消' }).click()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '下載' }).click(),
    ])
    expect(
      (await readFile(await saved.path(), 'utf8')).split('\r\n').filter((line) => codes.includes(line)),
    ).toEqual(codes)
    await page.getByRole('button', { name: '我已收好' }).click()
    await page.getByText(/備用碼還有 10 組/).waitFor()

    const next = await world.window({ width: 390, height: 844, camera: false })
    await typePassword(next)
    await next.getByRole('heading', { name: '第二步驟驗證' }).waitFor()
    await next.getByLabel('驗證碼').fill('000000')
    await next.keyboard.press('Enter')
    await next.getByText(/驗證碼不正確，還可以再試 4 次/).waitFor()
    await next.getByLabel('驗證碼').fill(shows(secret, 1))
    await next.keyboard.press('Enter')
    await next.getByRole('heading', { name: '選擇社區' }).waitFor()

    await typePassword(next)
    await next.getByLabel('驗證碼').fill(codes[0] ?? '')
    await next.keyboard.press('Enter')
    await next.getByRole('heading', { name: '選擇社區' }).waitFor()

    await world.lobby.owner.query('update recovery_code set used_at = now() where used_at is null')
    await page.reload()
    await page.getByText('備用碼已全部用完，請重新產生。').waitFor()
  })

  it('a passkey is made in the settings and signs in by itself, without password and second step', async () => {
    await world.lobby.owner.query('update account set second_factor_since = null')
    const page = await world.window({ camera: false })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await typePassword(page)
    await intoSettings(page)
    await page.getByRole('button', { name: '新增通行密鑰' }).click()
    await page.getByLabel('名稱').fill('櫃台電腦')
    await page.getByLabel('目前的密碼').fill(password)
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByText('已新增通行密鑰。').waitFor()
    await page.getByText('櫃台電腦').waitFor()
    await page.getByRole('button', { name: '改名' }).click()
    const dialog = page.locator('dialog[open]')
    await dialog.getByRole('textbox', { name: '名稱' }).fill('一樓櫃台的指紋')
    await dialog.getByRole('button', { name: '儲存' }).click()
    await page.getByText('一樓櫃台的指紋').waitFor()

    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto(named('/mgmt/login'))
    await page.getByRole('button', { name: '通行密鑰登入' }).click()
    await page.getByRole('heading', { name: '選擇社區' }).waitFor()
    await page.getByText('晴川社區', { exact: true }).click()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/mgmt/home')
  })
})
