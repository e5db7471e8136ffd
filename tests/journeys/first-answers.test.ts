import { describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { Desk } from '../setup/desk.ts'
import { arrive } from '../setup/packages.ts'
import { journey } from './browser.ts'

const world = journey({ camera: false })
const asked = ['/api/v1/Identity/Login/Admin/WebCookie', '/api/v1/Account/Me']

describe('a page of somebody who is signed in', () => {
  it('brings the token and who it is along, so that nobody waits for them', async () => {
    const page = await world.desk('desk1')
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await page.goto('/community/postalList.aspx?state=all')
    await page.locator('tbody tr[data-row]').first().waitFor()
    expect(calls).toContain('/api/v1/Postal/List')
    expect(calls.filter((path) => asked.includes(path))).toEqual([])
    expect(await page.locator('meta[name="lobby-answers"]').count()).toBe(0)
  })

  it('hears what happens between its first rows and its socket', async () => {
    const page = await world.desk('desk1')
    const clerk = await world.lobby.as('desk2', '晴川社區')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.routeWebSocket(/Events/, async (route) => {
      await held
      route.connectToServer()
    })
    await page.goto('/community/postalList.aspx?state=all')
    await page.locator('tbody tr[data-row]').first().waitFor()
    const { SerialNum } = await arrive(clerk, { TabletId: castId('household', 'B棟-12F-3') })
    const row = page.locator('tbody tr[data-row]', { hasText: String(SerialNum) }).first()
    expect(await row.count()).toBe(0)
    release()
    await row.waitFor()
  })

  it('asks for its rows while its code is still on the way, once, and says once when there are none', async () => {
    const page = await world.desk('desk1')
    let asked = 0
    let isBroken = false
    const asksForRows = page.waitForRequest(/Postal\/List\?/)
    // The page's code comes only when its rows are asked for.
    await page.route(/PackageListPage-.*\.js/, async (route) => {
      await asksForRows
      await route.continue()
    })
    await page.route(/Postal\/List\?/, async (route) => {
      asked++
      await (isBroken ? route.fulfill({ status: 500, body: '' }) : route.continue())
    })
    await page.goto('/community/postalList.aspx?state=all')
    await page.locator('tbody tr[data-row]').first().waitFor()
    expect(asked).toBe(1)

    isBroken = true
    await page.reload()
    const again = page.getByRole('button', { name: /重新載入/ })
    await again.waitFor()
    expect(asked).toBe(2)
    isBroken = false
    await again.click()
    await page.locator('tbody tr[data-row]').first().waitFor()
  })

  it('hears what happens while its rows are there and its code is not', async () => {
    const page = await world.desk('desk1')
    const clerk = await world.lobby.as('desk2', '晴川社區')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/PackageListPage-.*\.js/, async (route) => {
      await held
      await route.continue()
    })
    const rows = page.waitForResponse(/Postal\/List\?/)
    const socket = page.waitForEvent('websocket')
    await page.goto('/community/postalList.aspx?state=all', { waitUntil: 'commit' })
    await (await rows).finished()
    const heard = (await socket).waitForEvent('framereceived', ({ payload }) =>
      String(payload).includes('packages.registered'),
    )
    const { SerialNum } = await arrive(clerk, { TabletId: castId('household', 'B棟-12F-3') })
    await heard
    release()
    await page
      .locator('tbody tr[data-row]', { hasText: String(SerialNum) })
      .first()
      .waitFor()
  })

  it('names the code of the very page beside the start, and of another page its own', async () => {
    const desk = await Desk.signIn(world.lobby.url, 'desk1')
    const codeOf = async (who: Desk, path: string) =>
      [...String((await who.get(path, {})).body).matchAll(/modulepreload" crossorigin href="([^"]+)"/g)].map(
        ([, href]) => href,
      )
    const files = await codeOf(desk, '/Community/PostalList.aspx')
    expect(files.join()).toContain('PackageListPage')
    for (const file of files) expect((await fetch(world.lobby.url + file)).status).toBe(200)
    expect((await codeOf(desk, `/mgmt/household/detail/${crypto.randomUUID()}`)).join()).toContain(
      'HouseholdHome',
    )
    expect((await codeOf(new Desk(world.lobby.url), '/community/postalList.aspx')).join()).not.toContain(
      'ListPage',
    )
    expect((await fetch(`${world.lobby.url}/page-links.json`)).status).toBe(404)
  })

  it('is kept by nobody, and is the only one that says anything', async () => {
    const desk = await Desk.signIn(world.lobby.url, 'desk1')
    const answersOf = async (who: Desk, path: string, headers = {}) => {
      const { body, headers: got } = await who.get(path, {}, headers)
      return { said: String(body).includes('lobby-answers'), kept: got.get('cache-control') }
    }
    expect(await answersOf(desk, '/mgmt/home')).toEqual({ said: true, kept: 'no-store' })
    const silent = { said: false, kept: 'no-cache' }
    expect(await answersOf(desk, '/mgmt/home', { 'sec-fetch-dest': 'script' })).toEqual(silent)
    expect(await answersOf(desk, '/operator/')).toEqual(silent)
    expect(await answersOf(new Desk(world.lobby.url), '/mgmt/home')).toEqual(silent)
    desk.cookies.set('lobby_login', 'made up')
    expect(await answersOf(desk, '/mgmt/home', { 'user-agent': 'another' })).toEqual(silent)
  })
})
