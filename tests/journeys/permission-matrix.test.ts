import { describe, expect, it } from 'vitest'
import { journey } from './browser.ts'

const world = journey({ camera: false })

describe('what roles may', () => {
  it('taken from the desk while its browser is open: the entry goes at once, the call is refused, and both come back', async () => {
    const admin = await world.desk('auth_0912345678')
    const desk = await world.desk('desk1')
    const acts = desk.getByRole('navigation', { name: '常用功能' })
    await acts.getByText('登記包裹').waitFor()
    const calls = await world.lobby.as('desk1')

    await admin.goto('/mgmt/communityAdminSetting')
    const cell = admin.getByRole('checkbox', { name: '櫃台：登記包裹' })
    await cell.click()
    await admin.getByRole('button', { name: '儲存 1 項變更' }).click()
    await admin.locator('dialog[open]').getByRole('button', { name: '變更權限' }).click()
    await admin.getByText('已變更 1 項權限').waitFor()

    await acts.getByText('登記包裹').waitFor({ state: 'detached' })
    await expect.poll(async () => (await calls.post('/api/v1/Postal', {})).status).toBe(403)

    await cell.click()
    await admin.getByRole('button', { name: '儲存 1 項變更' }).click()
    await admin.locator('dialog[open]').getByRole('button', { name: '變更權限' }).click()
    await acts.getByText('登記包裹').waitFor()
    await expect.poll(async () => (await calls.post('/api/v1/Postal', {})).status).toBe(400)
  })

  it('is shown to the desk and changed by nobody but the highest authority (R071, R088)', async () => {
    const page = await world.desk('desk2', { at: '/mgmt/communityAdminSetting' })
    await page.getByText('只有最高權限管理者可以變更。').waitFor()
    expect(await page.getByRole('checkbox', { name: '櫃台：登記包裹' }).isDisabled()).toBe(true)
    expect(await page.getByRole('link', { name: '社區帳號', exact: true }).count()).toBe(0)
  })

  it('what committee members see is switched service by service (R073)', async () => {
    const page = await world.desk('auth_0912345678', { at: '/mgmt/CommitteeMain' })
    const visitors = page.getByRole('region', { name: '訪客' })
    const see = visitors.getByRole('switch', { name: '查看訪客', exact: true })
    await see.click()
    await page.getByRole('button', { name: '儲存 1 項變更' }).click()
    await page.locator('dialog[open]').getByRole('button', { name: '變更權限' }).click()
    await page.getByText('已變更 1 項權限').waitFor()
    await page.goto('/mgmt/communityAdminSetting')
    const cell = page.getByRole('checkbox', { name: '委員：查看訪客', exact: true })
    await cell.waitFor()
    expect(await cell.isChecked()).toBe(false)
  })

  it('a service that is hidden leaves every open browser, and is there again (R051)', async () => {
    const admin = await world.desk('auth_0912345678')
    const desk = await world.desk('desk1')
    const counters = desk.getByRole('navigation', { name: '即時數量' })
    await counters.getByText('待領寄放').waitFor()
    await admin.goto('/mgmt/FeaturesSetting')
    const box = admin.getByRole('checkbox', { name: '顯示寄放物品' })
    await box.click()
    await admin.getByRole('button', { name: '儲存變更', exact: true }).click()
    await admin.locator('dialog[open]').getByRole('button', { name: '不再顯示' }).click()
    await counters.getByText('待領寄放').waitFor({ state: 'detached' })
    await admin.goto('/community/main.aspx')
    await admin.getByRole('link', { name: '郵務管理' }).waitFor()
    expect(await admin.getByRole('link', { name: '寄放物品' }).count()).toBe(0)
    await admin.goto('/mgmt/FeaturesSetting')
    await box.click()
    await admin.getByRole('button', { name: '儲存變更', exact: true }).click()
    await counters.getByText('待領寄放').waitFor()
  })
})
