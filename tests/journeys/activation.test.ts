import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { cardEnd } from '#modules/carriers/activation/card-end.ts'
import { activationOf } from '../setup/activation.ts'
import { journey, scan } from './browser.ts'

const world = journey({ camera: false })
const { decimal, lost } = cast.cards
const path = '/community/comOpenServiceStatus.aspx'

/** The row of a card in the open household. */
const cardRow = (page: Page, code: string) =>
  page
    .getByRole('complementary')
    .getByRole('listitem')
    .filter({ has: page.getByText(cardEnd(code), { exact: true }) })

/** Chooses what stands behind the dots of a card. */
async function choose(page: Page, row: Locator, act: string): Promise<void> {
  await row.getByRole('button', { name: /^更多/ }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

async function receiveBy(page: Page, code: string): Promise<void> {
  await page.goto('/mgmt/home')
  await page.getByRole('navigation', { name: '即時數量' }).getByText('128').waitFor()
  await page.keyboard.press('Alt+KeyZ')
  await page.getByText('感應卡片').first().waitFor()
  await scan(page, code)
}

it('a scanned card leads to its household; lost, it is refused at the desk and seen by others; found, it works', async () => {
  const page = await world.desk('desk1')
  await page.keyboard.press('Alt+KeyG')
  await page.getByRole('option', { name: '開通狀態' }).click()
  await page.getByRole('heading', { name: '開通狀態' }).waitFor()
  // The same card as a reader of the other byte order gives it.
  await scan(page, '40E93117')
  const row = cardRow(page, decimal.code)
  await row.waitFor()

  const other = await world.desk('desk2', { at: `${path}?text=A12-3` })
  await other.getByText('已開通', { exact: true }).waitFor()

  await row.getByRole('button', { name: '掛失', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `掛失卡片 ${cardEnd(decimal.code)}？` })
  await dialog.getByRole('button', { name: '住戶來電掛失' }).click()
  await dialog.getByRole('button', { name: /^掛失 …/ }).click()
  await page.getByText(`已掛失 ${cardEnd(decimal.code)}，立刻生效`).waitFor()
  await row.getByText(/掛失.今天 \d\d:\d\d 起/).waitFor()
  await other.getByText('掛失 1 張').waitFor()

  await receiveBy(other, decimal.code)
  await other.getByText(/這張卡已於今天 \d\d:\d\d 掛失，不能用來領取。/).waitFor()

  await row.getByRole('button', { name: '恢復使用', exact: true }).click()
  const enabling = page.getByRole('dialog', { name: `恢復使用卡片 ${cardEnd(decimal.code)}？` })
  await enabling.getByRole('button', { name: '已找到' }).click()
  await enabling.getByRole('button', { name: /^恢復使用 …/ }).click()
  await row.getByRole('button', { name: '掛失', exact: true }).waitFor()
  await receiveBy(other, decimal.code)
  await other.getByRole('dialog', { name: '快速領取' }).getByText('A棟-12F-3').first().waitFor()
})

it('a card is taken off its household with a reason, and is unknown from then on', async () => {
  const page = await world.desk('desk1')
  const { id } = cast.households.wang
  await page.goto(`${path}?text=A12-3&open=${id}`)
  const row = cardRow(page, decimal.code)
  await choose(page, row, '解除')
  const unbinding = page.getByRole('dialog', { name: `解除卡片 ${cardEnd(decimal.code)}？` })
  await unbinding.getByRole('button', { name: /^解除 …/ }).click()
  await unbinding.getByText('請填寫原因').waitFor()
  await unbinding.getByRole('button', { name: '住戶繳回' }).click()
  await unbinding.getByRole('button', { name: /^解除 …/ }).click()
  await page.getByText(`解除卡片 ${cardEnd(decimal.code)}`, { exact: true }).waitFor()
  await row.waitFor({ state: 'detached' })
  const at = activationOf(await world.lobby.as('desk1'))
  expect((await at.findCard(decimal.code)).body.ErrorMessage.Code).toBe(404001)
})

it('a card gets another holder, a serial number is taken back, and a second desk hears who was faster', async () => {
  const page = await world.desk('desk1', { width: 390, height: 844, at: `${path}?view=serial` })
  await page.getByText('A棟-5F-1').click()
  const panel = page.getByRole('complementary')
  await panel.getByText('給賴品睿').waitFor()
  await panel.getByText(/剩 2\d 小時 \d\d 分/).waitFor()
  await panel.getByRole('button', { name: '作廢' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '作廢' }).click()
  await page.getByText('已作廢序號').waitFor()
  await panel.getByText('給賴品睿').waitFor({ state: 'detached' })

  await page.goto(`${path}?text=C8-4`)
  await page.getByText('掛失 1 張').click()
  const row = cardRow(page, lost.code)
  await choose(page, row, '換持卡人')
  const dialog = page.getByRole('dialog', { name: `卡片 ${cardEnd(lost.code)} 的持卡人` })
  await dialog.getByRole('radio', { name: 'John Smith' }).check()
  const { rows } = await world.lobby.owner.query("select id from household where label = 'C棟-8F-4'")
  const at = activationOf(await world.lobby.as('desk2', '晴川社區'))
  await at.setState(lost.id, 'active', 2, '在管理室')
  // The page beneath has heard of it; the dialog still stands for what one saw.
  await row.getByText('掛失', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: '儲存' }).click()
  await dialog.getByText(/林志明已於今天 \d\d:\d\d 變更過/).waitFor()
  await dialog.getByText('狀態：掛失 → 使用中').waitFor()
  expect(await dialog.getByRole('radio', { name: 'John Smith' }).isChecked()).toBe(true)
  await dialog.getByRole('button', { name: '儲存' }).click()
  await page.getByText('已更新持卡人').waitFor()
  await row.getByText('John Smith', { exact: true }).waitFor()
  const { Carriers } = await at.show(rows[0].id)
  expect(Carriers).toContainEqual(
    expect.objectContaining({ CardId: lost.id, State: 'active', ResidentName: 'John Smith' }),
  )
})
