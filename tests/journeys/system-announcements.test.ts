import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Operator, startOperator } from '../setup/operator.ts'
import { journey } from './browser.ts'

const world = journey({ camera: false })
let operator: Operator
let page: Page
beforeAll(async () => {
  operator = await startOperator(world.lobby)
  page = await world.desk('desk1', { height: 640 })
})
afterAll(() => operator?.close())

const rows = () => page.locator('.lb-announcement')
const toEnd = () => page.locator('main').evaluate((main) => main.scrollTo(0, main.scrollHeight))

describe('system announcements', () => {
  it('more come while one scrolls to the end (R372); a failure says so and steps back (R374, R375)', async () => {
    await page.goto('/community/systemUpdates.aspx')
    await expect.poll(() => rows().count()).toBe(10)
    await page.route('**/core/api/System/List*', (route) => route.abort())
    await toEnd()
    await page.getByText('沒有載入成功，請再往下捲一次。').waitFor()
    await expect
      .poll(() =>
        page.locator('main').evaluate((main) => main.scrollHeight - main.scrollTop - main.clientHeight),
      )
      .toBeGreaterThan(65)
    await page.unroute('**/core/api/System/List*')
    await toEnd()
    await expect.poll(() => rows().count()).toBe(12)
  })

  it('are unread until they are opened, by category, and a new one comes by itself', async () => {
    await page.goto('/mgmt/SystemUpdates')
    const first = rows().first()
    await first.getByText('未讀').waitFor()
    await first.click()
    await page.getByRole('heading', { name: '每月第一個週三凌晨系統維護' }).waitFor()
    expect(await page.getByRole('listitem').filter({ hasText: '標籤在恢復連線後列印' }).count()).toBe(1)
    await page.getByRole('link', { name: '回系統公告' }).click()
    await expect.poll(() => rows().first().getByText('未讀').count()).toBe(0)
    await operator.publish('announcement', { title: '剛剛發布', category: 'notice', body: '內容' })
    await rows().first().getByText('剛剛發布').waitFor()
    await rows().first().getByText('現在').waitFor()
    await page.getByRole('radio', { name: '維護' }).click()
    await expect.poll(() => rows().count()).toBe(2)
  })

  it('how many are unread stands in the footer and on the page; a new one is told at the bottom right with title, content and link (R370)', async () => {
    await page.goto('/mgmt/SystemUpdates')
    const way = page.getByRole('contentinfo').getByRole('link', { name: '系統公告' })
    const unread = async () => Number(/未讀 (\d+) 則/.exec(await way.innerText())?.[1])
    await way.waitFor()
    const before = await unread()
    await page.getByRole('main').getByText(`未讀 ${before} 則`).waitFor()
    await page.goto('/mgmt/home')
    await way.waitFor()
    await operator.publish('announcement', { title: '今晚換線', category: 'maintenance', body: '內容' })
    const told = page.locator('.lb-toast')
    const link = told.getByRole('link', { name: '看公告' })
    // Under the pointer it stays.
    await link.hover()
    expect((await told.innerText()).split('\n').slice(0, 2)).toEqual(['系統公告', '今晚換線'])
    const place = async () => {
      const { x = 0, y = 0, width = 0 } = (await told.boundingBox()) ?? {}
      return [x + width > 1400, y > 450]
    }
    await expect.poll(place).toEqual([true, true])
    expect(await unread()).toBe(before + 1)
    await page.mouse.move(10, 10)
    await told.waitFor({ state: 'detached' })
    await operator.publish('announcement', { title: '今晚不換線了', category: 'maintenance', body: '內容' })
    await link.click()
    await page.getByRole('heading', { name: '今晚不換線了' }).waitFor()
    await expect.poll(unread).toBe(before + 1)
    await page.goto('/mgmt/SystemUpdates')
    await page.getByRole('button', { name: '全部標為已讀' }).click()
    await way.waitFor({ state: 'detached' })
  })

  it('one that was withdrawn says 此篇公告已下架 and leads back to the list (R257)', async () => {
    const item = await operator.publish('announcement', { title: '下架的', category: 'notice', body: '內容' })
    await page.goto(`/mgmt/SystemUpdatesDetail/${item.id}`)
    await page.getByRole('heading', { name: '下架的' }).waitFor()
    await operator.withdrawAll('announcement')
    await page.reload()
    await page.getByText('此篇公告已下架').waitFor()
    await page.getByRole('button', { name: '知道了' }).click()
    await page.waitForURL('**/mgmt/SystemUpdates')
    await page.getByText('還沒有系統公告').waitFor()
    // A bookmark of old may hold what was never an id.
    await page.goto('/mgmt/SystemUpdatesDetail/12')
    await page.getByText('此篇公告已下架').waitFor()
    await page.getByRole('button', { name: '知道了' }).click()
    await page.waitForURL('**/mgmt/SystemUpdates')
  })
})
