import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import type { Lobby } from '../setup/lobby.ts'
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

/** What makes the page or a panel wider than its room in a window, a line each; nothing where one need not scroll sideways and nothing is cut. */
async function wideIn(page: Page, window: { width: number; height: number }): Promise<string[]> {
  const before = page.viewportSize()
  await page.setViewportSize(window)
  const found = await page.evaluate(async () => {
    const frames = (n: number): Promise<void> =>
      new Promise((done) => requestAnimationFrame(() => (n ? void frames(n - 1).then(done) : done())))
    await frames(2)
    const rooms = [document.documentElement, ...document.querySelectorAll('main, .lb-panel')]
    const wide = rooms.filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth)
    return wide.flatMap((room) => {
      const edge = room.getBoundingClientRect().left + room.clientWidth + 1
      const out = [...room.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > edge)
      return out.slice(0, 3).map((one) => `${innerWidth}: ${one.outerHTML.slice(0, 200)}`)
    })
  })
  if (before) await page.setViewportSize(before)
  return found
}

/** Opens a page, and waits until nothing of it is on its way. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** What an address is opened with, where it shows nothing without. */
const asked: Record<string, string> = {
  '/mgmt/fee/$type/print-bill-preview': '?bills=$some',
  '/mgmt/fee/$type/print-receipt-preview': '?writeoffs=$some',
  '/mgmt/asset/assetEdit': '?assetId=$some',
  '/mgmt/supplier/supplierDetail': '?id=$some',
}
/** Every page by its address, as the build knows them; those of the operator are in no community, those of KGI are others' again. */
const pages = Object.keys(JSON.parse(readFileSync('build/web/page-links.json', 'utf8')) as object)
  .filter((address) => !/^\/(operator|mgmt\/fee-kgi)/.test(address))
  .map((address) => `${address}${asked[address] ?? ''}`)
  .sort()
/** Fees are looked at with books that are filled. */
export const pagesOfFees = pages.filter((address) => address.startsWith('/mgmt/fee/'))
export const pagesOfDesk = pages.filter((address) => !pagesOfFees.includes(address))

const ofIssued =
  "from bill b join billing_run r on r.id = b.run_id where r.state = 'issued' and r.source = 'rates' order by b.number desc limit 1"
/** What stands in the place of the ids in an address, by their names: something of the demo. */
const ids: Record<string, string> = {
  '/mgmt/SystemUpdatesDetail/$id': "select id from broadcast where kind = 'announcement' and for_all limit 1",
  '/mgmt/BA-alert/event/detail/$id': 'select id from alarm_event where not is_private limit 1',
  '/mgmt/BA-alert/event/report/$id':
    "select id from alarm_event where not is_private and state <> 'processed' limit 1",
  '/mgmt/BA-alert/drills/$id': 'select id from alarm_drill limit 1',
  '/mgmt/BA-alert/privateEvent/detail/$id': 'select id from alarm_event where is_private limit 1',
  '/mgmt/BA-alert/privateEvent/report/$id': 'select id from alarm_event where is_private limit 1',
  '/mgmt/asset/maintenance/project/detail/$planId': 'select id as "planId" from maintenance_plan limit 1',
  '/mgmt/asset/maintenance/project/record/$planId': 'select id as "planId" from maintenance_plan limit 1',
  ...Object.fromEntries(
    ['', '/changeBudget', '/maintenanceBudget'].map((page) => [
      `/mgmt/asset/maintenance/budget/$selectedYears${page}`,
      `select to_char(now(), 'YYYY') as "selectedYears"`,
    ]),
  ),
  '/mgmt/asset/stockTake/$takeId': 'select id as "takeId" from stock_take where closed_at is null limit 1',
  '/mgmt/asset/stockTakeRound/$takeId':
    'select id as "takeId" from stock_take where closed_at is null limit 1',
  '/mgmt/asset/assetEdit?assetId=$some': 'select id::text as some from asset limit 1',
  '/mgmt/supplier/supplierDetail?id=$some': 'select id::text as some from supplier limit 1',
  '/mgmt/CommunityGasOverView/$id/$ym': 'select id, ym from gas_period where closed_at is null limit 1',
  '/mgmt/CommunityGasRound/$id': 'select id from gas_period where closed_at is null limit 1',
  '/mgmt/PatrolRound/$roundId': 'select id as "roundId" from patrol_round limit 1',
  '/mgmt/messageView/$id': 'select id from resident_message where status = 1 limit 1',
  '/mgmt/messageReply/$id': 'select id from resident_message where status = 1 limit 1',
  '/mgmt/UnitOwnerAssembly/AssemblyDetail/$assemblyId':
    'select id as "assemblyId" from assembly order by meeting_at limit 1',
  '/mgmt/UnitOwnerAssembly/AssemblyRegister/$assemblyId':
    'select id as "assemblyId" from assembly order by meeting_at limit 1',
  '/mgmt/UnitOwnerAssembly/UnitOwnerList/$assemblyId':
    'select id as "assemblyId" from assembly order by meeting_at limit 1',
  '/mgmt/UnitOwnerAssembly/AssemblyHall/$assemblyId':
    'select id as "assemblyId" from assembly order by meeting_at limit 1',
  '/mgmt/UnitOwnerAssembly/AssemblyTrustees/$assemblyId':
    'select id as "assemblyId" from assembly order by meeting_at limit 1',
  '/mgmt/UnitOwnerAssembly/AssemblyMinutes/$assemblyId':
    'select id as "assemblyId" from assembly order by meeting_at limit 1',
  '/mgmt/UnitOwnerAssembly/$assemblyId/TopicVoteWay/$topicId':
    'select assembly_id as "assemblyId", id as "topicId" from assembly_topic order by number limit 1',
  '/mgmt/UnitOwnerAssembly/$assemblyId/RecordNameVoting/$topicId':
    'select assembly_id as "assemblyId", id as "topicId" from assembly_topic order by number limit 1',
  '/mgmt/UnitOwnerAssembly/$assemblyId/NotRecordNameVoting/$topicId':
    'select assembly_id as "assemblyId", id as "topicId" from assembly_topic order by number limit 1',
  '/mgmt/bulletin/$boardId': 'select id as "boardId" from board limit 1',
  '/mgmt/vote/voteDetail/$id': 'select id from poll where number = 2',
  '/mgmt/vote/commentManagement/$id': 'select id from poll where number = 2',
  '/mgmt/voteEdit/$id': 'select id from poll where published_at is null limit 1',
  '/mgmt/news/newsDetail/$newsId': 'select id as "newsId" from news where deleted_at is null limit 1',
  '/mgmt/rules/rulesDetail/$ruleId': 'select id as "ruleId" from rule limit 1',
  '/mgmt/household/detail/$id': 'select household_id as id from package limit 1',
  '/mgmt/PlusGuestReservation/$guestId': 'select id as "guestId" from visitor limit 1',
  '/mgmt/fee/$type/detail/$bulkid/$billid': `select b.run_id as bulkid, b.id as billid ${ofIssued}`,
  '/mgmt/fee/$type/payment/$id': `select b.id ${ofIssued}`,
  // A handful: all papers of a run are more of the same, and take axe a minute.
  '/mgmt/fee/$type/print-bill-preview?bills=$some': `select json_agg(id)::text as some from (select b.id
    from bill b join billing_run r on r.id = b.run_id where r.state = 'issued' and r.source = 'rates' order by b.number desc limit 5) b`,
  '/mgmt/fee/$type/print-receipt-preview?writeoffs=$some':
    'select json_agg(a)::text as some from (select allocation_id as a from receipt order by number desc limit 5) r',
}

/** Opens each page and asks axe, a test for each. */
export function withoutFaults(
  addresses: readonly string[],
  prepare?: (lobby: Lobby) => Promise<unknown>,
): void {
  const world = journey()
  let page: Page
  beforeAll(async () => {
    await prepare?.(world.lobby)
    page = await world.desk('auth_0912345678', { at: null })
  }, 300_000)
  it('there are all pages to look at', () => {
    expect(pagesOfDesk.length).toBeGreaterThan(45)
    expect(pagesOfFees.length).toBeGreaterThan(15)
  })
  it.each(addresses)(
    'axe finds nothing on %s, in the light and in the dark, and it fits when magnified and on a phone',
    async (address) => {
      const sql = ids[address]
      const [found] = sql ? (await world.lobby.owner.query<Record<string, string>>(sql)).rows : []
      const names = { type: 'default-management', ...found }
      await open(
        page,
        Object.entries(names).reduce((text, [name, is]) => text.replace(`$${name}`, is), address),
      )
      expect(await faultsOf(page)).toEqual([])
      // A window of 1440 × 900 at 200 % (WCAG 1.4.4, 1.4.10), and a phone.
      for (const [width, height] of [
        [720, 450],
        [390, 844],
      ] as const)
        expect(await wideIn(page, { width, height })).toEqual([])
    },
  )
}

/** Tests every so-many-th page of the desk, from the first given one on: so many files look at all of them. */
export const pagesWithoutFaults = (first: number, ofFiles: number): void =>
  withoutFaults(pagesOfDesk.filter((_, nth) => nth % ofFiles === first))
