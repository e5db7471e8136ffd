import { describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { counter, journey, scan } from './browser.ts'
import { focused } from './focus.ts'

const world = journey()

describe('the duty board', () => {
  it('shows the four counters with their calls (R065), a Chinese clock with weekday each second (R063, R064), and no console error', async () => {
    const page = await world.window()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    const { signIn } = await import('./browser.ts')
    await signIn(page, 'desk1')
    for (const [label, count] of [
      ['在場訪客', cast.counts.visitors],
      ['待領包裹', cast.counts.packages],
      ['待取退件', cast.counts.returns],
      ['待領寄放', cast.counts.deposits],
    ] as const) {
      await expect.poll(() => counter(page, label)).toBe(count)
    }
    const banner = page.getByRole('banner')
    await banner.getByText(/^\d{1,2}月\d{1,2}日 星期[一二三四五六日]$/).waitFor()
    const clock = banner.getByText(/^\d\d:\d\d:\d\d$/)
    const before = await clock.innerText()
    await expect.poll(() => clock.innerText()).not.toBe(before)
    expect(errors).toEqual([])
  })

  it('the counters wait until the services of the community are known (R067)', async () => {
    const page = await world.desk('desk1')
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('/Count') && asked.push(request.url()))
    let say = () => {}
    const known = new Promise<void>((resolve) => {
      say = resolve
    })
    await page.route('**/CommunityMainService', async (route) => {
      await known
      await route.continue()
    })
    // A page brings the services along; one without them has to ask.
    await page.route('**/mgmt/home', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/<meta name="lobby-answers"[^>]*>/, '')
      await route.fulfill({ response, body })
    })
    await page.reload()
    await page.getByRole('banner').waitFor()
    await page.getByRole('banner').getByText('陳怡君').waitFor()
    expect(asked).toEqual([])
    say()
    await expect.poll(() => counter(page, '待領包裹')).toBeGreaterThan(0)
    expect(asked.length).toBeGreaterThanOrEqual(4)
  })

  it('counters change in every open browser of the community, without reload, and not in another community', async () => {
    const [one, two, other] = await Promise.all([
      world.desk('desk1'),
      world.desk('once1'),
      world.desk('desk2', { community: '松濤苑' }),
    ])
    const before = await counter(one, '待領包裹')
    const elsewhere = await counter(other, '待領包裹')
    const desk = await world.lobby.as('eip1')
    const packageId = cast.packages.cashOnDelivery.id
    const answer = await desk.patch('/api/v1/Postal/Uncollected/Status', {
      PdIds: [packageId],
      ReceiveType: 3,
    })
    expect(answer.status).toBe(200)
    await expect.poll(() => counter(one, '待領包裹')).toBe(before - 1)
    await expect.poll(() => counter(two, '待領包裹')).toBe(before - 1)
    expect(await counter(other, '待領包裹')).toBe(elsewhere)
  })

  it('the scan field finds a household by any fragment, and opens its hand-over with Enter', async () => {
    const page = await world.desk('desk1')
    await page.keyboard.press('/')
    await focused(page.getByRole('textbox', { name: '掃描或輸入', exact: true }))
    await page.keyboard.type('林淑芬', { delay: 90 })
    await page
      .getByRole('option', { name: /A棟-12F-3/ })
      .first()
      .waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: '快速領取' }).getByText('A棟-12F-3').first().waitFor()
  })

  it.each([
    ['a phone barcode', () => cast.phones.bound.serial],
    ['a card', () => cast.cards.decimal.code],
    ['a shelf label', () => `P${cast.packages.wholeHousehold.serialNumber}`],
    ['a tracking number', () => cast.packages.wholeHousehold.trackingNumber],
  ])('a scan of %s anywhere on the board opens the household’s hand-over', async (_what, code) => {
    const page = await world.desk('desk1')
    await page.getByRole('heading', { name: '等待處理' }).waitFor()
    await scan(page, code())
    await page.getByRole('dialog', { name: '快速領取' }).getByText('A棟-12F-3').first().waitFor()
  })

  it('? opens the sheet of hot keys, also while the scan field has the focus, and Esc closes it', async () => {
    const page = await world.desk('desk1')
    await page.getByRole('heading', { name: '等待處理' }).waitFor()
    await page.keyboard.press('Shift+Slash')
    const sheet = page.getByRole('dialog', { name: /快速鍵/ })
    await sheet.getByText('登記包裹').waitFor()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    expect(await page.getByRole('textbox', { name: '掃描或輸入' }).inputValue()).toBe('')
  })

  it('says so when a scan means nothing, and loses nothing', async () => {
    const page = await world.desk('desk1')
    await page.getByRole('heading', { name: '等待處理' }).waitFor()
    await scan(page, 'ZZ99887766')
    await page
      .getByText(/找不到|這個條碼不是/)
      .first()
      .waitFor()
  })

  it('comes right by itself after the server was restarted', async () => {
    const page = await world.desk('desk1')
    await expect.poll(() => counter(page, '待領包裹')).toBeGreaterThan(0)
    const before = await counter(page, '待領包裹')
    await world.lobby.restart()
    const desk = await world.lobby.as('eip1')
    const packageId = cast.packages.neighbours.id
    expect(
      (await desk.patch('/api/v1/Postal/Uncollected/Status', { PdIds: [packageId], ReceiveType: 3 })).status,
    ).toBe(200)
    await expect.poll(() => counter(page, '待領包裹')).toBe(before - 1)
  })
})
