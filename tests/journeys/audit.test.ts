import { beforeAll, describe, expect, it } from 'vitest'
import { journey } from './browser.ts'

const world = journey({ camera: false, run: 'api,worker' })

describe('the audit', () => {
  beforeAll(async () => {
    const admin = await world.lobby.as('auth_0912345678', '晴川社區')
    const Changes = [{ Role: 'desk', Permission: 'returns.register', Allowed: false, Seen: true }]
    expect((await admin.put('/api/v1/Account/Permission', { Changes })).status).toBe(200)
    await world.lobby.as('desk1')
  })

  it('shows who changed what before and after, narrows by person, act and thing, and is exported', async () => {
    const page = await world.desk('auth_0912345678', { at: '/mgmt/audit' })
    await page.getByRole('button', { name: /^功能/ }).click()
    await page.getByRole('menuitem', { name: '角色權限' }).click()
    await page.getByRole('row', { name: /變更角色權限/ }).click()
    const panel = page.getByRole('complementary', { name: /變更角色權限/ })
    const row = panel.getByRole('row', { name: /允許/ })
    expect(await row.getByRole('cell').allInnerTexts()).toEqual(['是', '否'])
    await panel.getByRole('button', { name: '只看這個對象' }).click()
    await page.getByText(/^對象 角色權限/).waitFor()
    await page.getByRole('button', { name: '清除篩選' }).click()

    await page.getByRole('button', { name: /^操作人/ }).click()
    await page.getByRole('menuitem', { name: '陳怡君' }).click()
    // Until the answer is there the rows before it stay on the page.
    await expect.poll(() => page.getByRole('row', { name: /沈韻如/ }).count()).toBe(0)
    await page
      .getByRole('row', { name: /登入社區/ })
      .first()
      .waitFor()
    await page.getByRole('button', { name: '清除篩選' }).click()

    await page.getByRole('button', { name: '匯出' }).click()
    await page.locator('dialog[open]').getByRole('button', { name: /匯出/ }).last().click()
    await page.getByText(/完成，共 \d+ 筆/).waitFor()
  })

  it('is for those who manage: the desk is turned back', async () => {
    const page = await world.desk('desk1', { at: '/mgmt/audit' })
    await page.getByText('您沒有這項功能的權限，請洽管理員。').waitFor()
    await page.getByRole('button', { name: '知道了' }).click()
    // R015, R239, R262
    await page.waitForURL('**/community/main.aspx')
  })
})
