import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { journey } from './browser.ts'
import { close, lose, mend, provided } from './line.ts'

const world = journey()

const handOvers = async (packageId: string) =>
  (
    await world.lobby.owner.query<{ n: number }>(
      `select count(*)::int as n from audit where action = 'packages.handOver' and target_id = $1`,
      [packageId],
    )
  ).rows[0]?.n

async function openHousehold(page: Page, typed: string, label: string): Promise<void> {
  await page.keyboard.press('Alt+KeyX')
  const picker = page.getByRole('dialog', { name: '選戶別' })
  await picker.getByRole('combobox').fill(typed)
  await picker.getByText(label).first().click()
}
const dialog = (page: Page) => page.getByRole('dialog', { name: '快速領取' })

async function confirm(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter')
  const asked = page.getByRole('button', { name: /不簽名，繼續/ })
  await asked
    .or(page.getByText(/已離線記下|領取完成/))
    .first()
    .waitFor()
  if (await asked.isVisible()) await asked.click()
}

describe('handing over without a line', () => {
  it('what waited when the line was lost is handed over, shown as waiting to be sent, and sent once', async () => {
    const page = await world.desk('desk1')
    await provided(page)
    await lose(page)
    await openHousehold(page, 'A12-4', 'A棟-12F-4')
    await dialog(page).getByText('0371').waitFor()
    await dialog(page)
      .getByText(/離線中：這是今天 .*的包裹清單/)
      .waitFor()
    await confirm(page)
    await page.getByText(/已離線記下 A棟-12F-4 的領取/).waitFor()
    await page.getByText(/離線中，1 筆領取待送出/).waitFor()
    await openHousehold(page, 'A12-4', 'A棟-12F-4')
    await dialog(page).getByText('領取待送出').first().waitFor()
    await page.keyboard.press('Escape')
    await mend(page)
    await page.getByText('已送出 1 筆。').waitFor()
    const { rows } = await world.lobby.owner.query(
      `select receive_type from package_hand_over order by at desc limit 1`,
    )
    expect(rows[0]).toMatchObject({ receive_type: 3 })
    await close(page)
  })

  it('when another desk was faster, the person is told at once by whom and when', async () => {
    const page = await world.desk('desk1')
    await provided(page)
    await lose(page)
    const { label, serialNumber, id } = cast.packages.cashOnDelivery
    await openHousehold(page, label, label)
    await dialog(page).getByText(serialNumber).waitFor()
    await confirm(page)
    await page.getByText(/已離線記下/).waitFor()
    const faster = await world.lobby.as('desk2', '晴川社區')
    const { body } = await faster.get('/api/v1/Postal/Uncollected/Tablets', {
      TabletIds: [await householdOf(id)],
    })
    const ids = body.Data.filter((row: { ApplyStorageStatus: number }) => row.ApplyStorageStatus !== 2)
    const taken = await faster.patch('/api/v1/Postal/Uncollected/Status', {
      PdIds: ids.map((id: { PdId: string }) => id.PdId),
      FileName: '',
      WebcamUrl: '',
      HandwriteUrl: '',
      Note: '',
      ReceiveType: 3,
      ReceiveCode: '',
    })
    expect(taken.status).toBe(200)
    await mend(page)
    const box = page.getByRole('alertdialog')
    await box.getByText('離線領取沒有送成，請立即查證').waitFor()
    await box.getByText(/已由.+於今天 \d\d:\d\d 領取/).waitFor()
    await box.getByRole('button', { name: '知道了' }).click()
    await page.getByText(/1 筆領取沒有送成/).waitFor()
    await page.getByRole('button', { name: /待送出 1 筆，查看/ }).click()
    await page.getByRole('button', { name: /^放棄 領取/ }).click()
    await page.getByRole('button', { name: /放棄這一筆/ }).click()
    await page.getByText('沒有待送出的資料').waitFor()
    expect(await handOvers(id)).toBe(1)
    await close(page)
  })
})

const householdOf = async (packageId: string) =>
  (await world.lobby.owner.query('select household_id as id from package where id = $1', [packageId])).rows[0]
    .id
