import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { journey } from './browser.ts'
import { focused } from './focus.ts'

const world = journey({ camera: false })

const field = (page: Page) => page.getByRole('combobox', { name: /^搜尋戶別/ })

async function openSearch(page: Page): Promise<void> {
  // The header's own keys are there once the services are known.
  await page.getByRole('banner').getByRole('button', { name: '搜尋', exact: true }).waitFor()
  await page.keyboard.press('Control+KeyK')
  await focused(field(page))
}

describe('the search', () => {
  it('opens on any page by Ctrl K, finds by one Chinese character, and arrows and Enter open what was chosen', async () => {
    const page = await world.desk('desk1', { at: '/mgmt/notices' })
    await openSearch(page)
    await page.keyboard.type('𠮷', { delay: 90 })
    const option = page.getByRole('option', { name: /林𠮷祥/ }).first()
    await option.waitFor()
    await page.keyboard.type('祥', { delay: 90 })
    await expect.poll(() => option.getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`/mgmt/household.*${cast.residents.rare.householdId}`))
    await page.getByText('林𠮷祥').first().waitFor()
  })

  it('shows what it finds by kind, goes down by arrow, and hands over by Alt Enter', async () => {
    const page = await world.desk('desk1')
    await openSearch(page)
    await page.keyboard.type('12-3', { delay: 90 })
    await page
      .getByRole('group', { name: '戶別' })
      .getByRole('option', { name: /B棟-12F-3/ })
      .waitFor()
    await page
      .getByRole('group', { name: '訪客', exact: true })
      .getByRole('option', { name: /王先生/ })
      .waitFor()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => page.getByRole('option', { selected: true }).innerText()).toContain('B棟-12F-3')
    await page.keyboard.press('Alt+Enter')
    // Nothing waits for them, which the hand-over says.
    await page.getByText('B棟-12F-3 目前沒有待領的包裹或寄放物品。').waitFor()
  })

  it('opens the record of a package that a number leads to', async () => {
    const page = await world.desk('desk1')
    await openSearch(page)
    const { trackingNumber, serialNumber } = cast.packages.wholeHousehold
    await page.keyboard.type(trackingNumber.slice(-6), { delay: 90 })
    await page.getByRole('option', { name: new RegExp(serialNumber) }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/postalList\.aspx\?.*open=/)
    await page.getByRole('complementary').getByText(serialNumber).first().waitFor()
  })

  it('asks nothing while an input method composes, and finds what was composed', async () => {
    const page = await world.desk('desk1')
    await openSearch(page)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/v1/Search') asked.push(searchParams.get('Text') ?? '')
    })
    const session = await page.context().newCDPSession(page)
    for (const text of ['ㄌ', 'ㄌㄧ', 'ㄌㄧㄣ', '林'])
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await expect.poll(() => field(page).inputValue()).toBe('林')
    await session.send('Input.insertText', { text: '林' })
    await page
      .getByRole('option', { name: /林淑芬/ })
      .first()
      .waitFor()
    expect(asked).toEqual(['林'])
  })

  it('is a button on phones, says what is not found, and after a failure offers to ask again', async () => {
    const page = await world.desk('desk1', { width: 390, height: 844 })
    await page.getByRole('banner').getByRole('button', { name: '搜尋', exact: true }).click()
    await field(page).fill('查無此人')
    await page.getByText('找不到「查無此人」').waitFor()
    await page.route('**/api/v1/Search*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await field(page).fill('王')
    await page.getByText('搜尋沒有完成').waitFor()
    await page.unroute('**/api/v1/Search*')
    await page.getByRole('button', { name: '再試一次' }).click()
    await page.getByRole('option', { name: /王/ }).first().waitFor()
    await page
      .getByRole('dialog', { name: /^搜尋戶別/ })
      .getByRole('button', { name: '關閉' })
      .click()
    await field(page).waitFor({ state: 'hidden' })
  })

  it('opens by / on a page that has no field of its own', async () => {
    const page = await world.desk('auth_0912345678', { at: '/mgmt/lastLoginInformation' })
    await page.getByRole('heading', { name: '最近登入紀錄', level: 1 }).waitFor()
    await page.getByRole('banner').getByRole('button', { name: '搜尋', exact: true }).waitFor()
    await page.keyboard.press('/')
    await field(page).waitFor()
  })
})
