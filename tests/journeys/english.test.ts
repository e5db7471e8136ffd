import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { journey } from './browser.ts'
import { catchPrints } from './prints.ts'

const world = journey()

/** Every Chinese sentence of the program, as what would match it on a screen. */
const chinese = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'modules', 'platform'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => /web\/.*texts\.ts$/.test(file))
  .flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/^\s*(?:'?[\w.]+'?: )?'([^'\n]*\p{Script=Han}[^'\n]*)',?$/gmu),
  ])
  .map(([, sentence = '']) => sentence)
const literally = (words: string) => words.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&')
const patterns = chinese.map(
  (sentence) =>
    new RegExp(
      `^${sentence
        .split(/\{\{\w+\}\}/)
        .map(literally)
        .join('.+')}$`,
      'u',
    ),
)
/** Words of the program that are also data of the community, and so stand on English screens: a kind, its name, a remark. */
const data = [
  '包裹',
  '存證信函',
  '其他',
  '晴川社區',
  '王小明',
  'A棟-12F-3',
  '紙箱大',
  '黑貓',
  '看屋',
  '外送',
  '借用交誼廳慶生，住戶已登記',
  '現金',
  '新配鑰匙 2 支',
  '外套 1 件',
  '禮服 1 件',
  '看護 Siti',
  '管理中心',
  '週一與週二的包裹最多，建議上午先盤點一次位置',
  // News, kinds of messages with their ready replies, hours of shops, and what the calendar has of other modules.
  '管委會委員候選人登記',
  '設備',
  '公設',
  '停車',
  '建議',
  '已報修',
  '已處理',
  '24 小時',
  '週一至週六 13:00–20:00',
  '瓦斯抄表',
  '提醒：明天水塔清洗停水',
  '淨源環保 年度保養合約到期',
  '永順機電 公共意外責任險到期',
]

/** What stands on the page in the program's own Chinese: texts, labels, placeholders; but the label that is printed. */
async function chineseOn(page: Page): Promise<string> {
  const words = await page.evaluate(() => {
    const found = new Set<string>()
    const add = (element: Element | null, text: string | null) => {
      if (text && /\p{Script=Han}/u.test(text) && !element?.closest('script, style, noscript, .pk-label'))
        found.add(text.trim())
    }
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) add(walk.currentNode.parentElement, walk.currentNode.textContent)
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) add(element, element.getAttribute(name))
    return [...found]
  })
  return (
    words
      // A deposit of cash begins with its kind.
      .filter(
        (word) =>
          !data.includes(word.replace(/ NT\$.*/u, '')) && patterns.some((pattern) => pattern.test(word)),
      )
      .join('\n')
  )
}

/** The duty board of an English browser. */
async function enter(page: Page) {
  await page.getByLabel('Account').fill('desk1')
  await page.getByLabel('Password', { exact: true }).fill('lobby-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/mgmt/home')
  await page.getByText('Needs attention').waitFor()
}
/** Each page has come, and nothing on it is the program's Chinese. */
async function expectEnglish(page: Page, pages: readonly (readonly [string, string, string])[]) {
  for (const [address, heading, there] of pages) {
    await page.goto(address)
    await page.getByRole('heading', { name: heading, exact: true, level: 1 }).waitFor()
    await page.getByText(there, { exact: true }).first().waitFor()
    expect(await chineseOn(page), address).toBe('')
  }
}

const lang = (page: Page) => page.evaluate(() => document.documentElement.lang)

describe('English', () => {
  it('is what a browser that asks for it sees: login, home, lists, settings, the register (R044, R045)', async () => {
    expect(chinese.length).toBeGreaterThan(2000)
    const page = await world.window({ locale: 'en-US' })
    await page.goto('/mgmt/login')
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
    expect(await lang(page)).toBe('en')
    expect(await chineseOn(page)).toBe('')
    await enter(page)
    expect(await chineseOn(page)).toBe('')
    await expectEnglish(page, [
      ['/community/postalList.aspx', 'All packages', 'Waiting'],
      ['/mgmt/household', 'Residents', 'Vacant'],
      ['/mgmt/postal/setting', 'Package settings', 'Legal'],
      ['/community/postalDespatcher_v2.aspx', 'Register package', 'Tracking barcode'],
    ])
  })

  it('is on the pages of visitors too; who is inside is printed in Chinese, for whoever comes to help', async () => {
    const page = await world.window({ locale: 'en-US' })
    const printed = await catchPrints(page)
    await page.goto('/mgmt/login')
    await enter(page)
    await expectEnglish(page, [
      ['/mgmt/PlusGuestReservation/List', 'Visitors', 'Weekly'],
      ['/mgmt/GuestRecord', 'Visitor records', 'Left'],
      ['/mgmt/PlusGuestAsset', 'Lent things', 'Left, not given back'],
      ['/mgmt/CommunityGuestControl', 'Visitors inside', 'Pledge'],
    ])
    await page.getByRole('button', { name: 'Print who is inside' }).click()
    await expect.poll(async () => (await printed()).at(-1) ?? '').toContain('在場訪客名單（疏散清點）')
    expect((await printed()).at(-1)).toMatch(/晴川社區　.* 列印　共 \d+ 組 \d+ 人/)
  })

  it('is on the pages of every day: news, rules, the calendar, messages, gas, facilities, notifications, shops', async () => {
    const page = await world.window({ locale: 'en-US' })
    await page.goto('/mgmt/login')
    await enter(page)
    await expectEnglish(page, [
      ['/mgmt/news', 'News', 'Pinned'],
      ['/mgmt/rules', 'Rules', 'Decided by'],
      ['/mgmt/Calendar', 'Calendar', 'Subscribe'],
      ['/mgmt/message', 'Messages from residents', 'Write one down'],
      ['/mgmt/CommunityGas', 'Gas readings', 'Being read'],
      ['/community/reservation_v2.aspx', 'Facilities', 'Print household QR'],
      ['/mgmt/facilityDesk', 'Facility check-in', 'To check in'],
      ['/mgmt/facilityBookings', 'Facility bookings', 'Booked'],
      ['/mgmt/facilityDraw', 'Draws of peak hours', 'Closes'],
      ['/community/communityPushNotification_v2.aspx', 'Notifications', 'Called off'],
      ['/community/serviceStores_v2.aspx', 'Shops', 'Sponsored'],
    ])
  })

  it('says why the server refuses, and a browser that asks for Chinese sees Chinese', async () => {
    const page = await world.window({ locale: 'en-US' })
    await page.goto('/mgmt/login')
    await page.getByLabel('Account').fill('desk1')
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.keyboard.press('Enter')
    await page.getByText('Account or password is wrong.').waitFor()
    const other = await world.window({ locale: 'zh-TW' })
    await other.goto('/mgmt/login')
    await other.getByRole('button', { name: '登入', exact: true }).waitFor()
    expect(await lang(other)).toBe('zh-Hant-TW')
  })
})
