import { generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { journey, signIn } from './browser.ts'

const world = journey({ camera: false })

/** Who signs in, what the browser keeps of them (R085), and whether the account's own settings are theirs to change. */
const kinds = [
  {
    account: 'auth_0912345678',
    IsAuthorizationAccount: true,
    IsOneTimeAccount: false,
    IsFromEip: false,
    IsAdmin: true,
  },
  {
    account: 'desk1',
    IsAuthorizationAccount: false,
    IsOneTimeAccount: false,
    IsFromEip: false,
    IsAdmin: false,
  },
  {
    account: 'once1',
    IsAuthorizationAccount: false,
    IsOneTimeAccount: true,
    IsFromEip: false,
    IsAdmin: false,
  },
  {
    account: 'eip1',
    IsAuthorizationAccount: false,
    IsOneTimeAccount: false,
    IsFromEip: true,
    IsAdmin: false,
  },
]

describe('each kind of account', () => {
  it.each(kinds)(
    '$account is kept as what it is (R085) and finds its own settings',
    async ({ account, ...kept }) => {
      const page = await world.window({ camera: false })
      await signIn(page, account)
      const info = await page.evaluate(() => JSON.parse(localStorage.getItem('lobby.loginUserInfo') ?? '{}'))
      expect(info).toMatchObject(kept)
      await page.goto('/mgmt/accountSetting')
      await page.getByText('登入中的裝置').waitFor()
      const isManager = kept.IsAuthorizationAccount
      await page
        .getByText(isManager ? '登入保護' : '姓名、手機與登入保護限社區管理人員帳號', { exact: false })
        .first()
        .waitFor()
      expect(await page.getByRole('link', { name: '更改資料' }).count()).toBe(isManager ? 1 : 0)
    },
  )

  it('somebody of an enterprise portal comes in by a signed link, which works once and leaves the address', async () => {
    const keys = generateKeyPairSync('ed25519')
    const [portalId, boss] = [newId(), await world.lobby.as('auth_0912345678', '晴川社區')]
    await boss.post('/api/v1/EnterprisePortal', {
      Id: portalId,
      Name: '安心物業',
      PublicKey: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      Role: 'manager',
    })
    const ticket = await new SignJWT({ name: '江文彬' })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setIssuer(portalId)
      .setAudience('lobby')
      .setSubject('E1024')
      .setIssuedAt()
      .setExpirationTime('2m')
      .setJti(newId())
      .sign(keys.privateKey)
    const page = await world.window({ camera: false })
    await page.goto(`/mgmt/login#ticket=${ticket}`)
    await page.waitForURL('**/mgmt/home')
    await page.getByRole('banner').getByText('江文彬').waitFor()
    const again = await world.window({ camera: false })
    await again.goto(`/mgmt/login#ticket=${ticket}`)
    await again.getByText('這個登入連結已經使用過，請回到企業入口重新開啟。').waitFor()
    expect(again.url()).not.toContain('ticket')
    await again.getByRole('button', { name: '改用密碼登入' }).click()
    await again.getByLabel('帳號').waitFor()
  })
})
