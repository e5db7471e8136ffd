import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { journey } from './browser.ts'
import { focused } from './focus.ts'

const world = journey({ camera: false })
const { wang, empty, idle } = cast.households

const person = (page: Page, name: string) =>
  page.getByRole('region', { name: '住戶', exact: true }).getByRole('listitem').filter({ hasText: name })
const open = async (page: Page, householdId: string) => {
  await page.goto(`/mgmt/household/detail/${householdId}`)
  await page.getByRole('region', { name: '住戶', exact: true }).waitFor()
}

describe('the page of a household', () => {
  it('is reached from the list, and somebody who moves in is written down by keyboard alone', async () => {
    const page = await world.desk('desk1', { at: '/mgmt/household?text=A12-2' })
    await page.getByRole('row', { name: 'A棟-12F-2' }).click()
    await page.getByRole('link', { name: '完整資料' }).click()
    await page.getByRole('heading', { name: 'A棟-12F-2' }).waitFor()

    await page.keyboard.press('Alt+n')
    const dialog = page.getByRole('dialog', { name: 'A棟-12F-2 新增住戶' })
    await focused(dialog.getByLabel('姓名'))
    await page.keyboard.type('唐', { delay: 90 })
    await page.keyboard.type('詩', { delay: 90 })
    await page.keyboard.press('Tab')
    await dialog.getByLabel('身分').click()
    await dialog.getByRole('option', { name: '屋主', exact: true }).click()
    await page.keyboard.press('Tab')
    await page.keyboard.type('0912-000-111', { delay: 90 })
    await dialog.getByRole('button', { name: '新增車輛' }).press('Enter')
    await dialog.getByLabel('車號').pressSequentially('bks3517', { delay: 90 })
    await page.keyboard.press('Control+Enter')
    // Another household has this plate: a warning, not a wall.
    await dialog.getByText('車號 BKS-3517 已登記在 A棟-12F-3').waitFor()
    await dialog.getByRole('button', { name: '沒有打錯，仍要儲存' }).click()

    const row = person(page, '唐詩')
    await row.waitFor()
    expect(await row.innerText()).toMatch(/屋主[\s\S]*0912\*\*\*111/)
    await page.getByRole('region', { name: '車輛' }).getByText('BKS-**17').waitFor()
    // A desk sees no whole birthdays.
    await row.getByRole('button', { name: '唐詩 的其他動作' }).click()
    const acts = page.getByRole('menu', { name: '唐詩 的其他動作' }).getByRole('menuitem')
    expect(await acts.allInnerTexts()).toEqual(['歷程', '遷出'])
    await page.keyboard.press('Escape')

    // What is written down from here is for this household.
    await page.keyboard.press('Alt+w')
    const visit = page.getByRole('dialog', { name: '登記訪客' })
    await expect.poll(() => visit.getByRole('combobox', { name: /戶別/ }).inputValue()).toBe('A棟-12F-2')
    await page.keyboard.press('Escape')
    await visit.waitFor({ state: 'detached' })
    await page.keyboard.press('Alt+a')
    await page.getByRole('heading', { name: '登記包裹' }).waitFor()
    await expect.poll(() => page.getByRole('combobox', { name: /戶別/ }).inputValue()).toBe('A棟-12F-2')
  })

  it('keeps what was typed when the page is loaded anew, and a masked number until it is changed', async () => {
    const page = await world.desk('desk1', { at: null })
    await open(page, wang.id)
    await page.getByRole('button', { name: '編輯 林淑芬' }).click()
    const dialog = page.getByRole('dialog', { name: '編輯 林淑芬' })
    await dialog.getByRole('button', { name: '更改電話', exact: true }).click()
    await focused(dialog.getByLabel('電話', { exact: true }))
    await page.keyboard.type('0977666555', { delay: 90 })
    await page.reload()
    await dialog.waitFor()
    expect(await dialog.getByLabel('電話', { exact: true }).inputValue()).toBe('0977666555')
    // Whom to call when something happens stands below the things of the household.
    await dialog.getByRole('button', { name: '新增緊急聯絡人' }).click()
    await dialog.getByLabel('緊急聯絡人姓名').fill('林志遠')
    await dialog.getByLabel('關係').fill('弟')
    await dialog.getByRole('button', { name: '儲存' }).click()
    await dialog.getByText('請填寫緊急聯絡人的姓名與電話').waitFor()
    await dialog.getByLabel('緊急聯絡人電話').fill('0910-222-333')
    await dialog.getByRole('button', { name: '儲存' }).click()
    await person(page, '林淑芬').getByText('0977***555').waitFor()
    const contact = page.getByRole('listitem').filter({ hasText: '林淑芬之弟' })
    await contact.getByText('0910***333').waitFor()
    await contact.getByRole('button', { name: '林志遠：顯示電話' }).click()
    await contact.getByText('0910222333').waitFor()
    await page.getByRole('button', { name: '編輯 林淑芬' }).click()
    await dialog.getByText('0977***555').waitFor()
  })

  it('says who was first when two desks change one person, and keeps what the second typed', async () => {
    const [page, other] = [await world.desk('desk1', { at: null }), await world.desk('desk2', { at: null })]
    await Promise.all([open(page, idle.id), open(other, idle.id)])
    await page.getByRole('button', { name: '編輯 劉家豪' }).click()
    const dialog = page.getByRole('dialog', { name: '編輯 劉家豪' })
    await dialog.getByLabel('姓名').fill('劉佳豪')
    await other.getByRole('button', { name: '編輯 劉家豪' }).click()
    const theirs = other.getByRole('dialog', { name: '編輯 劉家豪' })
    await theirs.getByLabel('身分').click()
    await theirs.getByRole('option', { name: '同住人' }).click()
    await theirs.getByRole('button', { name: '儲存' }).click()
    await person(other, '劉家豪').getByText('同住人').waitFor()

    await dialog.getByRole('button', { name: '儲存' }).click()
    await dialog.getByText(/^林志明已於今天/).waitFor()
    await dialog.getByText(/^身分：.+ → 同住人$/).waitFor()
    expect(await dialog.getByLabel('姓名').inputValue()).toBe('劉佳豪')
    expect(await dialog.getByLabel('身分').innerText()).toBe('同住人')
    await dialog.getByRole('button', { name: '儲存' }).click()
    await person(page, '劉佳豪').getByText('同住人').waitFor()
  })

  it('shows whole numbers on one press, which the audit keeps without a name', async () => {
    const page = await world.desk('auth_0912345678', { at: null })
    await open(page, wang.id)
    const row = person(page, '王建民')
    await row.getByText('0935***846').waitFor()
    await row.getByRole('button', { name: '王建民：顯示電話' }).click()
    await row.getByText('0935271846').waitFor()
    const { rows } = await world.lobby.owner.query(
      "select after from audit where action = 'phoneNumbers.show' and target = 'resident'",
    )
    expect(rows).toEqual([{ after: { label: wang.label } }])
  })

  it('lets somebody move out and in again; the history tells both', async () => {
    const page = await world.desk('desk1', { at: null })
    await open(page, wang.id)
    await page.getByRole('button', { name: '王小明 的其他動作' }).click()
    await page.getByRole('menuitem', { name: '遷出' }).click()
    const dialog = page.getByRole('dialog', { name: '王小明 遷出或換戶' })
    await dialog.getByRole('button', { name: '搬家' }).click()
    await dialog.getByRole('button', { name: '確認遷出 1 人' }).click()
    await page.getByText('王小明 遷出', { exact: false }).first().waitFor()
    await person(page, '王小明').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '王小明 再次遷入' }).click()
    await page
      .getByRole('dialog', { name: '王小明 再次遷入' })
      .getByRole('button', { name: '再次遷入' })
      .click()
    await person(page, '王小明').waitFor()
    await page.getByText('王小明 再次遷入').first().waitFor()
  })

  it('moves a family to another household of the community', async () => {
    const page = await world.desk('desk1', { at: null })
    await open(page, cast.households.zhou.id)
    await page.getByRole('button', { name: '周明德 的其他動作' }).click()
    await page.getByRole('menuitem', { name: '遷出' }).click()
    const dialog = page.getByRole('dialog', { name: '周明德 遷出或換戶' })
    await dialog.getByText('換到本社區另一戶').click()
    await dialog.getByLabel('周陳金枝').check()
    await dialog.getByRole('button', { name: '選戶別' }).click()
    const picker = page.getByRole('dialog', { name: '選戶別' })
    await picker.getByRole('combobox').pressSequentially('A12-2', { delay: 90 })
    await picker.getByText('A棟-12F-2').first().waitFor()
    await page.keyboard.press('Enter')
    await dialog.getByText('A棟-12F-2').waitFor()
    await dialog.getByRole('button', { name: '確認換戶 2 人' }).click()
    await page.getByText('目前沒有住戶').waitFor()
    await open(page, empty.id)
    await person(page, '周明德').waitFor()
    await person(page, '周陳金枝').waitFor()
  })
})
