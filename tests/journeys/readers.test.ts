import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { journey, scan } from './browser.ts'

const world = journey({ camera: false })

/** Types as a hand does. */
const typeByHand = (page: Page, text: string) => page.keyboard.type(text, { delay: 150 })
const reader = (page: Page, name: string) => page.getByRole('dialog', { name })

describe('the reader of cards and barcodes', () => {
  it('is 900 px wide (R324), and gives the code of a card that is held to it (R325, R328)', async () => {
    const page = await world.desk('desk1')
    await page.keyboard.press('Alt+KeyZ')
    const dialog = reader(page, '感應卡片')
    await dialog.getByText('等待感應').waitFor()
    expect((await dialog.boundingBox())?.width).toBe(900)
    await scan(page, cast.cards.twoHouseholds.code)
    await page.getByText('選擇要領取的戶別').waitFor()
  })

  it('refuses a card that is typed for longer than a second, and reads the next one (R332)', async () => {
    const page = await world.desk('desk1')
    await page.keyboard.press('Alt+KeyZ')
    const dialog = reader(page, '感應卡片')
    await dialog.getByText('等待感應').waitFor()
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/Carrier') && asked.push(request.url()))
    await typeByHand(page, cast.cards.decimal.code)
    await dialog.getByRole('alert').getByText('感應失敗，請再次感應卡片').waitFor()
    await page.keyboard.press('Enter')
    expect(asked).toEqual([])
    await scan(page, cast.cards.decimal.code)
    await page.getByRole('dialog', { name: '快速領取' }).getByText('0392').waitFor()
  })

  it('wants 16 characters of a phone’s barcode, empties the field otherwise, and ignores nothing at all (R329–R331)', async () => {
    const page = await world.desk('desk1')
    await page.keyboard.press('Alt+KeyZ')
    await page.getByRole('button', { name: '手機條碼' }).click()
    const dialog = reader(page, '掃描手機條碼')
    const field = dialog.getByRole('textbox', { name: '手機條碼' })
    await field.press('Enter')
    await dialog.getByText('等待掃描').waitFor()
    await typeByHand(page, cast.phones.bound.serial.slice(0, 15))
    await page.keyboard.press('Enter')
    await dialog.getByRole('alert').getByText('條碼長度不符！').waitFor()
    expect(await field.inputValue()).toBe('')
    await typeByHand(page, cast.phones.bound.serial)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: '快速領取' }).getByText('0392').waitFor()
  })

  it('copies a written barcode, and says when there is none (R333–R335)', async () => {
    const page = await world.desk('desk1')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.keyboard.press('Alt+KeyZ')
    await page.getByRole('button', { name: '手機條碼' }).click()
    const dialog = reader(page, '掃描手機條碼')
    await dialog.getByRole('button', { name: '複製條碼' }).click()
    await page.getByText('未輸入條碼 !').waitFor()
    await dialog.getByRole('textbox', { name: '手機條碼' }).fill(cast.phones.bound.serial)
    await dialog.getByRole('button', { name: '複製條碼' }).click()
    await page.getByText('複製成功 !').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(cast.phones.bound.serial)
    // The message stays for 3 s and is gone then.
    await page.getByText('複製成功 !').waitFor({ state: 'hidden' })
  })
})

describe('the self-test of readers', () => {
  const open = async () => {
    const page = await world.desk('desk1')
    await page.keyboard.press('Alt+KeyG')
    await page.getByRole('option', { name: '測試讀卡機' }).click()
    await page.getByText('請感應卡片或掃描條碼').waitFor()
    return page
  }

  it('says that a reader works and how it writes the card; it opens and asks for nothing', async () => {
    const page = await open()
    const asked: string[] = []
    page.on('request', (request) => /Carrier|Device/.test(request.url()) && asked.push(request.url()))
    await scan(page, cast.cards.decimal.code)
    await page.getByText('讀卡機正常', { exact: true }).waitFor()
    await page.getByText('讀卡機送出的是卡號，十進位 10 碼（8H10D）').waitFor()
    await page.getByRole('cell', { name: cast.cards.decimal.canonicalUid }).waitFor()
    await scan(page, cast.phones.bound.serial)
    await page.getByText('條碼掃描正常').waitFor()
    expect(asked).toEqual([])
    await page.reload()
    await page.getByText('請感應卡片或掃描條碼').waitFor()
  })

  it('knows a hand from a reader (R332)', async () => {
    const page = await open()
    await typeByHand(page, '0139284756')
    await page.keyboard.press('Enter')
    await page.getByText('這是用鍵盤輸入的，或讀卡機太慢').waitFor()
  })

  it('finds signs around a code; once they are taken away, the card is known at the desk too', async () => {
    const page = await open()
    await scan(page, `-${cast.cards.twoHouseholds.code}-`)
    await page.getByText('讀得到，但前後多了字元').waitFor()
    await page.getByRole('button', { name: '套用「- -」' }).click()
    await page.getByText('讀卡機正常', { exact: true }).waitFor()
    await page.keyboard.press('Alt+KeyZ')
    await page.getByText('等待感應').waitFor()
    await scan(page, `-${cast.cards.twoHouseholds.code}-`)
    await page.getByText('選擇要領取的戶別').waitFor()
  })

  it('refuses a sign that may be part of a code', async () => {
    const page = await open()
    await page.getByLabel('前面多的字元').fill('0')
    await page.getByText('請填含符號的字元').waitFor()
    await page.getByRole('button', { name: '儲存設定' }).click()
    expect(await page.evaluate(() => localStorage.getItem('lobby.reader'))).toBeNull()
  })
})
