import { describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { counter, journey, scan } from './browser.ts'
import { keysOf } from './keys.ts'
import { choicesFocused } from './focus.ts'

const world = journey()

const labels = ['A12-3', 'B3-1', 'C11-4', 'A8-1', 'B13-2']
const whole = ['A棟-12F-3', 'B棟-3F-1', 'C棟-11F-4', 'A棟-8F-1', 'B棟-13F-2']

describe('registering packages', () => {
  it('twenty packages by keyboard and scanner alone: a scan, a few keys and Enter for each; labels print at once', async () => {
    const page = await world.desk('desk1')
    let printed = 0
    await page.exposeFunction('onPrint', () => {
      printed++
    })
    await page.evaluate(() => {
      window.print = () => (window as unknown as { onPrint(): void }).onPrint()
    })
    const before = await counter(page, '待領包裹')
    const keys = keysOf(page)
    await keys.press('Alt+KeyA')
    await page.waitForURL('**/community/postalDespatcher_v2.aspx')
    await page.getByRole('heading', { name: '登記包裹' }).waitFor()
    await page.mouse.move(5, 5)
    const registered = async () =>
      Number(
        (
          await world.lobby.owner.query(
            "select count(*)::int as n from package where tracking_number like '90620000%'",
          )
        ).rows[0].n,
      )
    for (let n = 0; n < 20; n++) {
      await keys.scan(`90620000${String(n).padStart(4, '0')}`)
      await keys.type(labels[n % 5] ?? '')
      await page
        .getByRole('option', { name: new RegExp(whole[n % 5] ?? '') })
        .first()
        .waitFor()
      await keys.press('Enter', 2)
      await expect.poll(registered).toBe(n + 1)
      // The next one is written when the form is empty again, as a person sees it.
      await expect.poll(() => page.getByLabel(/物流條碼/).inputValue()).toBe('')
    }
    expect(keys.pressed).toBeLessThanOrEqual(140)
    expect(keys.scanned).toBe(20)
    await expect.poll(() => counter(page, '待領包裹')).toBe(before + 20)
    await expect.poll(() => printed).toBe(20)
    const { rows } = await world.lobby.owner.query(
      `select h.label, count(*)::int as n from package p join household h on h.community_id = p.community_id and h.id = p.household_id
       where tracking_number like '90620000%' group by 1`,
    )
    expect(new Map(rows.map((r) => [r.label, r.n]))).toEqual(new Map(whole.map((label) => [label, 4])))
  })

  it('the same tracking number within 30 days warns and does not block', async () => {
    const page = await world.desk('desk1', { at: '/community/postalDespatcher_v2.aspx' })
    await page.getByRole('heading', { name: '登記包裹' }).waitFor()
    await scan(page, cast.packages.wholeHousehold.trackingNumber)
    await page.getByText(/0392.*仍可登記/).waitFor()
    await choicesFocused(page)
    await page.keyboard.type('A12-3', { delay: 90 })
    await page
      .getByRole('option', { name: /A棟-12F-3/ })
      .first()
      .waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    const twice = async () =>
      (
        await world.lobby.owner.query('select 1 from package where tracking_number = $1', [
          cast.packages.wholeHousehold.trackingNumber,
        ])
      ).rowCount
    await expect.poll(twice).toBe(2)
  })

  it('what was typed is still there after a look elsewhere', async () => {
    const page = await world.desk('desk1', { at: '/community/postalDespatcher_v2.aspx' })
    await page.getByRole('heading', { name: '登記包裹' }).waitFor()
    await scan(page, '777700001111')
    await page.keyboard.press('Alt+KeyH')
    await page.waitForURL('**/mgmt/home')
    await page.keyboard.press('Alt+KeyA')
    await expect.poll(() => page.getByLabel(/物流條碼/).inputValue()).toBe('777700001111')
  })

  it('a scan while another field has the focus lands in the tracking number, also while an input method composes', async () => {
    const page = await world.desk('desk1', { at: '/community/postalDespatcher_v2.aspx' })
    await page.getByRole('heading', { name: '登記包裹' }).waitFor()
    await page.getByLabel(/備註/).click()
    await scan(page, '123412341234')
    await expect.poll(() => page.getByLabel(/物流條碼/).inputValue()).toBe('123412341234')
    expect(await page.getByLabel(/備註/).inputValue()).toBe('')
  })
})
