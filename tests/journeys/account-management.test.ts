import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { loner } from '../setup/invitations.ts'
import { journey } from './browser.ts'

const world = journey({ camera: false })

describe('the accounts of a community', () => {
  it('a desk account is opened, signs in with the password that was shown once, sets its own, and is out when it is suspended', async () => {
    const admin = await world.desk('auth_0912345678', { at: '/community/accountList.aspx' })
    await admin.getByRole('button', { name: '新增帳號' }).click()
    const dialog = admin.getByRole('dialog', { name: '新增帳號' })
    await dialog.getByLabel('帳號', { exact: true }).pressSequentially('desk7', { delay: 90 })
    await dialog.getByLabel('姓名').fill('高志遠')
    await dialog.getByRole('button', { name: '新增帳號', exact: true }).click()
    const password = await admin.locator('dialog[open] output').innerText()
    await admin.getByRole('button', { name: '完成' }).click()
    await admin.getByRole('complementary', { name: '帳號 desk7' }).waitFor()

    const desk = await world.window()
    await desk.goto('/mgmt/login')
    await desk.getByLabel('帳號').fill('desk7')
    await desk.getByLabel('密碼', { exact: true }).fill(password)
    await desk.keyboard.press('Enter')
    await desk.getByRole('heading', { name: '設定自己的密碼' }).waitFor()
    await desk.getByLabel('新密碼', { exact: true }).fill('短了')
    await desk.getByLabel('再輸入一次新密碼').fill('櫃台後面那盆左手香最香')
    await desk.keyboard.press('Enter')
    await desk.getByText('密碼至少要 10 個字元。').waitFor()
    await desk.getByLabel('新密碼', { exact: true }).fill('櫃台後面那盆左手香最香')
    await desk.getByLabel('再輸入一次新密碼').fill('櫃台後面那盆左手香最香')
    await desk.keyboard.press('Enter')
    await desk.waitForURL('**/mgmt/home')
    await desk.getByRole('heading', { name: '等待處理' }).waitFor()
    await desk.goto('/community/postalDespatcher_v2.aspx')
    await desk.getByRole('heading', { name: '登記包裹' }).waitFor()

    const panel = admin.getByRole('complementary', { name: '帳號 desk7' })
    await panel.getByRole('button', { name: '停用', exact: true }).click()
    const reason = admin.locator('dialog[open]')
    await reason.getByRole('button', { name: '離職' }).click()
    await reason.getByRole('button', { name: '停用', exact: true }).click()
    await panel.getByText('已停用').waitFor()
    // Within a second the open browser is told and signed out.
    await desk.getByText('登入過期或驗證失敗，請重新登入').waitFor()
    await desk.getByRole('button', { name: '知道了' }).click()
    // Once: what the page still asks for while it is left says nothing more.
    await desk.getByLabel('密碼', { exact: true }).waitFor()
    await desk.waitForLoadState('networkidle')
    expect(await desk.locator('dialog[open]').count()).toBe(0)

    await panel.getByRole('button', { name: '看異動紀錄' }).click()
    await admin.waitForURL('**/accountRecord**')
    await admin.getByRole('cell', { name: '停用帳號' }).waitFor()
    await admin.getByRole('cell', { name: '開立帳號' }).waitFor()
  })

  it('somebody who has an account is asked, joins by accepting after signing in, and is nobody to the community before', async () => {
    await loner(world.lobby, 'auth_0987654321', '周大同')
    const admin = await world.desk('auth_0912345678', { at: '/mgmt/accountManagement/accountList' })
    await admin.getByRole('button', { name: '新增帳號' }).click()
    const dialog = admin.getByRole('dialog', { name: '新增帳號' })
    await dialog.getByText('邀請既有帳號').click()
    await dialog.getByLabel('帳號', { exact: true }).fill('auth_0987654321')
    await dialog.getByRole('button', { name: '邀請', exact: true }).click()
    const asked = admin.getByRole('list', { name: '邀請中' })
    const line = asked.getByRole('listitem').filter({ hasText: 'auth_0987654321' })
    await line.getByText('邀請中', { exact: true }).waitFor()
    expect(await admin.getByText('周大同').count()).toBe(0)
    await admin.getByText(/^共 \d+ 個帳號，另有 2 個邀請中$/).waitFor()
    // Whoever is asked stands in the columns of the accounts.
    const left = async (of: Locator) => (await of.boundingBox())?.x
    const state = admin.getByRole('row', { name: /desk2/ }).getByText('使用中')
    expect(await left(line.getByText('邀請中', { exact: true }))).toBe(await left(state))

    const other = asked.getByRole('listitem').filter({ hasText: 'auth_0922333444' })
    await other.getByRole('button', { name: '撤回邀請' }).click()
    await admin.locator('dialog[open]').getByRole('button', { name: '撤回邀請' }).click()
    await other.waitFor({ state: 'detached' })

    const person = await world.window({ width: 390, height: 844 })
    await person.goto('/mgmt/login')
    await person.getByLabel('帳號').fill('auth_0987654321')
    await person.getByLabel('密碼', { exact: true }).fill('lobby-demo')
    await person.keyboard.press('Enter')
    const invitation = person.getByRole('region', { name: '加入社區的邀請' })
    await invitation.getByText('沈韻如邀請您擔任櫃台').waitFor()
    await invitation.getByRole('button', { name: '接受 晴川社區' }).click()
    await person.waitForURL('**/mgmt/home')
    await line.waitFor({ state: 'detached' })
    await admin.getByRole('row', { name: /auth_0987654321/ }).waitFor()
  })

  it('a desk that another community asks finds it in the account menu, and goes there after joining', async () => {
    const desk = await world.desk('desk1')
    await desk.getByRole('button', { name: '陳怡君' }).click()
    await desk.getByRole('button', { name: '加入社區的邀請' }).click()
    const dialog = desk.getByRole('dialog', { name: '加入社區的邀請' })
    await dialog.getByText('沈韻如邀請您擔任櫃台').waitFor()
    await dialog.getByRole('button', { name: '接受 松濤苑' }).click()
    await desk.getByRole('button', { name: '進入松濤苑' }).click()
    await desk.getByRole('banner').getByText('松濤苑').waitFor()
  })

  it('are counted and searched on a phone without pushing anything aside', async () => {
    const admin = await world.desk('auth_0912345678', {
      width: 390,
      height: 844,
      at: '/mgmt/accountManagement/accountList',
    })
    const search = admin.getByRole('searchbox', { name: '找帳號或姓名' })
    const box = await search.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true)
    await search.fill('desk2')
    await admin.getByText('共 1 個帳號').waitFor()
    await admin.getByRole('row', { name: /林志明/ }).waitFor()
  })

  it('nobody handles themselves, and a manager not an admin (R088)', async () => {
    const manager = await world.desk('eip1', { at: '/mgmt/accountManagement' })
    await manager.waitForURL('**/accountManagement/accountList')
    await manager.getByRole('row', { name: /沈韻如/ }).click()
    const panel = manager.getByRole('complementary', { name: '帳號 auth_0912345678' })
    await panel.getByText('您並非最高權限管理者，無法進行此操作').waitFor()
    expect(await panel.getByRole('button', { name: '停用' }).count()).toBe(0)
    await manager.getByRole('row', { name: /江文彬/ }).click()
    await manager.getByText('自己的帳號請由另一位管理人員處理。').waitFor()
  })
})
