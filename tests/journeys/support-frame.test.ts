import { afterAll, expect, it } from 'vitest'
import { otherSite } from '../setup/other-site.ts'
import { journey } from './browser.ts'

const site = await otherSite(`<h1>真人客服</h1>
<button onclick="this.textContent = '已收到'">送出</button>
<a href="/elsewhere" target="_top">離開</a>`)
const help = `${site.url}/desk?c=1`
const world = journey({ camera: false, env: { LOBBY_SUPPORT_URL: help } })
afterAll(() => site.close())

it('the support of the house stands in a frame of the drawer, and may do no more than talk there (R093)', async () => {
  const page = await world.desk('desk1', { otherSites: true })
  await page.keyboard.press('Alt+KeyG')
  await page.getByRole('option', { name: '聯絡支援' }).click()
  const frame = page.getByRole('dialog', { name: '聯絡支援' }).locator('iframe')
  const inside = frame.contentFrame()
  await inside.getByRole('heading', { name: '真人客服' }).waitFor()
  // It is asked for by its address, and hears nothing of the page around it.
  expect(site.asked).toEqual([{ path: '/desk?c=1', referer: '' }])
  // A link of its own takes nobody away from the page: the frame is still there to talk.
  await inside.getByRole('link', { name: '離開' }).click()
  await inside.getByRole('button', { name: '送出' }).click()
  await inside.getByRole('button', { name: '已收到' }).waitFor()
  expect(site.asked).toHaveLength(1)
  expect(new URL(page.url()).pathname).toBe('/mgmt/home')
  expect(await frame.getAttribute('src')).toBe(help)
})
