import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { operatorDesk } from '../setup/operator-desk.ts'
import { journey } from './browser.ts'

const world = journey({ camera: false })

/** The sentence stands over the open page, and leads to the main page when it was read. */
async function isLedAway(page: Page, sentence: string): Promise<void> {
  const said = page.locator('dialog[open]').getByText(sentence)
  await said.waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/community/main.aspx')
  await said.waitFor({ state: 'detached' })
}

describe('a page that is open while one loses it', () => {
  it('says that the community or the operator switched its service off, and leads to the main page (R240)', async () => {
    const desk = await world.desk('desk1')
    const isOpen = async () => {
      await desk.goto('/community/collectionRecord_v2.aspx')
      await desk.getByRole('heading', { name: '寄放紀錄' }).waitFor()
    }
    await isOpen()
    const admin = await world.desk('auth_0912345678', { at: '/mgmt/FeaturesSetting' })
    const box = admin.getByRole('checkbox', { name: '顯示寄放物品' })
    await box.click()
    await admin.getByRole('button', { name: '儲存變更', exact: true }).click()
    await admin.locator('dialog[open]').getByRole('button', { name: '不再顯示' }).click()
    await isLedAway(desk, '未啟用寄放物品服務')

    const shown = desk.getByRole('navigation', { name: '即時數量' }).getByText('待領寄放')
    await box.click()
    await admin.getByRole('button', { name: '儲存變更', exact: true }).click()
    await shown.waitFor()
    await isOpen()
    const operator = await operatorDesk(world.lobby)
    const { Data } = (await operator.get('/api/v1/Operator/Community?Text=晴川')).body
    const community = `/api/v1/Operator/Community/${Data[0].ComId}`
    const { Services } = (await operator.get(community)).body.Data
    const fewer = Services.filter((id: number) => id !== 48)
    const path = `${community}/Service`
    expect((await operator.put(path, { Services: fewer, Seen: Services })).status).toBe(200)
    await isLedAway(desk, '未啟用寄放物品服務')
    expect((await operator.put(path, { Services, Seen: fewer })).status).toBe(200)
    await shown.waitFor()
  })

  it('says that the role may no longer, or that one has another role, and leads to the main page', async () => {
    const admin = await world.desk('auth_0912345678')
    const desk = await world.desk('desk1', { at: '/community/postalDespatcher_v2.aspx' })
    await desk.getByRole('heading', { name: '登記包裹' }).waitFor()
    await admin.goto('/mgmt/communityAdminSetting')
    await admin.getByRole('checkbox', { name: '櫃台：登記包裹' }).click()
    await admin.getByRole('button', { name: '儲存 1 項變更' }).click()
    await admin.locator('dialog[open]').getByRole('button', { name: '變更權限' }).click()
    await isLedAway(desk, '您沒有這項功能的權限，請洽管理員。')

    await desk.goto('/community/collectionPayment_v2.aspx')
    await desk.getByRole('heading', { name: '登記寄放' }).waitFor()
    await admin.goto('/mgmt/accountManagement/accountList')
    await admin.getByText('陳怡君', { exact: true }).click()
    await admin.getByRole('button', { name: '變更角色' }).click()
    await admin.locator('dialog[open]').getByText('委員', { exact: true }).click()
    await admin.locator('dialog[open]').getByRole('button', { name: '變更角色' }).click()
    await isLedAway(desk, '您沒有這項功能的權限，請洽管理員。')
  })
})
