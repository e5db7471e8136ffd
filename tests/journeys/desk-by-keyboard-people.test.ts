import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { came } from '../setup/visitors.ts'
import { cardEnd } from '#modules/carriers/activation/card-end.ts'
import { journey } from './browser.ts'
import { keysOf } from './keys.ts'

const world = journey({ camera: false })
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body)

describe('people at the desk, by keyboard alone', () => {
  it('a visitor is let out by six keys from the list; typed, the only one that is found is taken by Enter', async () => {
    const page = await world.desk('desk1')
    const desk = await world.lobby.as('desk1')
    await came(desk, { GuestName: '屈先生' })
    await came(desk, { GuestName: '紀太太' })
    const keys = keysOf(page)
    await keys.press('Alt+KeyQ')
    const leave = dialogOf(page, '訪客離開')
    await leave.getByRole('button', { name: /^選擇/ }).first().waitFor()
    await keys.press('Alt+Digit1')
    await leave.getByRole('button', { name: /確認離開/ }).waitFor()
    await expect.poll(() => leave.getByRole('button', { name: /確認離開/ }).isEnabled()).toBe(true)
    await keys.press('Control+Enter')
    await page.getByText('訪客離開已成功!').waitFor()
    expect(keys.pressed).toBeLessThanOrEqual(6)

    await page.keyboard.press('Alt+KeyQ')
    await leave.getByRole('button', { name: '選擇 屈先生' }).waitFor()
    await page.keyboard.insertText('屈先生')
    await page.keyboard.press('Enter')
    await leave.getByRole('button', { name: /確認離開/ }).waitFor()
    await leave.getByText('屈先生').first().waitFor()
    await page.keyboard.press('Escape')
    await leave.waitFor({ state: 'detached' })
    expect(await hasFocus(page)).toBe(true)
  })

  it('a visitor is let in by eight keys: the household and a confirmation', async () => {
    const page = await world.desk('desk1')
    await page.getByRole('navigation', { name: '即時數量' }).getByText('在場').first().waitFor()
    const keys = keysOf(page)
    await keys.press('Alt+KeyW')
    // What is typed before a dialog has come is tried where it is made (overlay.browser.test.tsx).
    const form = dialogOf(page, '登記訪客')
    await form.getByRole('combobox', { name: /戶別/ }).waitFor()
    await keys.type('C6-3')
    await form
      .getByRole('option', { name: /C棟-6F-3/ })
      .first()
      .waitFor()
    await keys.press('Control+Enter')
    await page.getByText('已登記', { exact: false }).first().waitFor()
    await dialogOf(page, '登記訪客').waitFor({ state: 'detached' })
    const desk = await world.lobby.as('desk1')
    const inside = await desk.get('/api/v1/Guest/Arrived')
    expect(JSON.stringify(inside.body)).toContain('C棟-6F-3')
    expect(keys.pressed).toBeLessThanOrEqual(8)
    expect(await hasFocus(page)).toBe(true)
  })

  /** A household of building A whose only card is in use, and that card. */
  async function oneCard() {
    const { rows } = await world.lobby.owner.query<{ label: string; code: string }>(
      `select h.label, min(c.code) as code from household h
         join card_household b on b.household_id = h.id and b.unbound_at is null
         join card c on c.id = b.card_id
        where h.label ~ '^A棟-1[0-9]F-[0-9]$'
        group by h.label having count(*) = 1 and bool_and(c.lost_at is null and c.disabled_at is null)
        order by h.label limit 1`,
    )
    const [found] = rows
    if (!found) throw new Error('no household has one card')
    return found
  }

  it('a lost card is out of use ten keys after the search was opened', async () => {
    const page = await world.desk('desk1')
    const { label, code } = await oneCard()
    const keys = keysOf(page)
    await keys.press('Control+KeyK')
    const search = page.getByRole('combobox')
    await search.waitFor()
    await keys.type(label.replace(/^A棟-(\d+)F/, '$1'))
    await page.getByRole('option', { name: label }).first().waitFor()
    await keys.press('Enter')
    await page.getByRole('button', { name: /^掛失/ }).first().waitFor()
    await keys.press('Alt+KeyL')
    const dialog = page.getByRole('dialog', { name: /^掛失卡片/ })
    await dialog.waitFor()
    await keys.press('Enter')
    await page.getByText(`已掛失 ${cardEnd(code)}，立刻生效`).waitFor()
    expect(await hasFocus(page)).toBe(true)
    expect(keys.pressed).toBeLessThanOrEqual(10)
    expect(await hasFocus(page)).toBe(true)
  })

  it('of several cards ↓ goes to the one that was lost: the second one costs two keys more', async () => {
    const page = await world.desk('desk1')
    const keys = keysOf(page)
    await keys.press('Control+KeyK')
    await page.getByRole('combobox').waitFor()
    await keys.type('12-3')
    await page.getByRole('option', { name: 'A棟-12F-3' }).first().waitFor()
    await keys.press('Enter')
    const lost = page.getByRole('button', { name: /^掛失/ })
    await lost.nth(1).waitFor()
    await keys.press('Alt+KeyL')
    await keys.press('ArrowDown')
    await keys.press('Enter')
    const dialog = page.getByRole('dialog', { name: /^掛失卡片/ })
    await dialog.waitFor()
    await keys.press('Enter')
    await page.getByText(/^已掛失 …\w{4}，立刻生效$/).waitFor()
    expect(keys.pressed).toBeLessThanOrEqual(12)
    expect(await hasFocus(page)).toBe(true)
    const { rows } = await world.lobby.owner.query<{ lost: boolean }>(
      `select c.lost_at is not null as lost from card_household b join card c on c.id = b.card_id
       where b.household_id = $1 and b.unbound_at is null order by b.bound_at, c.code`,
      [castId('household', 'A棟-12F-3')],
    )
    expect(rows.map((row) => row.lost)).toEqual([false, true, false])
  })

  it('somebody who moves in is written down and has a card after 26 keys', async () => {
    const page = await world.desk('desk1')
    const keys = keysOf(page)
    await keys.press('Control+KeyK')
    await page.getByRole('combobox', { name: /^搜尋戶別/ }).waitFor()
    await keys.type('B12-3')
    await page.getByRole('option', { name: 'B棟-12F-3' }).first().waitFor()
    await keys.press('Enter')
    await page.getByRole('heading', { name: 'B棟-12F-3' }).waitFor()
    await page.getByRole('button', { name: /新增住戶/ }).waitFor()
    await keys.press('Alt+KeyN')
    const dialog = page.getByRole('dialog', { name: 'B棟-12F-3 新增住戶' })
    await dialog.waitFor()
    await keys.type('戚小明')
    await keys.press('Control+Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('戚小明').first().waitFor()
    expect(await hasFocus(page)).toBe(true)
    await keys.press('Alt+KeyO')
    const method = dialogOf(page, '快速開通')
    await method.getByRole('button', { name: /感應卡或磁扣/ }).waitFor()
    await keys.press('Alt+Digit2')
    await dialogOf(page, '開通感應卡').getByText('等待感應').waitFor()
    await keys.scan('04A1B2C9')
    await dialogOf(page, '開通感應卡').getByText('感應卡已開通').waitFor()
    expect(keys.pressed).toBeLessThanOrEqual(26)
    await page.keyboard.press('Escape')
    await dialogOf(page, '開通感應卡').waitFor({ state: 'detached' })
    await page.getByText('…B2C9').first().waitFor()
    expect(await hasFocus(page)).toBe(true)
  })
})
