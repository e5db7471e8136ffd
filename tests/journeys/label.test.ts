import { describe, expect, it } from 'vitest'
import { journey, scan } from './browser.ts'
import { choicesFocused } from './focus.ts'

const world = journey()

describe('the shelf label', () => {
  it('prints on 50 × 30 mm with household, position, serial number and barcode; Alt+L prints it again, audited; Alt+U takes the registration back', async () => {
    const page = await world.desk('desk1', { at: '/community/postalDespatcher_v2.aspx' })
    await page.getByRole('heading', { name: '登記包裹' }).waitFor()
    // What the printer would get is looked at while the browser believes that it prints.
    await page.evaluate(() => {
      const seen: { text: string; rule: string }[] = []
      Object.assign(window, { seen })
      window.print = () => {
        const sheet = document.querySelector('.lb-print-page')
        const rules = [...document.querySelectorAll('style')]
          .map((style) => style.textContent ?? '')
          .join('\n')
        const rule = /@page[^}]*\}/.exec(rules.slice(rules.lastIndexOf('@page')))?.[0] ?? ''
        seen.push({ text: `${sheet?.textContent} ${sheet?.querySelectorAll('svg').length} svg`, rule })
      }
    })
    const seen = () =>
      page.evaluate(() => (window as unknown as { seen: { text: string; rule: string }[] }).seen)
    await scan(page, '906255550001')
    await choicesFocused(page)
    await page.keyboard.type('A12-3', { delay: 90 })
    await page
      .getByRole('option', { name: /A棟-12F-3/ })
      .first()
      .waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await seen()).length).toBe(1)
    const { rows } = await world.lobby.owner.query(
      "select id, serial_number from package where tracking_number = '906255550001'",
    )
    const serial = String(rows[0].serial_number).padStart(4, '0')
    const [first] = await seen()
    expect(first?.rule).toMatch(/size:\s*50mm 30mm/)
    for (const part of ['A棟-12F-3', serial, '5550001', '1 svg']) expect(first?.text).toContain(part)

    await page.keyboard.press('Alt+KeyL')
    await expect.poll(async () => (await seen()).length).toBe(2)
    const reprints = await world.lobby.owner.query(
      "select 1 from audit where action = 'packages.reprintLabel' and target_id = $1",
      [rows[0].id],
    )
    expect(reprints.rowCount).toBe(1)

    await page.keyboard.press('Alt+KeyU')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /復原|取消登記/ })
      .last()
      .click()
    const voided = async () =>
      (
        await world.lobby.owner.query('select voided_at is not null as gone from package where id = $1', [
          rows[0].id,
        ])
      ).rows[0].gone
    await expect.poll(voided).toBe(true)
  })
})
