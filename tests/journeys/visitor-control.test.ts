import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { came, thing } from '../setup/visitors.ts'
import { journey } from './browser.ts'
import { catchPrints } from './prints.ts'

const world = journey({ camera: false })

/** The colour below a row's cells. */
const shadeOf = (page: Page, name: string) =>
  page
    .getByRole('row', { name })
    .locator('td')
    .first()
    .evaluate((cell) => getComputedStyle(cell).backgroundColor)

describe('the older page of the visitors', () => {
  it('shades who is inside for hours, lets somebody leave with lent things, and prints who is inside with and without a line (R154, R166, R169 to R173)', async () => {
    const desk = await world.lobby.as('desk1')
    const ago = async (id: string, hours: number) =>
      world.lobby.owner.query(
        `update visitor set arrived_at = now() - make_interval(mins => $2) where id = $1`,
        [id, hours * 60 + 1],
      )
    const fresh = await came(desk, { GuestName: '溫先生' })
    const three = await came(desk, { GuestName: '傅小姐', Assets: [{ AssetId: thing('U-01'), Quantity: 2 }] })
    const six = await came(desk, { GuestName: '沙先生' })
    await ago(three.Id, 3)
    await ago(six.Id, 6)

    const page = await world.desk('desk1')
    const printed = await catchPrints(page)
    // Where the menus of the older pages lead.
    await page.goto('/community/CommunityGuestControl.aspx')
    await page.getByRole('row', { name: /溫先生/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/mgmt/CommunityGuestControl')
    const [plain, yellow, red] = await Promise.all(
      ['溫先生', '傅小姐', '沙先生'].map((name) => shadeOf(page, name)),
    )
    expect(new Set([plain, yellow, red]).size).toBe(3)
    await page.getByRole('row', { name: /傅小姐.*借用雨傘×2/ }).waitFor()
    await page.getByRole('row', { name: /溫先生.*未使用/ }).waitFor()

    const { rows } = await world.lobby.owner.query<{ n: number; heads: number }>(
      `select count(*)::int as n, sum(people)::int as heads from visitor
       where arrived_at is not null and left_at is null and community_id = (select community_id from visitor where id = $1)`,
      [fresh.Id],
    )
    const total = `共 ${rows[0]?.n} 組 ${rows[0]?.heads} 人`
    await page.getByRole('button', { name: '列印在場名單' }).click()
    await expect.poll(async () => (await printed()).at(-1) ?? '').toContain(total)
    expect((await printed()).at(-1)).toMatch(/A棟　\d+ 組 \d+ 人/)
    expect((await printed()).at(-1)).toContain('沙先生')

    // Without a line, what was seen last is printed, and says so.
    await page.context().setOffline(true)
    await page.getByRole('button', { name: '列印在場名單' }).click()
    await expect.poll(async () => (await printed()).at(-1) ?? '').toContain('列印時沒有網路')
    expect((await printed()).at(-1)).toContain(total)
    await page.context().setOffline(false)

    const asked = page.waitForRequest(/asset_loans\?.*api-version=1\.0/)
    const left = page.waitForRequest(/\/Leaved$/)
    await page.getByRole('button', { name: '傅小姐 離開' }).click()
    await asked
    const leaving = page.getByRole('dialog', { name: '訪客離開' })
    await leaving.getByText('雨傘').waitFor()
    await leaving.getByRole('checkbox', { name: /雨傘/ }).check()
    await page.keyboard.press('Control+Enter')
    await page.getByText('訪客離開已成功!').waitFor()
    // R183
    expect((await left).headers()['content-type']).toBe('application/json-patch+json')
    await expect.poll(() => page.getByRole('row', { name: /傅小姐/ }).count()).toBe(0)
  })
})

describe('the settings of the visitors’ desk', () => {
  it('reasons and cards are added, moved and retired; the law is pointed to; the black list and lent things are kept', async () => {
    const page = await world.desk('auth_0912345678', { at: '/mgmt/PlusGuestSetting' })
    await page.getByRole('button', { name: '新增事由' }).click()
    await page.getByLabel('名稱').fill('親友來訪')
    await page.keyboard.press('Enter')
    await page.getByText('已經有「親友來訪」，請改用別的名稱。').waitFor()
    await page.getByLabel('名稱').fill('里長拜訪')
    await page.keyboard.press('Enter')
    const names = () => page.getByRole('list', { name: '來訪事由' }).locator('b').allInnerTexts()
    await expect.poll(async () => (await names()).at(-1)).toBe('里長拜訪')
    await page.getByRole('button', { name: '上移 里長拜訪' }).click()
    await expect.poll(async () => (await names()).at(-2)).toBe('里長拜訪')
    await page.getByRole('button', { name: '停用 里長拜訪' }).click()
    await page.getByText('已停用 1 項').waitFor()

    const parts = page.getByRole('navigation', { name: '設定項目' })
    await parts.getByRole('button', { name: '換證證件' }).click()
    await page.getByText('已停用 1 項').click()
    await page.getByRole('button', { name: '恢復 身分證' }).click()
    const law = page.getByRole('alertdialog')
    await law.getByText(/戶籍法第 56 條/).waitFor()
    await law.getByRole('button', { name: '取消' }).click()
    await page.getByRole('button', { name: '恢復 身分證' }).waitFor()

    await parts.getByRole('button', { name: 'QR 碼與車位' }).click()
    const bays = page.getByLabel('訪客車位')
    await bays.fill('V-01\nV-02\nV-01')
    await page.getByText('車位名稱重複：V-01').waitFor()
    await bays.fill('V-01\nV-02\n訪客 3')
    await page.keyboard.press('Control+Enter')
    await page.getByText(/^沈韻如 今天 \d\d:\d\d 儲存$/).waitFor()

    await page.goto('/mgmt/PlusGuestBan')
    await page.getByRole('button', { name: '新增名單' }).click()
    const ban = page.getByRole('dialog', { name: '新增注意名單' })
    await ban.getByLabel(/^車牌/).fill('壞！')
    await ban.getByLabel(/^原因/).fill('委員會決議請櫃台留意')
    await ban.getByRole('button', { name: '新增注意名單' }).click()
    await ban.getByText(/車牌只能有英文字母/).waitFor()
    await ban.getByLabel(/^車牌/).fill('ｑｑａ１１２２')
    await ban.getByRole('button', { name: '新增注意名單' }).click()
    await page.getByRole('row', { name: /QQA-1122/ }).waitFor()
    await page.getByRole('button', { name: '解除 QQA-1122' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: /解除/ }).click()
    await expect.poll(() => page.getByRole('row', { name: /QQA-1122/ }).count()).toBe(0)

    await page.goto('/mgmt/PlusGuestAsset')
    // Somebody left with a card: it comes back to the shelf.
    await page.getByRole('button', { name: '收回 杜師傅 的 施工感應卡' }).click()
    const back = page.getByRole('dialog', { name: '收回 施工感應卡' })
    await back.getByLabel('數量').fill('2')
    await back.getByText('請填 1 到 1 的整數').waitFor()
    await back.getByLabel('數量').fill('1')
    await back.getByRole('button', { name: '收回' }).click()
    await page.getByText('已收回 施工感應卡 1 件').waitFor()
    await page.getByRole('radio', { name: /物品/ }).click()
    await page.getByRole('button', { name: '施工感應卡 的借用紀錄' }).click()
    await page
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ hasText: '杜師傅' })
      .getByText('已還清')
      .waitFor()
  })
})

describe('the list of who is inside', () => {
  it('when the session is over, the list of who is inside says so once and leads to the login page (R178)', async () => {
    const page = await world.desk('desk2', { community: '晴川社區' })
    await page.route('**/api/v1/Guest/Arrived?*', (route) =>
      route.fulfill({
        status: 401,
        json: { ErrorMessage: { Code: 401001, Description: '無效' }, Message: '無效' },
      }),
    )
    await page
      .getByRole('button', { name: /在場訪客/ })
      .first()
      .click()
    const box = page.getByRole('alertdialog')
    await box.getByText('登入過期或驗證失敗，請重新登入').waitFor()
    await box.getByRole('button', { name: '知道了' }).click()
    await page.waitForURL('**/mgmt/login**')
    expect(await page.getByText(/^目前系統連線異常/).count()).toBe(0)
  })
})
