import { describe, expect, it } from 'vitest'
import { dayOf } from '#platform/contract/taipei.ts'
import { monthAfter, monthDays } from '#modules/duty/duty-rosters/months.ts'
import { journey } from './browser.ts'

const world = journey()

describe('a month of the roster', () => {
  it('goes from the grid, with a reason for what passes a limit, to the phone of who is in it, by a swap back, and to leave that is asked there and granted', async () => {
    const month = monthAfter(dayOf(new Date()).slice(0, 7), 1)
    const wednesday = monthDays(month).find((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 3) ?? ''
    const column = Number(wednesday.slice(8)) - 1
    const shown = `${Number(month.slice(5))}月${column + 1}日`
    const at = `/mgmt/AttendanceRoster?month=${month}`
    const [planner, phone] = await Promise.all([
      world.desk('auth_0912345678', { at }),
      world.desk('desk1', { at, width: 390, height: 844 }),
    ])
    await phone.getByText('這個月還沒發布').waitFor()

    const row = planner.getByRole('row', { name: /林志豪/ })
    const cell = row.locator('td').nth(column)
    await cell.click()
    expect(await cell.innerText()).toBe('辦')
    await planner.keyboard.press('Delete')
    await expect.poll(() => cell.innerText()).toBe('')
    await planner.keyboard.press('Control+z')
    await expect.poll(() => cell.innerText()).toBe('辦')
    await cell.click()
    await planner.keyboard.press('Delete')
    await planner.getByText('1 處不合，發布要寫理由').waitFor()
    await planner.getByRole('button', { name: /^發布/ }).click()
    const dialog = planner.getByRole('dialog')
    await dialog.getByText(/兩班之間只有 8 小時，至少要 11 小時/).waitFor()
    await dialog.getByText('有不合規定的地方，要寫明理由。').waitFor()
    await dialog.getByLabel('理由').fill('晚班的人臨時住院')
    await planner.keyboard.press('Control+Enter')
    await planner.getByText('已發布第 1 版。').waitFor()

    const day = phone.getByRole('listitem').nth(column)
    await day.getByText('總幹事班').waitFor()
    await day.getByRole('button', { name: '換班' }).click()
    await phone.getByRole('combobox', { name: '和誰換' }).click()
    await phone.getByRole('option', { name: '林志豪' }).click()
    await phone.getByLabel('原因').fill('孩子畢業典禮')
    await phone.getByRole('button', { name: /^送出/ }).click()
    await phone.getByText('等對方同意').waitFor()

    await planner.getByRole('button', { name: '換班 1' }).click()
    await dialog.getByText(`陳怡君 ${shown} → 林志豪`).waitFor()
    await dialog.getByRole('button', { name: '同意', exact: true }).click()
    await dialog.getByRole('button', { name: '核准' }).click()
    await expect.poll(() => cell.innerText()).toBe('辦')
    await phone.getByText('已核准').waitFor()
    const mine = phone.locator('.ro-own > li').nth(column)
    await expect.poll(() => mine.innerText()).toMatch(/休息/)

    await dialog.getByRole('button', { name: '關閉' }).last().click()
    await phone.getByRole('button', { name: '請假', exact: true }).click()
    await phone.getByLabel('日期').fill(wednesday)
    await phone.getByText('這天沒有班。').waitFor()
    await phone.getByLabel('備註').fill('孩子畢業典禮')
    await phone.getByRole('button', { name: /^送出/ }).click()
    await mine.getByText('請假，等核准').waitFor()
    await planner.getByRole('button', { name: '請假申請 1' }).click()
    await dialog.getByText(`陳怡君 ${shown}　特休 8 小時`).waitFor()
    await dialog.getByRole('button', { name: '核准' }).click()
    const away = planner
      .getByRole('row', { name: /陳怡君/ })
      .locator('td')
      .nth(column)
    await expect.poll(() => away.innerText()).toBe('假')
    await expect.poll(() => mine.innerText()).toMatch(/特休 8 小時$/)
  })
})
