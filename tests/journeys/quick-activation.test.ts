import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { journey, scan } from './browser.ts'

const world = journey({ camera: false })

const box = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** Opens quick activation of a household by its hot key and the picker. */
async function openFor(page: Page, label: string): Promise<void> {
  await page.keyboard.press('Alt+KeyO')
  const picker = box(page, '選戶別')
  await picker.getByRole('combobox').fill(label)
  await picker.getByText(label).first().waitFor()
  await picker.getByText(label).first().click()
  await box(page, '快速開通').getByText('可以直接掃描或感應').waitFor()
}

/** Opens the reader of cards or phones for a household. */
async function openReader(page: Page, label: string, kind: 'card' | 'phone' = 'card') {
  await openFor(page, label)
  await box(page, '快速開通')
    .getByRole('button', { name: kind === 'card' ? /感應卡或磁扣/ : /手機條碼/ })
    .click()
  const reader = box(page, kind === 'card' ? '開通感應卡' : '開通手機')
  await reader.getByText(kind === 'card' ? '等待感應' : '等待掃描').waitFor()
  return reader
}

const householdsOf = async (code: string) => {
  const desk = await world.lobby.as('desk1')
  const { body } = await desk.get(`/api/v1/CommunityTablet/${code}/Carrier`)
  return (body.Data?.CommunityTablets ?? []).map((tablet: { TabletNote: string }) => tablet.TabletNote).sort()
}

describe('quick activation', () => {
  it('asks for the household, then offers three methods and the way to status and unbinding (R089, R337–R339)', async () => {
    const page = await world.desk('desk1')
    await page.getByRole('navigation', { name: '常用功能' }).getByRole('button', { name: '快速開通' }).click()
    await box(page, '選戶別').getByRole('combobox').fill('B棟-12F-3')
    await box(page, '選戶別').getByText('B棟-12F-3').first().click()
    const dialog = box(page, '快速開通')
    for (const name of [/手機條碼/, /感應卡或磁扣/, /手機序號/])
      await dialog.getByRole('button', { name }).waitFor()
    const link = dialog.getByRole('link', { name: '開通狀態與解除' })
    expect(await link.getAttribute('href')).toBe('/community/comOpenServiceStatus.aspx')
  })

  it('binds a card that nobody has (R326, R346, R351), says so again the second time (R344), and goes on only when told to', async () => {
    const page = await world.desk('desk1')
    const reader = await openReader(page, 'B棟-12F-3')
    await scan(page, '04A1B2C3')
    await reader.getByText('感應卡已開通').waitFor()
    // The next resident’s card is not bound by being held to the reader.
    await scan(page, '04D4E5F6')
    expect(await householdsOf('04D4E5F6')).toEqual([])
    await reader.getByRole('button', { name: /同一戶，再一張/ }).focus()
    await page.keyboard.press('Enter')
    await reader.getByText('等待感應').waitFor()
    // Its button is gone: the keys are at the dialog, not at the page below it.
    expect(await reader.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    await scan(page, '04A1B2C3')
    await reader.getByText('這張卡原本就開通給這一戶').waitFor()
    expect(await householdsOf('04A1B2C3')).toEqual(['B棟-12F-3'])
    await reader.getByRole('button', { name: /改選戶別/ }).click()
    await box(page, '選戶別').waitFor()
  })

  it('asks before a card of another household is used here too, or moved here; not deciding changes nothing (R354)', async () => {
    const page = await world.desk('desk1')
    const reader = await openReader(page, 'B棟-12F-3')
    const { code } = cast.cards.decimal
    await scan(page, code)
    const asked = box(page, '這張卡已開通給其他戶')
    await asked.getByText('A棟-12F-3').waitFor()
    await asked.getByText('王○民').waitFor()
    // A card that is held to the reader meanwhile answers nothing.
    await scan(page, '04D4E5F6')
    await page.keyboard.press('Escape')
    await reader.getByText('沒有開通，這張卡維持原狀').waitFor()
    expect(await householdsOf(code)).toEqual(['A棟-12F-3'])

    await scan(page, code)
    await asked.getByRole('button', { name: /同時開通這一戶/ }).click()
    await reader.getByText('也可用於 A棟-12F-3。').waitFor()
    expect(await householdsOf(code)).toEqual(['A棟-12F-3', 'B棟-12F-3'])

    await page.keyboard.press('Escape')
    const third = await openReader(page, 'C棟-12F-3')
    await scan(page, code)
    await asked.getByRole('button', { name: /改給這一戶/ }).click()
    await third.getByText('不能再使用。').waitFor()
    expect(await householdsOf(code)).toEqual(['C棟-12F-3'])
  })

  it('asks before a lost card works again, and says that it does (R345)', async () => {
    const desk = await world.lobby.as('desk1')
    const { code } = cast.cards.lost
    const lookUp = () => desk.get(`/api/v1/CommunityTablet/${code}/Carrier`)
    const page = await world.desk('desk1')
    const reader = await openReader(page, 'C棟-8F-4')
    await scan(page, code)
    const asked = box(page, '這張卡已掛失')
    await asked.getByRole('button', { name: /恢復使用並開通/ }).waitFor()
    expect((await lookUp()).status).toBe(409)
    await page.keyboard.press('Alt+Digit1')
    await reader.getByText('這張卡已恢復使用').waitFor()
    expect((await lookUp()).status).toBe(200)
  })

  it('says that adding failed, why, and whom to ask (R343, R352); a typed card is refused (R332)', async () => {
    const page = await world.desk('desk1')
    const reader = await openReader(page, 'B棟-12F-3')
    await scan(page, 'AB12345678901234')
    await reader.getByRole('alert').getByText('新增失敗!!').waitFor()
    await reader.getByText('請洽今網技術支援中心。').waitFor()
    await page.keyboard.type('0412345678', { delay: 150 })
    await reader.getByRole('alert').getByText('感應失敗，請再次感應卡片').waitFor()
    // And the next one is read.
    await page.keyboard.press('Enter')
    await scan(page, '04B1B2B3')
    await reader.getByText('感應卡已開通').waitFor()
  })

  it('says that something unknown went wrong when the server does (R353)', async () => {
    const page = await world.desk('desk1')
    const reader = await openReader(page, 'B棟-12F-3')
    await page.route('**/Carrier/Bind/Tablet/Code', (route) => route.fulfill({ status: 500, body: '{}' }))
    await scan(page, '04C1C2C3')
    await reader.getByRole('alert').getByText('發生未知錯誤!!').waitFor()
  })

  it('activates a phone by its barcode (R347), says when it was already (R348), and asks before it moves', async () => {
    const page = await world.desk('desk1')
    const reader = await openReader(page, 'B棟-12F-3', 'phone')
    // By click: a hot key just before a scan would be read as its first sign.
    const again = reader.getByRole('button', { name: /同一戶，再一支/ })
    await scan(page, 'NEWPHONE23456789')
    await reader.getByText('手機已開通').waitFor()
    await again.click()
    await reader.getByText('等待掃描').waitFor()
    await scan(page, cast.phones.other.serial)
    await reader.getByText('這支手機原本就開通給這一戶').waitFor()
    await again.click()
    await reader.getByText('等待掃描').waitFor()
    await scan(page, cast.phones.bound.serial)
    await box(page, '這支手機已開通給其他戶').getByText('A棟-12F-3').first().waitFor()
    await page.keyboard.press('Alt+Digit1')
    await reader.getByText('A棟-12F-3 不能再使用。').waitFor()
  })

  it('takes a scan at the choice of methods as the choice; for one resident of the household', async () => {
    const page = await world.desk('desk1')
    await openFor(page, 'B棟-12F-3')
    await box(page, '快速開通').getByRole('radio', { name: '張雅筑' }).click()
    await scan(page, '04E1E2E3')
    await box(page, '開通感應卡').getByText('感應卡已開通').waitFor()
    await box(page, '開通感應卡').getByText('B棟-12F-3　張雅筑').waitFor()
  })
})

describe('cards that are read in a row', () => {
  it('are collected until Esc or confirming, duplicates said at once, each with its outcome, none lost (R327)', async () => {
    const page = await world.desk('desk1')
    const reader = await openReader(page, 'B棟-10F-1')
    await reader.getByRole('checkbox', { name: '一次多張' }).check()
    const list = reader.getByRole('region', { name: '這次感應的卡片' })
    const codes = ['04F10001', '04F10002', cast.cards.twoHouseholds.code]
    for (const [nth, code] of codes.entries()) {
      await scan(page, code)
      await reader.getByText(`第 ${nth + 1} 筆，已加入`).waitFor()
    }
    await scan(page, codes[0] ?? '')
    await reader.getByRole('alert').getByText('已在清單第 1 筆').waitFor()
    await list.getByText('已開通給 A棟-12F-3、A棟-12F-4').waitFor()
    expect(await householdsOf('04F10001')).toEqual([])

    // Esc ends collecting: it asks, and nothing is lost.
    await page.keyboard.press('Escape')
    await box(page, '還有 3 筆沒有開通').waitFor()
    await page.keyboard.press('Escape')
    await list.getByText('04F10002').waitFor()
    await page.keyboard.press('Escape')
    await box(page, '還有 3 筆沒有開通')
      .getByRole('button', { name: /開通 2 筆/ })
      .click()
    await expect.poll(() => list.getByText('感應卡已開通').count()).toBe(2)
    expect(await householdsOf('04F10002')).toEqual(['B棟-10F-1'])

    await list.getByRole('button', { name: '選擇' }).click()
    await box(page, '這張卡已開通給其他戶')
      .getByRole('button', { name: /同時開通這一戶/ })
      .click()
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => list.getByText('感應卡已開通').count()).toBe(3)
    await page.keyboard.press('Escape')
    await reader.waitFor({ state: 'hidden' })
  })

  it('keep those that failed, for another try', async () => {
    const page = await world.desk('desk1')
    await page.route('**/Carrier/Bind/Tablet/Code', (route) => route.fulfill({ status: 500, body: '{}' }))
    const reader = await openReader(page, 'B棟-10F-2')
    await reader.getByRole('checkbox', { name: '一次多張' }).check()
    const list = reader.getByRole('region', { name: '這次感應的卡片' })
    for (const [nth, code] of ['04F20001', '04F20002'].entries()) {
      await scan(page, code)
      await reader.getByText(`第 ${nth + 1} 筆，已加入`).waitFor()
    }
    await expect.poll(() => list.getByText('待開通').count()).toBe(2)
    await page.keyboard.press('Control+Enter')
    await reader.getByRole('button', { name: '再試失敗的 2 筆' }).waitFor()
    await page.unroute('**/Carrier/Bind/Tablet/Code')
    await reader.getByRole('button', { name: '再試失敗的 2 筆' }).click()
    await list.getByText('感應卡已開通').nth(1).waitFor()
  })
})

describe('the serial number', () => {
  const serial = (page: Page) => box(page, '手機開通序號')
  async function open(page: Page, label: string): Promise<void> {
    await openFor(page, label)
    await box(page, '快速開通')
      .getByRole('button', { name: /手機序號/ })
      .click()
  }
  const numberOn = async (page: Page): Promise<string> =>
    (await serial(page).locator('.qa-number > b').getAttribute('aria-label')) ?? ''
  const spend = async (SerialNumber: string, DeviceSn: string) =>
    (await world.lobby.as('desk1')).post('/api/v1/ResidentDevice/Activate', { SerialNumber, DeviceSn })

  it('is shown large, for 24 hours and one phone, and says at once when a phone took it (R340–R342)', async () => {
    const page = await world.desk('desk1')
    await open(page, 'B棟-11F-1')
    await serial(page)
      .getByText(/還可使用 (24 小時|23 小時 59 分)/)
      .waitFor()
    await serial(page).getByText('只能用於一支手機').waitFor()
    const number = await numberOn(page)
    expect(number).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
    expect((await spend(number, 'APPPHONE23456789')).status).toBe(200)
    await serial(page).getByText('序號已使用，手機開通完成').waitFor()
    expect((await spend(number, 'APPPHONE98765432')).status).toBe(409)
  })

  it('that waits is never shown again; a new one ends it, and so does revoking', async () => {
    const page = await world.desk('desk1')
    await open(page, 'B棟-11F-2')
    await serial(page).getByText('還可使用').waitFor()
    const first = await numberOn(page)
    await page.keyboard.press('Escape')
    await open(page, 'B棟-11F-2')
    await serial(page).getByText('有一組序號還沒使用').waitFor()
    await serial(page)
      .getByText(`結尾 ${first.slice(-2)}`)
      .waitFor()
    await serial(page).getByRole('button', { name: '產生新的序號' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '確認' }).click()
    await serial(page).locator('.qa-number').waitFor()
    const second = await numberOn(page)
    expect(second).not.toBe(first)
    expect((await spend(first, 'APPPHONE23456781')).status).toBe(409)
    await serial(page).getByRole('button', { name: '作廢' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '作廢' }).click()
    await serial(page).getByText('序號已作廢').waitFor()
    expect((await spend(second, 'APPPHONE23456781')).status).toBe(409)
  })
})
