import type { Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { faultsOf, open } from './axe.ts'
import { journey } from './browser.ts'

const world = journey()
let desk: Page
beforeAll(async () => {
  desk = await world.desk('auth_0912345678', { at: null })
})

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

it.each(overlays)('axe finds nothing on %s over a page, wide and on a phone', async (_, show) => {
  await open(desk, '/mgmt/home')
  await desk.getByRole('navigation', { name: '常用功能' }).waitFor()
  await show(desk)
  await desk.locator('[role=dialog]:visible, dialog[open]').first().waitFor()
  expect(await faultsOf(desk), 'wide').toEqual([])
  await desk.setViewportSize({ width: 390, height: 844 })
  expect(await faultsOf(desk), 'on a phone').toEqual([])
  await desk.setViewportSize({ width: 1440, height: 900 })
})
