import { describe, expect, it } from 'vitest'
import { journey } from './browser.ts'

const world = journey()

describe('the household list', () => {
  it('lists a building, finds by name, and opens one household with its residents, cards and phones', async () => {
    const page = await world.desk('desk1')
    await page.keyboard.press('Alt+KeyG')
    await page.getByRole('option', { name: '住戶資料' }).click()
    await page.getByRole('heading', { name: '住戶資料' }).waitFor()
    await page.getByText('共 60 戶').waitFor()
    await page.getByRole('treeitem', { name: 'C棟' }).click()
    await page.getByRole('row', { name: 'C棟-1F-1' }).waitFor()
    await page.getByLabel('搜尋戶別、姓名、電話末碼、車牌').fill('林淑芬')
    await page.getByRole('row', { name: 'A棟-12F-3' }).click()
    const detail = page.getByRole('complementary', { name: 'A棟-12F-3 的資料' })
    await detail.getByText('王小明', { exact: true }).first().waitFor()
    await detail.getByText('9F3A61C2').waitFor()
    // The address says what is open, so a reload shows the same.
    await page.reload()
    await detail.getByText('王小明', { exact: true }).first().waitFor()
    await page.keyboard.press('Escape')
    await detail.waitFor({ state: 'hidden' })
    expect(page.url()).not.toContain('open=')
    expect(new URL(page.url()).pathname).toBe('/mgmt/household')
  })

  it('shows the same filters to whoever goes back to the list, and the clean list to whoever comes another way', async () => {
    const page = await world.desk('desk1')
    const toList = async () => {
      await page.keyboard.press('Alt+KeyG')
      await page.getByRole('option', { name: '住戶資料' }).click()
      await page.getByRole('heading', { name: '住戶資料' }).waitFor()
    }
    const search = page.getByLabel('搜尋戶別、姓名、電話末碼、車牌')
    await toList()
    await search.fill('林淑芬')
    await page.waitForURL(/text=/)
    await page.getByRole('row', { name: 'A棟-12F-3' }).click()
    await page.getByRole('link', { name: '完整資料' }).click()
    await page.waitForURL('**/mgmt/household/detail/**')
    await page.getByRole('banner').getByRole('button', { name: '返回', exact: true }).click()
    await expect.poll(() => search.inputValue()).toBe('林淑芬')
    await page.getByRole('heading', { name: '住戶資料' }).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.waitForURL('**/mgmt/home')
    await toList()
    await page.getByText('共 60 戶').waitFor()
    expect(await search.inputValue()).toBe('')
  })

  it('says of each part what could not be loaded, and one press loads all of them again', async () => {
    const page = await world.desk('desk1')
    const broken = /\/api\/v1\/Household(\/Tree)?(\?|$)/
    await page.route(broken, (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto('/mgmt/household?building=A棟')
    await page.getByText('棟別與樓層載入失敗').waitFor()
    await page.getByText('住戶資料載入失敗').waitFor()
    await page.unroute(broken)
    await page.keyboard.press('Alt+KeyR')
    await page.getByRole('treeitem', { name: 'C棟' }).waitFor()
    await page.getByRole('row', { name: /^A棟-1F-1 / }).waitFor()
  })
})
