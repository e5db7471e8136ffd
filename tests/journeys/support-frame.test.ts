import { expect, it } from 'vitest'
import { journey } from './browser.ts'

const help = 'https://help.example.org/desk?c=1'
const world = journey({ camera: false, env: { LOBBY_SUPPORT_URL: help } })

it('the support of the house stands in a frame of the drawer, and may do no more than talk there (R093)', async () => {
  const page = await world.desk('desk1')
  await page.route('https://help.example.org/**', (route) => route.abort())
  await page.keyboard.press('Alt+KeyG')
  await page.getByRole('option', { name: '聯絡支援' }).click()
  const drawer = page.getByRole('dialog', { name: '聯絡支援' })
  const frame = drawer.locator('iframe')
  expect(await frame.getAttribute('src')).toBe(help)
  expect(await frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
  expect(await frame.getAttribute('referrerpolicy')).toBe('no-referrer')
})
