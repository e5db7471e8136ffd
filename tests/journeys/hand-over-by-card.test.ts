import { expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import { counter, journey, scan } from './browser.ts'
import { keysOf } from './keys.ts'

const world = journey()
const count = 20

it('twenty packages are handed over by one card and one confirmation, and one is taken back', async () => {
  const desk = await world.lobby.as('desk1')
  const { householdId } = (
    await world.lobby.owner.query<{ householdId: string }>(
      'select id as "householdId" from household where label = $1',
      ['A棟-12F-4'],
    )
  ).rows[0] as { householdId: string }
  const kindId = (await desk.get('/api/v1/Postal/RegisterOptions')).body.Data.Kinds.find(
    (kind: { IsLegal: boolean; IsAccepted: boolean }) => kind.IsAccepted && !kind.IsLegal,
  ).Id
  const registered: { PdId: string; SerialNum: string }[] = []
  for (let nth = 0; nth < count; nth++) {
    const { status, body } = await desk.post('/api/v1/Postal', {
      PdId: newId(),
      TabletId: householdId,
      PostalTypeId: kindId,
    })
    expect(status, JSON.stringify(body)).toBe(200)
    registered.push(body.Data)
  }

  const page = await world.desk('desk1')
  const before = await counter(page, '待領包裹')
  await page.keyboard.press('Alt+KeyZ')
  await page.getByText('感應卡片').first().waitFor()
  await scan(page, cast.cards.twoHouseholds.code)
  await page.getByText('選擇要領取的戶別').waitFor()
  // Of the card's two households only the one with the twenty.
  await page.getByRole('checkbox', { name: /A棟-12F-3/ }).uncheck()
  await page.getByRole('button', { name: /繼續，1 戶/ }).click()
  const dialog = page.getByRole('dialog', { name: '快速領取' })
  for (const { SerialNum } of registered)
    await expect
      .poll(() => dialog.getByRole('checkbox', { name: new RegExp(SerialNum) }).isChecked())
      .toBe(true)
  // What waited there before is left waiting.
  for (const serial of ['0371', '0398'])
    await dialog.getByRole('checkbox', { name: new RegExp(serial) }).uncheck()

  await page.keyboard.press('Control+Enter')
  const asked = page.getByRole('button', { name: /不簽名，繼續/ })
  const done = page.getByText(/領取完成/).first()
  await asked.or(done).first().waitFor()
  if (await asked.isVisible()) await asked.click()
  await done.waitFor()
  await expect.poll(() => counter(page, '待領包裹')).toBe(before - count)
  for (const { PdId } of registered)
    expect((await desk.get(`/api/v1/Postal/${PdId}/Detail`)).body.Data.State).toBe('handedOver')

  const [one] = registered as [{ PdId: string; SerialNum: string }]
  await page.goto(`/community/postalList.aspx?state=handedOver&open=${one.PdId}`)
  const detail = page.getByRole('complementary', { name: `包裹 ${one.SerialNum}` })
  await detail.getByRole('button', { name: '復原領取' }).click()
  const undo = page.getByRole('dialog', { name: /復原 1 件的領取/ })
  await undo.getByRole('button', { name: '領錯戶別' }).click()
  await undo.getByRole('button', { name: '復原 1 件' }).click()
  await undo.waitFor({ state: 'hidden' })
  expect((await desk.get(`/api/v1/Postal/${one.PdId}/Detail`)).body.Data.State).toBe('waiting')
  await expect.poll(() => counter(page, '待領包裹')).toBe(before - count + 1)
})

it('a card and a confirmation cost ten keys at most, and who took it eight', async () => {
  const page = await world.desk('desk1')
  const handOver = keysOf(page)
  await handOver.press('Alt+KeyZ')
  await page.getByText('感應卡片').first().waitFor()
  await handOver.scan(cast.cards.decimal.code)
  const { serialNumber } = cast.packages.wholeHousehold
  const dialog = page.getByRole('dialog', { name: '快速領取' })
  await dialog.getByRole('checkbox', { name: new RegExp(serialNumber) }).waitFor()
  // The registered letter wants its addressee: it stays.
  const letter = dialog.getByRole('checkbox', { name: /0368/ })
  for (const key of ['ArrowDown', 'ArrowDown', 'Space']) await handOver.press(key)
  expect(await letter.isChecked()).toBe(false)
  await handOver.press('Control+Enter')
  const unsigned = page.getByRole('button', { name: /不簽名，繼續/ })
  await unsigned.waitFor()
  await handOver.press('Control+Enter')
  await page
    .getByText(/領取完成/)
    .first()
    .waitFor()
  await handOver.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(handOver.pressed).toBeLessThanOrEqual(10)

  const whoTook = keysOf(page)
  await whoTook.press('Control+KeyK')
  await whoTook.type('1203')
  await page.getByRole('option', { name: new RegExp(serialNumber) }).waitFor()
  await whoTook.press('Enter')
  const detail = page.getByRole('complementary', { name: `包裹 ${serialNumber}` })
  await detail
    .getByText(`…${cast.cards.decimal.code.slice(-4)}`)
    .first()
    .waitFor()
  await detail.getByText('領取人').first().waitFor()
  expect(whoTook.pressed).toBeLessThanOrEqual(8)
})
