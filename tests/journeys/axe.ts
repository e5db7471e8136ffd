import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { journey } from './browser.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe holds against what is drawn now, a line each: in the light everything, in the dark the contrasts. */
export async function faultsOf(page: Page): Promise<string[]> {
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
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** Every page by its address, as the build knows them; those of the operator are in no community. */
const pages = Object.keys(JSON.parse(readFileSync('build/web/page-links.json', 'utf8')) as object)
  .filter((address) => !address.startsWith('/operator'))
  .sort()
/** What stands in the place of the id in an address: something of the demo. */
const ids: Record<string, string> = {
  '/mgmt/SystemUpdatesDetail/$id': "select id from broadcast where kind = 'announcement' and for_all limit 1",
  '/mgmt/household/detail/$id': 'select household_id as id from package limit 1',
  '/mgmt/PlusGuestReservation/$guestId': 'select id from visitor limit 1',
}

/** Tests every so-many-th page of all, from the first given one on: so many files look at all of them, a test for each. */
export function pagesWithoutFaults(first: number, ofFiles: number): void {
  const world = journey()
  let page: Page
  beforeAll(async () => {
    page = await world.desk('auth_0912345678', { at: null })
  })
  it('there are all pages to look at', () => expect(pages.length).toBeGreaterThan(45))
  it.each(pages.filter((_, nth) => nth % ofFiles === first))(
    'axe finds nothing on %s, in the light and in the dark',
    async (address) => {
      const sql = ids[address]
      const { id } = sql ? (await world.lobby.owner.query(sql)).rows[0] : { id: '' }
      await open(page, address.replace(/\$\w+/, id))
      expect(await faultsOf(page)).toEqual([])
    },
  )
}
