import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { journey, signIn } from './browser.ts'

const world = journey({ camera: false })

async function openMenu(page: Page) {
  await page.getByRole('button', { name: /^帳號 / }).click()
  const menu = page.getByRole('dialog', { name: '帳號', exact: true })
  // The groups are there once it is known who looks.
  await menu.getByRole('group', { name: '我的帳號' }).waitFor()
  return menu
}

const inGroup = (menu: Awaited<ReturnType<typeof openMenu>>, name: string) =>
  menu.getByRole('group', { name }).getByRole('button').allInnerTexts()

describe('the account menu', () => {
  it('shows each kind of account what is theirs (R070, R071, R073, R079, R081, R085)', async () => {
    const page = await world.window()
    const seen: Record<string, string[]> = {}
    for (const account of ['auth_0912345678', 'eip1', 'desk1', 'once1']) {
      await signIn(page, account)
      const menu = await openMenu(page)
      seen[account] = await menu
        .getByRole('group', { name: '社區', exact: true })
        .count()
        .then(async (has) => (has ? inGroup(menu, '社區') : []))
      const self = await inGroup(menu, '我的帳號')
      // Everybody sees what only manager accounts may use (R081, R083).
      expect(self).toContain('裝置管理')
      await menu.getByText('登出', { exact: true }).click()
      await page.waitForURL('**/mgmt/login**')
    }
    expect(seen).toEqual({
      auth_0912345678: ['社區功能設定', '社區帳號管理', '出勤管理', '委員服務權限設定', '卡片管理'],
      eip1: ['社區功能設定', '社區帳號管理', '出勤管理', '委員服務權限設定'],
      desk1: ['使用者權限管理', '出勤管理', '委員服務權限設定'],
      once1: ['出勤管理'],
    })
  })

  it('without a manager account a self-management entry says how to get one (R083, R084)', async () => {
    const page = await world.desk('desk1')
    const menu = await openMenu(page)
    await menu.getByRole('button', { name: '裝置管理' }).click()
    const box = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({
      hasText: '此功能限社區管理人員帳號使用，請重新註冊新制「社區管理人員帳號」',
    })
    await box.getByRole('button', { name: '取消' }).click()
    expect(page.url()).toContain('/mgmt/home')
    await openMenu(page)
    await page.getByRole('button', { name: '裝置管理' }).click()
    await box.getByRole('button', { name: '前往註冊' }).click()
    await page.waitForURL('**/mgmt/register')
    await page.goto('/mgmt/home')
    // Hot keys are there once it is known who may do what.
    await page
      .getByRole('navigation', { name: '常用功能', includeHidden: true })
      .waitFor({ state: 'attached' })
    await page.keyboard.press('Alt+KeyG')
    await page.getByRole('option', { name: '管理員 QR 碼' }).click()
    await box.getByRole('button', { name: '取消' }).click()
    for (const path of ['/mgmt/DeviceManagement', '/mgmt/accountSetting/changeInfo']) {
      await page.goto(path)
      await page.getByText('此功能限社區管理人員帳號使用，請重新註冊新制「社區管理人員帳號」').waitFor()
      expect(await page.getByRole('link', { name: '前往註冊' }).getAttribute('href')).toBe('/mgmt/register')
    }
  })

  it('staff management stands there with services 4 and 9 while clocking in across communities is open (R074, R082)', async () => {
    const page = await world.desk('auth_0912345678')
    await world.lobby.owner.query(
      'insert into community_setting (community_id, cross_community_clock) values ($1, true)',
      [castId('community', '晴川社區')],
    )
    const menu = await openMenu(page)
    await menu.getByRole('button', { name: '人員管理' }).click()
    await page.waitForURL('**/mgmt/Staffonly')
    await page.getByRole('cell', { name: '陳怡君' }).waitFor()
  })

  it('hints are turned off and stay off in this browser (R075)', async () => {
    const page = await world.desk('desk2')
    const menu = await openMenu(page)
    const guidance = menu.getByRole('switch', { name: '操作提示' })
    expect(await guidance.getAttribute('aria-checked')).toBe('true')
    await guidance.click()
    await page.reload()
    await page
      .getByRole('navigation', { name: '常用功能', includeHidden: true })
      .waitFor({ state: 'attached' })
    const again = await openMenu(page)
    expect(await again.getByRole('switch', { name: '操作提示' }).getAttribute('aria-checked')).toBe('false')
    expect(await again.getByRole('switch', { name: '文字提示' }).getAttribute('aria-checked')).toBe('true')
  })

  it('a manager puts a card down for the account, and takes it off (R079)', async () => {
    const page = await world.desk('auth_0912345678')
    const menu = await openMenu(page)
    await menu.getByRole('button', { name: '卡片管理' }).click()
    await page.waitForURL('**/mgmt/DeviceManagement**')
    // Whose they are is said by the number that the account is called by (R087).
    await page.getByText('綁定帳號 auth_0912345678').waitFor()
    const cards = page.getByRole('region', { name: /感應卡/ })
    await cards.getByLabel('卡號').pressSequentially('04A1B2C3', { delay: 90 })
    await cards.getByRole('button', { name: '登記卡片' }).click()
    await cards.getByText('末四碼 B2C3').waitFor()
    await cards.getByRole('button', { name: '移除' }).click()
    await page.locator('dialog[open]').getByRole('button', { name: '移除' }).click()
    await cards.getByText('還沒有登記卡片').waitFor()
  })
})
