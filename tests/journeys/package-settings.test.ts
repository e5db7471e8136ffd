import { cast } from '#database/cast/cast.ts'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { journey, scan } from './browser.ts'
import { choicesFocused } from './focus.ts'

const world = journey()

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '設定項目' }).getByRole('button', { name, exact: true })

async function save(manager: Page) {
  await manager.getByText(/項變更未儲存/).waitFor()
  await manager.keyboard.press('Control+Enter')
  await manager.getByText(/^沈韻如 今天 \d\d:\d\d 儲存$/).waitFor()
}

describe('the settings of the parcel desk', () => {
  it('hold at the desk at once: a new kind, the name on the label, a note template', async () => {
    const desk = await world.desk('desk1', { at: '/community/postalDespatcher_v2.aspx' })
    await desk.getByRole('heading', { name: '登記包裹' }).waitFor()
    await desk.evaluate(() => {
      const printed: string[] = []
      Object.assign(window, { printed })
      window.print = () => printed.push(document.querySelector('.lb-print-page')?.textContent ?? '')
    })
    const printed = () => desk.evaluate(() => (window as unknown as { printed: string[] }).printed)
    const manager = await world.desk('auth_0912345678', { at: '/mgmt/postal/setting' })

    // The desk looks for the kind before it is there, so that only an event can bring it.
    await desk.getByLabel('類型', { exact: true }).click()
    await desk.keyboard.type('生鮮', { delay: 90 })
    await manager.getByRole('button', { name: '新增類型' }).click()
    await manager.getByLabel('名稱').fill('生鮮箱')
    await manager.keyboard.press('Enter')
    await manager.getByRole('listitem').filter({ hasText: '生鮮箱' }).waitFor()
    await desk.getByTitle('生鮮箱').click()

    await part(manager, '標籤').click()
    await manager.getByRole('radio', { name: '全名' }).click()
    await manager.locator('.pk-label').getByText('王小明').waitFor()
    await save(manager)

    await desk.mouse.move(5, 5)
    await scan(desk, '906255560007')
    await choicesFocused(desk)
    await desk.keyboard.type('A12-3', { delay: 90 })
    await desk
      .getByRole('option', { name: /A棟-12F-3/ })
      .first()
      .waitFor()
    await desk.keyboard.press('Enter')
    await desk.keyboard.press('Alt+KeyN')
    await desk.getByRole('radio', { name: /林淑芬/ }).check()
    await desk.keyboard.press('Enter')
    await expect.poll(async () => (await printed()).length).toBe(1)
    expect((await printed())[0]).toContain('林淑芬')
    expect((await printed())[0]).toContain('生鮮箱')

    await manager.getByRole('radio', { name: '不印' }).click()
    await save(manager)
    await expect
      .poll(
        async () => {
          await desk.keyboard.press('Alt+KeyL')
          return (await printed()).at(-1)
        },
        { interval: 1000 },
      )
      .not.toMatch(/林.芬/)

    await part(manager, '領取').click()
    await manager.getByLabel('範本 1').fill('鄰居代領')
    await save(manager)
    await desk.goto('/mgmt/home')
    await desk.getByRole('heading', { name: '等待處理' }).waitFor()
    await scan(desk, `P${cast.packages.wholeHousehold.serialNumber}`)
    await desk.getByRole('button', { name: '鄰居代領' }).waitFor()
  })

  it('are not left with unsaved changes unasked, and the desk only looks at them', async () => {
    const manager = await world.desk('auth_0912345678', { at: '/mgmt/postal/setting' })
    await part(manager, '提醒').click()
    const days = manager.getByLabel('提醒日')
    await days.fill('7、3')
    await manager.getByText('天數要由小到大，且不重複').waitFor()
    await days.fill('2、5')
    await manager.getByRole('link', { name: /值班台/ }).click()
    await manager.getByText('還有未儲存的修改').waitFor()
    await manager.getByRole('button', { name: '繼續修改' }).click()
    expect(await days.inputValue()).toBe('2、5')
    expect(new URL(manager.url()).pathname).toBe('/mgmt/postal/setting')

    const desk = await world.desk('desk1', { at: '/mgmt/postal/setting' })
    await desk.getByText('只有管理員與總幹事可以修改，這裡供查看。').waitFor()
    expect(await desk.getByRole('button', { name: /^(新增|停用|修改)/ }).count()).toBe(0)
  })
})
