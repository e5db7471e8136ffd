import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { journey } from './browser.ts'

const world = journey({ camera: false })
const unopened = { at: null }

interface Taken {
  what: string
  open: (page: Page) => Promise<Locator>
  /** What is decided in the box, with its reason where one is asked for. */
  reason?: string
  /** What the faster one does instead, when that is another box. */
  openTheirs?: (page: Page) => Promise<Locator>
  save: string | RegExp
  saveTheirs?: string
  /** What there is one less, or one more, of on the page behind the box, once it knows. */
  counted: (page: Page) => Locator
  told: RegExp
}

const wang = castId('household', 'A棟-12F-3')
const carriers = async (page: Page) => {
  await page.goto(`/mgmt/household/detail/${wang}`)
  return page.locator('.cr')
}
const rowOf = (page: Page, icon: number) => page.locator('.cr section').nth(icon).locator('.cr-row')

async function chooseOf(page: Page, icon: number, act: string): Promise<void> {
  await rowOf(page, icon).first().getByRole('button', { name: /^更多/ }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

const openMember = async (page: Page, act: string) => {
  await page.goto('/community/accountList.aspx')
  await page.getByRole('row', { name: /林志明/ }).click()
  await page.getByRole('complementary').getByRole('button', { name: act, exact: true }).click()
  return page.locator('dialog[open]')
}

const taken: readonly Taken[] = [
  {
    what: 'a card that is unbound',
    open: async (page) => {
      await carriers(page)
      await chooseOf(page, 0, '解除')
      return page.locator('dialog[open]')
    },
    reason: '遷出繳回',
    save: /^解除 …/,
    counted: (page) => rowOf(page, 0),
    told: /^江文彬已於今天 \d\d:\d\d 把這張卡從這一戶解除，不必再處理。$/,
  },
  {
    what: 'a phone that is unbound',
    open: async (page) => {
      await carriers(page)
      await chooseOf(page, 1, '解除')
      return page.locator('dialog[open]')
    },
    reason: '更換手機',
    save: '解除',
    counted: (page) => rowOf(page, 1),
    told: /^江文彬已於今天 \d\d:\d\d 解除這支手機，不必再處理。$/,
  },
  {
    what: 'an account that is removed',
    open: (page) => openMember(page, '停用'),
    openTheirs: (page) => openMember(page, '移除'),
    reason: '離職',
    save: '停用',
    saveTheirs: '移除',
    counted: (page) => page.getByText('另一位管理人員已將這個帳號移出社區，這裡是移出前的內容。'),
    told: /^江文彬已於今天 \d\d:\d\d 把這個帳號移出社區，不必再處理。$/,
  },
]

describe('what another desk takes away while a box about it is open', () => {
  it.each(taken)('$what: the box stays and says who was faster', async (taken) => {
    const [other, page] = [await world.desk('eip1', unopened), await world.desk('auth_0912345678', unopened)]
    const [their, box] = [await (taken.openTheirs ?? taken.open)(other), await taken.open(page)]
    if (taken.reason) for (const each of [their, box]) await each.getByRole('textbox').fill(taken.reason)
    const before = await taken.counted(page).count()
    await their.getByRole('button', { name: taken.saveTheirs ?? taken.save, exact: true }).click()
    await their.waitFor({ state: 'detached' })
    // The page behind has heard of it: nothing of what was typed is lost.
    await expect.poll(() => taken.counted(page).count()).not.toBe(before)
    expect(await box.getByRole('textbox').inputValue()).toBe(taken.reason)
    await box.getByRole('button', { name: taken.save, exact: true }).click()
    await box.getByText(taken.told).waitFor()
    await box.getByRole('button', { name: '取消' }).click()
    await box.waitFor({ state: 'detached' })
  })
})
