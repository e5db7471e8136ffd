import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Operator, startOperator } from '../setup/operator.ts'
import { journey } from './browser.ts'

const world = journey({ camera: false })
let operator: Operator
let page: Page
beforeAll(async () => {
  operator = await startOperator(world.lobby)
  page = await world.desk('desk1')
})
afterAll(() => operator?.close())

const box = () => page.getByRole('complementary', { name: '快訊' })
const marquee = () => page.getByRole('region', { name: '跑馬燈' })
const shownLine = () => marquee().locator('li:not([inert])')

describe('what the operator shows in the frame', () => {
  it('a headline at the bottom right of the duty board, until it is closed for the session (R106)', async () => {
    await box().getByText('交接清單可以雙人簽名了').waitFor()
    const place = await box().boundingBox()
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan(1300)
    // It has room of its own: the panels of the column end above it.
    const panels = page.locator('.lb-home-rest')
    const end = await panels.evaluate((rest) => rest.getBoundingClientRect().bottom)
    expect(place?.y).toBeGreaterThanOrEqual(end)
    await box().getByRole('button', { name: '關閉快訊' }).click()
    await box().waitFor({ state: 'detached' })
    await operator.publish('headline', { title: '新的一則', body: '馬上就看到' })
    await box().getByText('新的一則').waitFor()
    expect(await box().getByText('交接清單').count()).toBe(0)
  })

  it('the end of the session takes the place of the headlines (R090)', async () => {
    const endAt = (time: string) =>
      page.evaluate((ExpireTime) => {
        const info = JSON.parse(localStorage.getItem('lobby.loginUserInfo') ?? '{}')
        localStorage.setItem('lobby.loginUserInfo', JSON.stringify({ ...info, ExpireTime }))
        return String(info.ExpireTime)
      }, time)
    const before = await endAt(new Date(Date.now() + 3_000_000).toISOString())
    await page.reload()
    await page.getByText(/0 天 0 小時 \d+ 分 \d+ 秒/).waitFor()
    await box().waitFor({ state: 'hidden' })
    await endAt(before)
    await page.reload()
    await box().waitFor()
    expect(await page.getByText('登入即將到期').count()).toBe(0)
  })

  it('an icon near the bottom right that stays closed for the session (R097–R099)', async () => {
    const icon = page.getByRole('img', { name: '填寫櫃台使用問卷' })
    await icon.waitFor()
    await expect.poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96)
    expect((await icon.boundingBox())?.x ?? 0).toBeGreaterThan(1300)
    // Where the board scrolls it stands in the footer, so that it lies on nothing.
    const inFooter = page.getByRole('contentinfo').getByRole('img', { name: '填寫櫃台使用問卷' })
    await page.setViewportSize({ width: 1024, height: 768 })
    await inFooter.waitFor()
    expect((await inFooter.boundingBox())?.x ?? 0).toBeGreaterThan(900)
    await page.setViewportSize({ width: 1440, height: 900 })
    await inFooter.waitFor({ state: 'detached' })
    const tab = await page.context().newPage()
    await tab.goto('/mgmt/home')
    const there = tab.getByRole('img', { name: '填寫櫃台使用問卷' })
    await there.waitFor()
    await page.getByRole('button', { name: '關閉「填寫櫃台使用問卷」' }).click()
    await icon.waitFor({ state: 'detached' })
    await there.waitFor({ state: 'detached' })
    await tab.close()
    await page.reload()
    await box().getByText('新的一則').waitFor()
    expect(await icon.count()).toBe(0)
  })

  it('the marquee rolls every 5000 ms with slides 46 high (R104, R105), but not under the pointer', async () => {
    await page.clock.install()
    await page.reload()
    const lines = ['週一與週二的包裹最多，建議上午先盤點一次位置', '每月第一個週三']
    await expect.poll(() => shownLine().innerText()).toContain(lines[0])
    expect((await shownLine().boundingBox())?.height).toBe(46)
    await page.clock.runFor(5000)
    await expect.poll(() => shownLine().innerText()).toContain(lines[1])
    await marquee().hover()
    await page.clock.runFor(12_000)
    expect(await shownLine().innerText()).toContain(lines[1])
    await page.getByRole('heading', { name: '等待處理' }).hover()
    await page.clock.runFor(5000)
    await expect.poll(() => shownLine().innerText()).toContain(lines[0])
    await marquee().getByRole('button', { name: '暫停跑馬燈' }).click()
    await page.getByRole('heading', { name: '等待處理' }).click()
    await page.clock.runFor(30_000)
    expect(await shownLine().innerText()).toContain(lines[0])
    await page.clock.resume()
  })

  it('a greater version is said at once in open browsers, and stays (R109, R110)', async () => {
    const warning = page.getByText('新版本 2.72.0 build 1015.1 已經可以使用', { exact: false })
    const small = await operator.publish('release', { title: '同一版', newVersion: '2.71.0 build 0930.1' })
    const release = await operator.publish('release', { title: '新版', newVersion: '2.72.0 build 1015.1' })
    await warning.waitFor()
    await page.goto('/mgmt/SystemUpdates')
    await warning.waitFor()
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: '重新載入' }).click()])
    await warning.waitFor()
    await operator.withdrawAll('release')
    await warning.waitFor({ state: 'detached' })
    expect([small.newVersion, release.newVersion]).toEqual(['2.71.0 build 0930.1', '2.72.0 build 1015.1'])
  })
})
