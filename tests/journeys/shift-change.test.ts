import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { arrive } from '../setup/packages.ts'
import { journey, scan } from './browser.ts'
import { keysOf } from './keys.ts'
import { focused } from './focus.ts'

const world = journey({ camera: false })

async function openList(page: Page) {
  // The keys of acts are there once it is known what the community has.
  await page
    .getByRole('link', { name: '交接清單' })
    .or(page.getByRole('button', { name: /交接清單/ }))
    .first()
    .waitFor()
  await page.keyboard.press('Alt+KeyT')
  await page.getByRole('heading', { name: '交接清單' }).waitFor()
  await page.getByText(/已核對 \d+／\d+/).waitFor()
}

async function signBoth(page: Page) {
  // Papers come when they are wanted.
  await expect.poll(() => page.locator('canvas').count()).toBe(2)
  for (const pad of await page.locator('canvas').all()) {
    await pad.scrollIntoViewIfNeeded()
    const box = await pad.boundingBox()
    if (!box) throw new Error('no paper to sign on')
    await page.mouse.move(box.x + 30, box.y + 50)
    await page.mouse.down()
    for (let i = 0; i < 8; i++) await page.mouse.move(box.x + 30 + i * 14, box.y + 50 + (i % 2) * 20)
    await page.mouse.up()
  }
  await expect.poll(() => page.getByRole('button', { name: '重簽', disabled: false }).count()).toBe(2)
}

describe('the change of shift', () => {
  it('one desk ticks by scan, both sign, the next desk sees what is different', async () => {
    const { lobby } = world
    const here = await lobby.as('desk2')
    const known = await arrive(here, { TransportCode: '906277770001' })
    const page = await world.desk('desk1')
    await openList(page)
    // The keys are at the name of the next desk, and the page where the list begins.
    const title = page.getByRole('heading', { name: '交接清單' })
    expect(await title.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0)
    await scan(page, '906277770001')
    await page.getByText(`已核對 ${known.SerialNum} A棟-12F-3`).waitFor()
    await expect
      .poll(() => page.getByRole('checkbox', { name: `核對 ${known.SerialNum} A棟-12F-3` }).isChecked())
      .toBe(true)

    await page.getByRole('button', { name: /完成交接/ }).click()
    await page.getByText('請填寫接班人姓名。').waitFor()
    await page.getByRole('combobox').fill('保全公司 許先生')
    await page.getByText('不是本社區的帳號，會記為外部人員。').waitFor()
    await page.getByRole('combobox').fill('林志明')
    await page.getByText('不是本社區的帳號，會記為外部人員。').waitFor({ state: 'detached' })
    await page.getByLabel('交接事項').fill('B棟電梯保養至 18:00')
    await signBoth(page)
    // What arrives while they look at the list is said before it is signed.
    const late = await arrive(here)
    await page.getByText(/核對期間有異動：新增 1 件/).waitFor()
    await page.getByRole('button', { name: /完成交接/ }).click()
    await page.getByText(/還有 \d+ 件未核對/).waitFor()
    await page.getByRole('button', { name: /仍要完成/ }).click()
    await page.getByRole('heading', { name: /第 1 次交接/ }).waitFor()
    await page.getByText('B棟電梯保養至 18:00').waitFor()
    await page.getByRole('button', { name: '接班簽名 林志明' }).waitFor()

    const fresh = await arrive(here)
    const next = await world.desk('desk2')
    await openList(next)
    await next.getByText(/與第 1 次交接比較/).waitFor()
    await next.getByText('B棟電梯保養至 18:00').waitFor()
    await next.getByRole('radio', { name: '與上次不同 1' }).click()
    await next.getByRole('cell', { name: fresh.SerialNum, exact: true }).waitFor()
    expect(await next.getByRole('cell', { name: late.SerialNum, exact: true }).count()).toBe(0)
  })

  it('costs at most eight keys and two signatures', async () => {
    const page = await world.desk('desk1')
    const keys = keysOf(page)
    await page
      .getByRole('link', { name: '交接清單' })
      .or(page.getByRole('button', { name: /交接清單/ }))
      .first()
      .waitFor()
    await keys.press('Alt+KeyT')
    const successor = page.getByRole('combobox')
    await focused(successor)
    await keys.press('ArrowDown')
    await page.getByRole('option').first().waitFor({ state: 'attached' })
    await keys.press('Enter')
    await expect.poll(() => successor.inputValue()).toBe('林志明')
    await signBoth(page)
    await keys.press('Control+Enter')
    await page.getByRole('button', { name: /仍要完成/ }).waitFor()
    await keys.press('Control+Enter')
    await page.getByRole('heading', { name: /第 \d+ 次交接/ }).waitFor()
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
    expect(keys.pressed).toBeLessThanOrEqual(8)
  })

  it('prints on A4 with masked names', async () => {
    const page = await world.desk('desk1')
    await openList(page)
    await page.evaluate(() => {
      Object.assign(window, { paper: '' })
      window.print = () =>
        Object.assign(window, { paper: document.querySelector('.lb-print-page')?.textContent ?? '' })
    })
    await page.keyboard.press('Alt+KeyL')
    const paper = () => page.evaluate(() => (window as unknown as { paper: string }).paper)
    await expect.poll(paper).toContain('交接清單')
    expect(await paper()).toContain('陳○翰')
    expect(await paper()).not.toContain('陳柏翰')
  })
})
