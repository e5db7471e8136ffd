import { describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { arrive } from '../setup/packages.ts'
import { counter, journey } from './browser.ts'
import { keysOf } from './keys.ts'
import { focused } from './focus.ts'

const world = journey()
const { lin } = cast.residents

describe('returns and outgoing parcels', () => {
  it('a return is registered by scan and keys, a package becomes one, a courier takes them with a signature, one comes back', async () => {
    const page = await world.desk('desk1')
    await page.getByRole('navigation', { name: '常用功能' }).waitFor()
    const keys = keysOf(page)
    await keys.press('Alt+KeyR')
    await page.getByRole('heading', { name: '登記退件' }).waitFor()
    await keys.scan('BACK55501234')
    const tracking = page.getByRole('textbox', { name: /物流條碼/ })
    await expect.poll(() => tracking.inputValue()).toBe('BACK55501234')
    const household = page.getByRole('combobox', { name: /戶別/ })
    await keys.type('A12-3')
    await page.getByRole('option', { name: /A棟-12F-3/ }).waitFor()
    await keys.press('Enter')
    await expect.poll(() => household.inputValue()).toBe('A棟-12F-3')
    await page.getByRole('combobox', { name: '取件物流' }).fill('黑貓宅急便')
    await household.focus()
    await keys.press('Enter')
    await page.getByText(/已登記 R\d{3} A棟-12F-3/).waitFor()
    expect(keys.pressed).toBeLessThanOrEqual(14)
    // The next one is scanned at once.
    await focused(tracking)
    await expect.poll(() => counter(page, '待取退件')).toBe(4)

    const desk = await world.lobby.as('desk1')
    const { PdId } = await arrive(desk)
    const turned = await desk.post('/api/v1/Postal/Return-Postal/Of-Package', {
      ItemId: crypto.randomUUID(),
      PdId,
      CourierName: '黑貓宅急便',
      Reason: '拒收',
    })
    expect(turned.status).toBe(200)
    // The counter hears of it, and leads to the list.
    await expect.poll(() => counter(page, '待取退件')).toBe(5)
    await page.getByRole('link', { name: /待取退件/ }).click()
    await page.getByText(turned.body.Data.SerialNum, { exact: true }).waitFor()

    await page
      .getByRole('toolbar', { name: '物流取件' })
      .getByRole('button', { name: /黑貓宅急便/ })
      .click()
    const dialog = page.getByRole('dialog', { name: '交給黑貓宅急便' })
    await dialog.getByText('BACK', { exact: false }).or(dialog.getByText('…5501234')).first().waitFor()
    // Three of them go along; the rest stays.
    for (const name of [/A棟-8F-1/, /B棟-13F-2/, /林淑芬/])
      await dialog.getByRole('checkbox', { name }).uncheck()
    await dialog.getByLabel('取件人姓名').fill('阿宏')
    const pad = dialog.locator('canvas')
    const box = await pad.boundingBox()
    if (!box) throw new Error('there is no paper to sign on')
    await page.mouse.move(box.x + 60, box.y + 60)
    await page.mouse.down()
    await page.mouse.move(box.x + 140, box.y + 110, { steps: 6 })
    await page.mouse.move(box.x + 220, box.y + 50, { steps: 6 })
    await page.mouse.up()
    await dialog.getByRole('button', { name: /交給物流 3 件/ }).click()
    await page.getByText('已交給 黑貓宅急便 3 件').waitFor()
    await dialog.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
    await expect.poll(() => counter(page, '待取退件')).toBe(2)

    await page.getByRole('radio', { name: '已取走' }).click()
    await page.getByText(turned.body.Data.SerialNum, { exact: true }).click()
    const detail = page.getByRole('complementary')
    await detail.getByText('取件人 阿宏').waitFor()
    await detail.getByRole('button', { name: /簽名/ }).waitFor()
    await detail.getByRole('button', { name: '復原交付' }).click()
    const reason = page.getByRole('dialog', { name: /復原/ })
    await reason.getByRole('button', { name: '拿錯件' }).click()
    await reason.getByRole('button', { name: '復原交付' }).click()
    await detail.getByText('原因：拿錯件').waitFor()
    await expect.poll(() => counter(page, '待取退件')).toBe(3)
    const { rows } = await world.lobby.owner.query(
      'select courier_person as person, signature_path as sign from courier_hand_over order by at desc limit 1',
    )
    expect(rows[0]).toEqual({ person: '阿宏', sign: expect.stringMatching(/^handwrite\/\d{4}\//) })
  })
})

describe('marks', () => {
  it('set on a resident show in the receive dialog and in the list of another desk, with the note', async () => {
    const page = await world.desk('desk1')
    const other = await world.desk('desk2', { at: '/mgmt/household?text=A12-3' })
    await other.getByRole('row', { name: /^A棟-12F-3 / }).waitFor()

    await page.goto(`/mgmt/household?text=A12-3&open=${cast.households.wang.id}`)
    await page.getByRole('button', { name: '編輯標記與備註' }).click()
    const dialog = page.getByRole('dialog', { name: '標記與備註' })
    await dialog.getByRole('button', { name: lin.name }).click()
    await dialog.getByRole('button', { name: '聽障', exact: true }).click()
    await dialog.getByLabel(/^備註(?!到期)/).fill('請用寫的')
    await page.keyboard.press('Control+Enter')
    await page.getByText('已儲存標記與備註').waitFor()

    await other.getByRole('button', { name: /標記與備註：聽障；林淑芬：請用寫的/ }).waitFor()
    await page.keyboard.press('Alt+KeyX')
    const picker = page.getByRole('dialog', { name: '選戶別' })
    await picker.getByRole('combobox').fill('A12-3')
    await picker.getByText('A棟-12F-3').first().click()
    const receive = page.getByRole('dialog', { name: /領取/ })
    await receive.getByRole('button', { name: /標記與備註：聽障；林淑芬：請用寫的/ }).waitFor()
  })
})
