import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { journey } from './browser.ts'

/** A box that two desks open at the same time, each to change something else. */
interface Box {
  what: string
  who?: readonly [string, string]
  open: (page: Page) => Promise<Locator>
  /** What the faster one opens, when that is another box about the same. */
  openTheirs?: (page: Page) => Promise<Locator>
  saveTheirs?: string
  /** What the faster one writes, the slower one, and what both had written. */
  theirs: (box: Locator) => Promise<void>
  mine: (box: Locator) => Promise<void>
  save: string | RegExp
  /** The sentence about who was faster, and what came in. */
  told: RegExp
  cameIn: string | RegExp
  /** Whether what was typed is still there. */
  keeps: (box: Locator) => Promise<boolean>
  /** Both changes, as they stand on the page afterwards. */
  stands: (page: Page) => Promise<void>
}

/** Two who may change settings; the first is the faster one. */
const managers = ['eip1', 'auth_0912345678'] as const
const fill = (label: string | RegExp, text: string) => (box: Locator) => box.getByLabel(label).fill(text)
const has = (label: string | RegExp, text: string) => async (box: Locator) =>
  (await box.getByLabel(label).inputValue()) === text
const panelOf = (page: Page) => page.getByRole('complementary')

async function openRow(page: Page, path: string, row: string | RegExp, act: string) {
  await page.goto(path)
  await page.getByText(row).first().click()
  await panelOf(page).getByRole('button', { name: act, exact: true }).click()
  return page.locator('dialog[open]')
}

async function openPart(page: Page, path: string, part: string) {
  await page.goto(path)
  await page.getByRole('navigation', { name: '設定項目' }).getByRole('button', { name: part }).click()
}

const merged = `/mgmt/household?building=${encodeURIComponent('B棟')}&open=${castId('household', 'B棟-2F-2')}`

/** One of each kind; each page and dialog has a component test of the same beside it (`saveOvertaken`). */
const boxes: readonly Box[] = [
  {
    what: 'a package',
    open: (page) => openRow(page, '/community/postalList.aspx?text=0392', '0392', '更正'),
    theirs: fill('位置', 'C-09'),
    mine: fill('備註', '請輕放'),
    save: '儲存更正',
    told: /^林志明已於今天 \d\d:\d\d 變更這件包裹/,
    cameIn: /^位置：.+ → C-09$/,
    keeps: has('備註', '請輕放'),
    stands: async (page) => {
      await panelOf(page).getByText('C-09').first().waitFor()
      await panelOf(page).getByText('請輕放').first().waitFor()
    },
  },
  {
    what: 'a household that is merged',
    who: managers,
    openTheirs: async (page) => {
      await page.goto(merged)
      await page.getByRole('button', { name: '修改戶別' }).click()
      return page.locator('dialog[open]')
    },
    theirs: fill('樓層', '2樓'),
    saveTheirs: '儲存',
    open: async (page) => {
      await page.goto(merged)
      await page.getByRole('button', { name: '併戶' }).click()
      const box = page.getByRole('dialog', { name: /併到另一戶/ })
      await box.getByRole('button', { name: '選擇戶別' }).click()
      await page.getByLabel('輸入戶別、姓名或電話末碼').fill('A12-2')
      await page.getByRole('dialog', { name: '選戶別' }).getByText('A棟-12F-2', { exact: true }).click()
      await box.getByText('A棟-12F-2').first().waitFor()
      return box
    },
    mine: (box) => box.getByRole('button', { name: '兩戶打通' }).click(),
    save: '併入 A棟-12F-2',
    told: /^江文彬於今天 \d\d:\d\d 改過這一戶/,
    cameIn: '戶別名稱：B棟-2F-2 → B棟-2樓-2',
    keeps: has('原因', '兩戶打通'),
    stands: async (page) => {
      await page.getByText('B棟-2樓-2 已併入 A棟-12F-2').waitFor()
    },
  },
  {
    what: 'a section of the parcel desk’s settings',
    who: managers,
    open: async (page) => {
      await openPart(page, '/mgmt/postal/setting', '領取')
      return page.locator('.lb-settings > .lb-stack')
    },
    theirs: fill('範本 1', '鄰居代領'),
    mine: fill('範本 2', '警衛代領'),
    save: /^儲存/,
    told: /^江文彬 已於今天 \d\d:\d\d改過這一區/,
    cameIn: '範本 1：家人代領 → 鄰居代領',
    keeps: has('範本 2', '警衛代領'),
    stands: async (page) => {
      await page.getByText(/^沈韻如 今天 \d\d:\d\d 儲存$/).waitFor()
      expect(await page.getByLabel('範本 1').inputValue()).toBe('鄰居代領')
      expect(await page.getByLabel('範本 2').inputValue()).toBe('警衛代領')
    },
  },
]

const world = journey({ camera: false })
const unopened = { at: null }

const acts = async (): Promise<number> =>
  (await world.lobby.owner.query('select count(*)::int as n from audit where after is not null')).rows[0].n
/** Until what the faster one sent stands written. */
const written = (before: number) => expect.poll(acts).toBeGreaterThan(before)

describe('two desks change the same thing at once', () => {
  it.each(boxes)(
    '$what: the slower one is told, keeps what was typed, and saves; both changes stand',
    async (item) => {
      const [theirs, mine] = item.who ?? (['desk2', 'desk1'] as const)
      const [other, page] = [await world.desk(theirs, unopened), await world.desk(mine, unopened)]
      const [their, box] = [await (item.openTheirs ?? item.open)(other), await item.open(page)]
      const before = await acts()
      await item.mine(box)
      await item.theirs(their)
      await their
        .getByRole('button', { name: item.saveTheirs ?? item.save })
        .last()
        .click()
      await written(before)
      await box.getByRole('button', { name: item.save }).last().click()
      await box.getByText(item.told).waitFor()
      const note = box.locator('.lb-failure')
      await note.getByText(item.cameIn).waitFor()
      await note.getByText('已載入最新內容，您填寫的都保留著，請確認後再送出。').waitFor()
      expect(await item.keeps(box)).toBe(true)
      await box.getByRole('button', { name: item.save }).last().click()
      await box.getByText(item.told).waitFor({ state: 'detached' })
      await item.stands(page)
    },
  )
})
