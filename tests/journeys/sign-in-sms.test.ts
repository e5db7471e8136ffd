import { afterAll, describe, expect, it } from 'vitest'
import { smsGateway } from '../setup/sms.ts'
import { journey } from './browser.ts'

const sms = await smsGateway()
afterAll(() => sms.provider.close())
const world = journey({ camera: false, env: sms.env })

describe('a manager whose password is not at hand', () => {
  it('signs in with a code by SMS (R040), on a phone, and is told when three a day were sent (R041, R042)', async () => {
    const page = await world.window({ width: 390, height: 844, camera: false })
    await page.goto('/mgmt/login')
    await page.getByRole('button', { name: '簡訊驗證碼登入' }).click()
    await page.getByLabel('手機號碼').fill('12345')
    await page.getByRole('button', { name: '傳送驗證碼' }).click()
    await page.getByText('請輸入 10 碼手機號碼，例如 0912345678。').waitFor()
    await page.getByLabel('手機號碼').fill('0912-345-678')
    await page.getByRole('button', { name: '傳送驗證碼' }).click()
    await page.getByText(/驗證碼已送往 0912345678，5 分鐘內有效/).waitFor()
    await page.getByRole('button', { name: /秒後可重新傳送/ }).waitFor()
    const code = page.getByRole('textbox', { name: /^驗證碼/ })
    await code.fill('12')
    await page.getByRole('button', { name: '登入', exact: false }).last().click()
    await page.getByText('驗證碼不正確，還可以再試 4 次。').waitFor()
    await code.fill(await sms.codeTo('0912345678'))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: '選擇社區' }).waitFor()

    await world.lobby.owner.query(
      `insert into phone_code (id, phone, purpose, made_at, expires_at)
       select gen_random_uuid(), '0912345678', 'signIn', now() - interval '2 minutes', now() from generate_series(1, 2)`,
    )
    await page.goto('/mgmt/login')
    await page.getByRole('button', { name: '簡訊驗證碼登入' }).click()
    await page.getByLabel('手機號碼').fill('0912345678')
    await page.keyboard.press('Enter')
    await page
      .getByText('簡訊驗證一天最多 3 次，這個號碼今天已達上限，請明天再試，或改用密碼登入。')
      .waitFor()
  })

  it('sets a new password by a code and is in; the new one is judged while it is typed', async () => {
    await world.lobby.owner.query('delete from phone_code')
    const page = await world.window({ camera: false })
    await page.goto('/mgmt/login')
    await page.getByRole('button', { name: '忘記密碼' }).click()
    await page.getByLabel('手機號碼').fill('0912345678')
    const before = sms.textsTo('0912345678').length
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: /^驗證碼/ }).fill(await sms.codeTo('0912345678', before + 1))
    const password = page.getByLabel('新密碼', { exact: true })
    await password.fill('12345')
    await page.getByText('密碼至少要 10 個字元。').waitFor()
    await password.fill('河邊的風吹過第三棟')
    await password.fill('河邊的風吹過了第三棟')
    await page.getByText('可以使用這組密碼。').waitFor()
    await page.getByRole('button', { name: '設定新密碼並登入' }).click()
    await page.getByRole('heading', { name: '選擇社區' }).waitFor()
    expect(await page.getByText('晴川社區', { exact: true }).count()).toBe(1)
  })
})

describe('an installation that has no SMS gateway', () => {
  const bare = journey({ camera: false, env: { TRUST_PROXY: '1' } })

  it('says on the sign-in page that no code can be sent, before anybody types a number', async () => {
    const page = await bare.window({ camera: false })
    await page.goto('/mgmt/login')
    for (const way of ['簡訊驗證碼登入', '忘記密碼']) {
      await page.getByRole('button', { name: way }).click()
      await page.getByText('這個系統沒有設定簡訊服務，不能傳送驗證碼。').waitFor()
      expect(await page.getByLabel('手機號碼').count()).toBe(0)
      await page.getByRole('button', { name: '改用密碼登入' }).click()
    }
  })
})
