import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { journey } from './browser.ts'

const world = journey({ camera: false })
const alarm = '/api/v1/Alarm'
const pages = '/mgmt/BA-alert'

it('A box of the machine room is added, its signal becomes a point, and its alarm of level 4 fills the screen of the desk, where it is acknowledged (R205, R210)', async () => {
  const manager = await world.desk('auth_0912345678', { at: `${pages}/gateways` })
  await manager.getByRole('button', { name: '新增閘道器' }).first().click()
  await manager.getByRole('dialog').getByLabel('名稱').fill('B2 機房')
  await manager.keyboard.press('Control+Enter')
  const shown = manager.getByRole('dialog', { name: '閘道器的金鑰' })
  await shown.waitFor()
  const [address = '', , key = ''] = await shown.locator('code').allInnerTexts()
  await shown.getByRole('button', { name: '已抄好' }).click()
  /** As the box sends it: over the wire, signed, and with nothing of Lobby's own. */
  const send = async (Status: string) => {
    const body = JSON.stringify({ Signals: [{ Key: 'pit/high', Status }] })
    const time = String(Math.floor(Date.now() / 1000))
    const { pathname } = new URL(address)
    const answer = await world.lobby.nobody().post(pathname, body, {
      'Content-Type': 'application/json',
      'X-Lobby-Time': time,
      'X-Lobby-Signature': createHmac('sha256', key).update(`${time}.${body}`).digest('hex'),
    })
    expect(answer.status).toBe(200)
  }
  await send('Normal')

  // What it said stands beside it, and a point is made of it there.
  await manager.getByRole('row', { name: /B2 機房/ }).click()
  await manager.getByText('pit/high').waitFor()
  await manager.getByRole('button', { name: '用這個訊號新增測點' }).click()
  const point = manager.getByRole('dialog', { name: '新增測點' })
  expect(await point.getByLabel('測點名稱').inputValue()).toBe('pit/high')
  await point.getByLabel('位置').fill('B2 集水坑')
  await point.getByLabel('異常時的意思').fill('水位過高，地下室可能淹水')
  await point.getByLabel('等級').click()
  await manager.getByRole('option', { name: '4 災害級' }).click()
  await point.getByLabel('持續幾秒才算異常').fill('0')
  await manager.keyboard.press('Control+Enter')
  await point.waitFor({ state: 'detached' })
  await manager
    .getByRole('combobox', { name: 'pit/high' })
    .getByText(/B2 集水坑/)
    .waitFor()

  const desk = await world.desk('desk1')
  await send('Abnormal')
  const disaster = desk.getByRole('dialog', { name: 'B2 集水坑' })
  await disaster.getByText('水位過高，地下室可能淹水').waitFor()
  await disaster.getByText('4 災害級').waitFor()
  await desk.keyboard.press('Alt+K')
  const reader = await world.lobby.as('desk1')
  const events = async () =>
    (await reader.get(`${alarm}/event`, { State: 'all' })).body.Data.filter(
      (one: { AssetPosition: string }) => one.AssetPosition === 'B2 集水坑',
    )
  await expect
    .poll(async () => (await events())[0], { timeout: 60_000 })
    .toMatchObject({ State: 'processing', ClearedAt: null })
  await disaster.waitFor({ state: 'detached' })

  // The condition is the point's: once it is over the record says so, and people are not done with it.
  await send('Normal')
  const [event] = await events()
  expect(event).toMatchObject({ State: 'processing', ClearedAt: expect.any(String) })
  await desk.goto(`${pages}/event/detail/${event.EventId}`)
  await desk.getByText('已恢復').first().waitFor()
})
