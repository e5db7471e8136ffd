import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { journey } from './browser.ts'

const world = journey()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe holds against what is drawn now, a line each: in the light everything, in the dark the contrasts. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const rest = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    const ask = async (theme: string, rules: object) => {
      document.documentElement.dataset['theme'] = theme
      await rest()
      const { violations } = await axe.run({ ...rules, resultTypes: ['violations'] })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => `${theme} ${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
      )
    }
    return [...(await ask('dark', { runOnly: ['color-contrast'] })), ...(await ask('light', {}))]
  })
}

/** Opens a page, and waits until nothing of it is on its way. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** Every page by its address, as the build knows them; those of the operator are in no community. */
const pages = Object.keys(JSON.parse(readFileSync('build/web/page-links.json', 'utf8')) as object).filter(
  (address) => !address.startsWith('/operator'),
)
/** What stands in the place of the id in an address: something of the demo. */
const ids: Record<string, string> = {
  '/mgmt/SystemUpdatesDetail/$id': "select id from broadcast where kind = 'announcement' and for_all limit 1",
  '/mgmt/household/detail/$id': 'select household_id as id from package limit 1',
  '/mgmt/PlusGuestReservation/$guestId': 'select id from visitor limit 1',
}
/** What lies over a page: where it is opened, and how. */
const overlays: [string, (page: Page) => Promise<void>][] = [
  ['the menu', (page) => page.keyboard.press('Alt+KeyG')],
  ['the search', (page) => page.keyboard.press('Control+KeyK')],
  ['the hot keys', (page) => page.keyboard.press('Shift+Slash')],
  ['a hand-over', (page) => page.keyboard.press('Alt+KeyZ')],
  ['a visitor who comes', (page) => page.keyboard.press('Alt+KeyW')],
  ['a visitor who leaves', (page) => page.keyboard.press('Alt+KeyQ')],
  ['the account menu', (page) => page.locator('[data-opens=account]').click()],
]

describe('axe finds nothing', () => {
  it('on any page, in the light and in the dark', async () => {
    const desk = await world.desk('auth_0912345678')
    const found: string[] = []
    for (const address of pages) {
      const sql = ids[address]
      const { id } = sql ? (await world.lobby.owner.query(sql)).rows[0] : { id: '' }
      await open(desk, address.replace(/\$\w+/, id))
      found.push(...(await faultsOf(desk)).map((fault) => `${address} ${fault}`))
    }
    expect(pages.length).toBeGreaterThan(45)
    expect(found).toEqual([])
  }, 180_000)

  it('on what lies over a page, wide and on a phone', async () => {
    const desk = await world.desk('auth_0912345678')
    const found: string[] = []
    for (const [name, show] of overlays) {
      await open(desk, '/mgmt/home')
      await desk.getByRole('navigation', { name: '常用功能' }).waitFor()
      await show(desk)
      await desk.locator('[role=dialog]:visible, dialog[open]').first().waitFor()
      found.push(...(await faultsOf(desk)).map((fault) => `${name} ${fault}`))
      await desk.setViewportSize({ width: 390, height: 844 })
      found.push(...(await faultsOf(desk)).map((fault) => `${name} on a phone ${fault}`))
      await desk.setViewportSize({ width: 1440, height: 900 })
    }
    expect(found).toEqual([])
  }, 120_000)
})
