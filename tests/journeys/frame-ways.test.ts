import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { journey } from './browser.ts'

const world = journey({ camera: false })
let page: Page
beforeAll(async () => {
  page = await world.desk('desk1')
})

const back = () => page.getByRole('banner').getByRole('button', { name: '返回' })

describe('the ways of the frame', () => {
  it('the way back leads where the page says: to the room of its service, and from there to the duty board (R009–R011)', async () => {
    await page.goto('/mgmt/notices')
    await back().click()
    await page.waitForURL('**/mgmt/home')
    await page.goto('/community/postalReceive.aspx')
    await back().click()
    await page.waitForURL('**/community/postal.aspx')
    await back().click()
    await page.waitForURL('**/mgmt/home')
  })

  it('a counter opens its legacy page as a whole page (R014)', async () => {
    await page.goto('/mgmt/home')
    const counter = page.locator('.lb-counter[href*=".aspx"]').first()
    const document = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().includes('.aspx'),
    )
    await counter.click()
    await document
  })

  it('the main page has the services of the community with a page, and the exit of visitors (R015, R054–R058)', async () => {
    await page.goto('/community/main.aspx')
    const tiles = page.locator('.sv-tiles li')
    await tiles.filter({ hasText: '郵務管理' }).waitFor()
    const binding = tiles.filter({ hasText: '戶別綁定' }).getByRole('link')
    expect(await binding.getAttribute('href')).toBe('/community/comOpenServiceStatus.aspx')
    await tiles.filter({ hasText: '訪客離開' }).getByRole('button').click()
    await page.locator('dialog[open]').getByText('訪客離開').first().waitFor()
    await page.keyboard.press('Escape')
  })

  it('the footer says which version runs, and whose it is (R092)', async () => {
    await page.goto('/mgmt/home')
    const footer = page.getByRole('contentinfo')
    await footer.getByText(/^Lobby 2\.71\.0 build 0930\.1\s+© \d{4}$/).waitFor()
  })

  it('what one points at explains itself, in the quick menu too, unless this browser wants no hints (R075)', async () => {
    const hint = page.getByRole('tooltip')
    await page.goto('/mgmt/home')
    await page.getByRole('region', { name: '跑馬燈' }).waitFor()
    await page.keyboard.press('Alt+KeyG')
    // Hints come when the page has nothing else to load: one points once more then.
    const isExplained = async () => {
      await page.getByRole('combobox', { name: '找功能' }).hover()
      await page.getByRole('option', { name: '登記訪客' }).first().hover()
      const said = hint.getByText('訪客來了先登記', { exact: false }).waitFor({ timeout: 3000 })
      return said.then(
        () => true,
        () => false,
      )
    }
    await expect.poll(isExplained).toBe(true)
    await page.keyboard.press('Escape')
    await page.locator('[data-opens=account]').click()
    await page.getByRole('switch', { name: '文字提示' }).click()
    await page.keyboard.press('Escape')
    await page.locator('[data-hint=packages]').hover()
    await page.locator('[data-hint=quick]').hover()
    expect(await hint.count()).toBe(0)
    await page.locator('[data-opens=account]').click()
    await page.getByRole('switch', { name: '文字提示' }).click()
    await page.keyboard.press('Escape')
    await page.locator('[data-hint=packages]').hover()
    await hint.waitFor()
  })

  it('the page of the last sign-ins goes on to our own pages only', async () => {
    await page.goto('/mgmt/lastLoginInformation?to=%2Fmgmt%2Fnotices')
    await page.getByRole('button', { name: '繼續' }).waitFor()
    await page.goto('/mgmt/lastLoginInformation?to=https%3A%2F%2Fexample.com%2F')
    await page.getByRole('heading', { name: '最近登入紀錄' }).waitFor()
    expect(await page.getByRole('button', { name: '繼續' }).count()).toBe(0)
  })
})
