import { describe, expect, it } from 'vitest'
import { journey, signIn } from './browser.ts'

const world = journey()

describe('a desk worker signs in', () => {
  it('with account and password by keyboard, lands on the duty board, and the browser keeps exactly the specified info (R037)', async () => {
    const page = await world.window()
    await signIn(page, 'desk1')
    await page.getByRole('heading', { name: '等待處理' }).waitFor()
    const kept = await page.evaluate(() => ({ ...localStorage }))
    const info = JSON.parse(kept['lobby.loginUserInfo'] ?? '{}')
    expect(Object.keys(info).sort()).toEqual([
      'Account',
      'AdminName',
      'ComId',
      'CommunityName',
      'ExpireTime',
      'IsAdmin',
      'IsAuthorizationAccount',
      'IsFromEip',
      'IsOneTimeAccount',
      'Time',
    ])
    // Nothing else that names a person or a secret stays in the browser.
    const others = Object.keys(kept).filter((key) => key !== 'lobby.loginUserInfo')
    expect(others.every((key) => /^lobby\.(loginStatus|look|reader|print|signature|\w+)$/.test(key))).toBe(
      true,
    )
    expect(JSON.stringify(kept)).not.toMatch(/Bearer|AccessToken|王建民/)
    const cookies = await page.context().cookies()
    expect(cookies.find((c) => c.name === 'lobby_login')?.httpOnly).toBe(true)
  })

  it('a wrong password is told without a hint which was wrong, the account stays typed', async () => {
    const page = await world.window()
    await page.goto('/mgmt/login')
    await page.getByLabel('帳號').fill('desk1')
    await page.getByLabel('密碼', { exact: true }).fill('wrong')
    await page.keyboard.press('Enter')
    await page.getByText('帳號或密碼不正確，還可以再試 4 次。').waitFor()
    expect(await page.getByLabel('帳號').inputValue()).toBe('desk1')
  })

  it('slowed after five wrong passwords it is told how long, and that a forgotten one is reset without waiting', async () => {
    const page = await world.window()
    await page.goto('/mgmt/login')
    await page.getByLabel('帳號').fill('committee1')
    for (const left of [4, 3, 2, 1]) {
      await page.getByLabel('密碼', { exact: true }).fill(`wrong ${left}`)
      await page.keyboard.press('Enter')
      await page.getByText(`還可以再試 ${left} 次`).waitFor()
    }
    await page.getByLabel('密碼', { exact: true }).fill('wrong')
    await page.keyboard.press('Enter')
    await page.getByText(/^登入失敗太多次，請 \d+ 分鐘後再試。$/).waitFor()
    await page.getByText(/還要等/).waitFor()
    await page.getByText(/櫃台帳號請社區管理人員重設/).waitFor()
    await page.getByRole('button', { name: '用簡訊重設密碼' }).click()
    await page.getByRole('heading', { name: '重設密碼' }).waitFor()
    expect(await page.getByText(/登入失敗太多次/).count()).toBe(0)
  })

  it('chooses among several communities; a service that the community lacks shows no entry (松濤苑 has no deposits)', async () => {
    const page = await world.window()
    await signIn(page, 'auth_0912345678', '松濤苑')
    await page.getByRole('banner').getByText('松濤苑').waitFor()
    const counters = page.getByRole('navigation', { name: '即時數量' })
    await counters.getByText('待領包裹').waitFor()
    expect(await counters.getByText('待領寄放').count()).toBe(0)
  })

  it('/mgmt/ leads to the login page (R002), and any page without a session alerts and leads there (R026, R027)', async () => {
    const page = await world.window()
    await page.goto('/mgmt/')
    await page.waitForURL('**/mgmt/login')
    await page.goto('/mgmt/home')
    await page.getByText('登入過期或驗證失敗，請重新登入').waitFor()
    await page.getByRole('button', { name: '知道了' }).click()
    await page.waitForURL('**/mgmt/login**')
  })

  it('pages of households without a stored login say 請重新登入, then lead to the login page (R024)', async () => {
    const page = await world.window()
    await page.goto('/mgmt/household/property')
    await page.getByText('請重新登入', { exact: true }).waitFor()
    await page.getByRole('button', { name: '知道了' }).click()
    await page.waitForURL('**/mgmt/login**')
  })

  it('logs out by the account menu (R080): cookies cleared, the other tab leaves as well, going back shows nothing (R028)', async () => {
    const page = await world.desk('desk1')
    const tab = await page.context().newPage()
    await tab.goto('/mgmt/home')
    await tab.getByRole('heading', { name: '等待處理' }).waitFor()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /陳怡君/ })
      .click()
    await page.getByText('登出', { exact: true }).click()
    await page.waitForURL('**/mgmt/login**')
    // All but the mark that somebody signed in here before, which says nobody and opens nothing (decision 046).
    const left = (await page.context().cookies()).filter((c) => c.name.startsWith('lobby_'))
    expect(left.map(({ name, httpOnly }) => [name, httpOnly])).toEqual([['lobby_device', true]])
    await tab.waitForURL('**/mgmt/login**')
  })

  it.each([
    ['the stored user info', () => localStorage.removeItem('lobby.loginUserInfo')],
    ['the login status', () => localStorage.removeItem('lobby.loginStatus')],
    [
      'an end that is to come',
      () => {
        const info = JSON.parse(localStorage.getItem('lobby.loginUserInfo') ?? '{}')
        const ExpireTime = '2020-01-01T00:00:00.000Z'
        localStorage.setItem('lobby.loginUserInfo', JSON.stringify({ ...info, ExpireTime }))
      },
    ],
    [
      'the login cookie',
      () => {
        document.cookie = 'lobby_signed_in=; path=/; max-age=0'
      },
    ],
  ])(
    'a session without %s is none at the next step within the page: an alert, then signed out (R025–R027)',
    async (_part, take) => {
      const page = await world.desk('desk2')
      await page.evaluate(take)
      await page.getByRole('navigation', { name: '常用功能' }).getByRole('link', { name: '郵務管理' }).click()
      await page.getByText('登入過期或驗證失敗，請重新登入').waitFor()
      await page.getByRole('button', { name: '知道了' }).click()
      await page.waitForURL('**/mgmt/login**')
      expect((await page.request.get('/api/v1/Account/Me')).status()).toBe(401)
    },
  )

  it('the end of a session is counted down by its ExpireTime under an hour, each second (R029–R031, R035), alerts once at 0 and leads to the login page (R032)', async () => {
    const page = await world.desk('desk1')
    const endIn = (seconds: number) =>
      page.evaluate((ms) => {
        const info = JSON.parse(localStorage.getItem('lobby.loginUserInfo') ?? '{}')
        const ExpireTime = new Date(Date.now() + ms).toISOString()
        localStorage.setItem('lobby.loginUserInfo', JSON.stringify({ ...info, ExpireTime }))
      }, seconds * 1000)
    await page.getByRole('heading', { name: '等待處理' }).waitFor()
    expect(await page.getByText('登入即將到期').count()).toBe(0)
    await endIn(3000)
    await page.reload()
    const left = page.getByText(/0 天 0 小時 49 分 \d+ 秒/)
    await left.waitFor()
    const seconds = async () => Number(/(\d+) 秒/.exec(await left.innerText())?.[1])
    const first = await seconds()
    await expect.poll(seconds, { interval: 100 }).toBeLessThan(first)
    await endIn(8)
    await page.reload()
    const tab = await page.context().newPage()
    await tab.goto('/mgmt/home')
    const said = page.getByText('請重新登入系統').or(page.getByRole('button', { name: '知道了' }))
    const saidThere = tab.getByText('請重新登入系統')
    await expect.poll(async () => (await said.count()) + (await saidThere.count())).toBeGreaterThan(0)
    // Of two tabs one says it.
    const isHere = (await said.count()) > 0
    expect(await (isHere ? saidThere : said).count()).toBe(0)
    if (!isHere) {
      await tab.getByRole('button', { name: '知道了' }).click()
      await page.waitForURL('**/mgmt/login**')
      return
    }
    await page.getByText('請重新登入系統').waitFor()
    await page.getByRole('button', { name: '知道了' }).click()
    await page.waitForURL('**/mgmt/login**')
    expect(await page.getByText('請重新登入系統').count()).toBe(0)
  })

  it('an unknown address leads to the configured address when there is one (R003)', async () => {
    const { startLobby } = await import('../setup/lobby.ts')
    const elsewhere = await startLobby({ env: { NOT_FOUND_URL: 'https://provider.example/404?a="b"' } })
    const answer = await fetch(`${elsewhere.url}/nowhere`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      'https://provider.example/404?a="b"',
    ])
    // Below our own prefix only the pages know what exists: they are told the address.
    const page = await (await fetch(`${elsewhere.url}/mgmt/nowhere`)).text()
    expect(page).toContain(
      '<meta name="lobby-not-found" content="https://provider.example/404?a=&quot;b&quot;" />',
    )
    await elsewhere.close()
  })

  it('an unknown address shows our own page', async () => {
    const page = await world.window()
    const answer = await page.goto('/nowhere')
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: '沒有這個網址' }).waitFor()
  })
})
