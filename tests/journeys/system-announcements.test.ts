import type { Page } from 'playwright-core'
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

  it('one that was withdrawn says 此篇公告已下架 and leads back to the list (R257)', async () => {
    const one = await operator.publish('announcement', { title: '下架的', category: 'notice', body: '內容' })
    await page.goto(`/mgmt/SystemUpdatesDetail/${one.id}`)
    await page.getByRole('heading', { name: '下架的' }).waitFor()
    await operator.withdrawAll('announcement')
    await page.reload()
    await page.getByText('此篇公告已下架').waitFor()
    await page.getByRole('button', { name: '知道了' }).click()
    await page.waitForURL('**/mgmt/SystemUpdates')
    await page.getByText('還沒有系統公告').waitFor()
  })
})
