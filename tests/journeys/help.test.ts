import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { journey } from './browser.ts'

const world = journey({ camera: false })
let page: Page
beforeAll(async () => {
  page = await world.desk('desk1')
})

const icon = () => page.getByRole('contentinfo').getByRole('button', { name: '常見問題' })
const faq = () => page.getByRole('dialog', { name: '常見問題' })
const hints = (choice: object) =>
  page.evaluate((chosen) => localStorage.setItem('lobby.hints', JSON.stringify(chosen)), choice)

describe('help', () => {
  it('has an icon only where the community has service 49 and this browser wants guidance (R096)', async () => {
    await icon().waitFor()
    await hints({ guidance: false })
    await page.reload()
    await page.getByRole('region', { name: '跑馬燈' }).waitFor()
    expect(await icon().count()).toBe(0)
    await hints({ guidance: true })
    await world.lobby.owner.query('delete from community_service where service_id = 49')
    await page.goto('/mgmt/SystemUpdates')
    await page.getByRole('region', { name: '跑馬燈' }).waitFor()
    expect(await icon().count()).toBe(0)
    await world.lobby.owner.query(
      'insert into community_service (community_id, service_id, kind, position) select id, 49, 2, 0 from community',
    )
  })

  it('answers seven questions beside a film, 1000 wide (R094, R095)', async () => {
    await page.goto('/mgmt/home')
    await icon().click()
    expect((await faq().boundingBox())?.width).toBe(1000)
    expect(await faq().locator('details').count()).toBe(7)
    await faq().getByText('按錯領取了，可以復原嗎？').click()
    await faq().getByText('24 小時內可以。', { exact: false }).waitFor()
    const film = faq().locator('video')
    const poster = await film.getAttribute('poster')
    expect((await page.request.get(poster ?? '')).headers()['content-type']).toBe('image/webp')
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(20)
    const captions = () =>
      film.evaluate((video: HTMLVideoElement) =>
        [...video.textTracks].map(({ language, mode, cues }) => [language, mode, cues?.length ?? 0]),
      )
    await expect.poll(captions).toEqual([
      ['zh-Hant', 'showing', 10],
      ['en', 'disabled', 0],
    ])
  })

  it('says what support needs, with the request of the last problem, and copies it', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/mgmt/SystemUpdatesDetail/00000000-0000-4000-8000-000000000000')
    await page.getByRole('button', { name: '知道了' }).click()
    await page.getByRole('button', { name: '知道了' }).waitFor({ state: 'detached' })
    await page.keyboard.press('Alt+KeyG')
    await page.getByRole('option', { name: '聯絡支援' }).click()
    const support = page.getByRole('dialog', { name: '聯絡支援' })
    await support.getByText(/代碼 404680，.*要求 \S{20,}/).waitFor()
    await support.getByRole('button', { name: '複製診斷資料' }).click()
    await page.getByText('已複製，請貼給支援人員。').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('Lobby 2.71.0 build 0930.1')
    expect(copied).toMatch(/last problem 404680 GET \/core\/api\/System\/Detail request \S{20,}/)
    await page.keyboard.press('Escape')
  })

  it('adds the place of the device for whoever wants that, and 0,0 with a sentence when it is refused (R046, R047)', async () => {
    const context = page.context()
    await context.setGeolocation({ latitude: 25.0336, longitude: 121.5645 })
    await page.keyboard.press('Alt+KeyG')
    await page.getByRole('option', { name: '聯絡支援' }).click()
    const support = page.getByRole('dialog', { name: '聯絡支援' })
    const wish = support.getByRole('checkbox', { name: '附上這台裝置的位置' })
    const report = () => support.getByRole('textbox', { includeHidden: true }).inputValue()
    expect(await report()).not.toContain('place')
    await wish.check()
    await support.getByText('瀏覽器不允許取得位置，附上的位置是 0,0。', { exact: false }).waitFor()
    expect(await report()).toContain('place 0,0 refused')
    await wish.uncheck()
    expect(await report()).not.toContain('place')
    await context.grantPermissions(['geolocation'])
    await wish.check()
    await support.getByText('位置 25.0336, 121.5645').waitFor()
    expect(await report()).toContain('place 25.0336,121.5645')
    await page.keyboard.press('Escape')
  })

  it('leads over the duty board and the desk of parcels, and back', async () => {
    await page.goto('/mgmt/home')
    await icon().click()
    await faq().getByRole('button', { name: '開始導覽' }).click()
    const seen: string[] = []
    for (;;) {
      const shown = page.locator('.ant-tour')
      const title = page.locator('.ant-tour-title')
      await expect.poll(async () => seen.includes(await title.innerText())).toBe(false)
      seen.push(await title.innerText())
      const end = shown.getByRole('button', { name: '完成' })
      if (await end.isVisible()) {
        await end.click()
        break
      }
      await shown.getByRole('button', { name: '下一步' }).click()
    }
    expect(seen).toEqual([
      '掃描與搜尋',
      '櫃台的動作',
      '等待處理',
      '即時數量',
      '快速功能',
      '帳號選單',
      '登記包裹',
      '標籤',
      '剛登記的包裹',
    ])
    await page.waitForURL('**/mgmt/home')
  })

  it('begins when somebody turns guidance on, and never by itself (R075)', async () => {
    await hints({ guidance: false })
    await page.goto('/mgmt/home')
    const account = page.locator('[data-opens=account]')
    await page.getByRole('region', { name: '跑馬燈' }).waitFor()
    await account.click()
    await page.getByRole('switch', { name: '操作提示' }).click()
    await page.locator('.ant-tour').getByText('掃描與搜尋').waitFor()
    expect(await page.getByRole('switch', { name: '操作提示' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.locator('.ant-tour').waitFor({ state: 'detached' })
    await page.reload()
    await icon().waitFor()
    expect(await page.locator('.ant-tour').count()).toBe(0)
  })

  it('short texts come where one points, unless this browser wants none', async () => {
    const hint = page.getByRole('tooltip')
    await page.getByRole('button', { name: '快速功能' }).first().hover()
    await hint.getByText('所有功能都在這裡', { exact: false }).waitFor()
    await page.keyboard.press('Escape')
    await hint.waitFor({ state: 'detached' })
  })

  it('code that does not come within 120 s says so and offers to load anew (R233)', async () => {
    await page.route('**/assets/ShiftChangePage-*.js', () => undefined)
    await page.clock.install()
    await page.goto('/mgmt/home')
    await page.getByRole('region', { name: '跑馬燈' }).waitFor()
    await page.keyboard.press('Alt+KeyG')
    await page.getByRole('option', { name: '交接清單' }).click()
    await page.clock.runFor(121_000)
    await page.getByText('畫面的程式沒有載入', { exact: false }).first().waitFor()
    await page.unroute('**/assets/ShiftChangePage-*.js')
  })
})
