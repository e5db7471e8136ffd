import { expect, it } from 'vitest'
import { journey } from './browser.ts'
import { lose } from './line.ts'

const world = journey({ camera: false })
const base = '/api/v1/BulletinBoard'
const homePath = '/mgmt/bulletin'

/** A screen that was paired by the code that it shows. */
async function paired(name: string, board: string) {
  const screen = await world.window({ width: 540, height: 960 })
  await screen.goto('/board/')
  const code = await screen.locator('.pl-code').innerText()
  const manager = await world.desk('auth_0912345678', { at: `${homePath}/settings` })
  await manager.getByRole('button', { name: '配對螢幕' }).click()
  const dialog = manager.getByRole('dialog')
  await dialog.getByLabel('配對碼').fill('AAAAAA')
  await dialog.getByLabel('名稱').fill(name)
  await dialog.getByLabel('看板').click()
  await manager.getByRole('option', { name: board }).click()
  await dialog.getByLabel('開機').fill('00:00')
  await dialog.getByLabel('關機').fill('00:00')
  await manager.keyboard.press('Control+Enter')
  await dialog.getByText(/沒有螢幕顯示這個配對碼/).waitFor()
  await dialog.getByLabel('配對碼').fill(code.toLowerCase())
  await manager.keyboard.press('Control+Enter')
  await manager
    .getByRole('row', { name: new RegExp(name) })
    .getByText('在線')
    .waitFor()
  await screen.locator('.bp-board').waitFor()
  return { screen, manager }
}

it('A screen is paired by its code, is taken over at once, says so to the second, and comes back after it was killed without a line', async () => {
  const { screen } = await paired('大廳 B', '大廳直式')
  await screen.getByText('待領包裹').waitFor()
  expect(await screen.locator('.bp-board').innerText()).not.toMatch(/王建民|林淑芬/)

  const desk = await world.desk('desk1', { at: `${homePath}/emergency` })
  await desk.getByRole('button', { name: '停電' }).click()
  await desk.getByLabel('名稱').fill('A棟停電')
  await desk.getByRole('button', { name: '發布到 2 面螢幕' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: '發布到 2 面螢幕' }).click()
  await screen.getByRole('heading', { name: 'A棟停電' }).waitFor()
  // The receipt: since when, and by which words; the one that is off is listed for somebody to walk to.
  const row = desk.getByRole('row', { name: /大廳 B/ })
  await row.getByText('顯示中').waitFor()
  expect(await row.innerText()).toMatch(/\d\d:\d\d:\d\d/)
  await desk.getByText('1 面沒有顯示，請派人到現場：大廳 A').waitFor()

  await desk.getByRole('button', { name: '結束插播' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: '結束插播' }).click()
  await screen.locator('.bp-board').waitFor()

  // Killed and started again without a line it shows what it should.
  await screen.waitForFunction(
    async () => (await navigator.serviceWorker.ready) && (await caches.keys()).length > 0,
  )
  await screen.reload()
  await screen.locator('.bp-board').waitFor()
  await lose(screen)
  await screen.reload()
  await screen.locator('.pl-stage[data-online=false] .bp-board').waitFor()
  await screen.getByText('待領包裹').waitFor()
})

it('A screen begins anew once a night at 04:00, while it has a line', async () => {
  const { screen } = await paired('大廳 夜', '大廳直式')
  // Ten minutes after it began, else it would begin again and again within that minute.
  const begun = await screen.evaluate(() => performance.timeOrigin)
  const { rows } = await world.lobby.owner.query('select now() as now')
  const night = new Date(rows[0].now)
  night.setUTCHours(20, 0, 10, 0)
  if (night.getTime() < new Date(rows[0].now).getTime() + 600_000) night.setUTCDate(night.getUTCDate() + 1)
  await screen.clock.setFixedTime(night)
  const loaded = screen.waitForEvent('load')
  await expect
    .poll(() => screen.evaluate(() => performance.timeOrigin).catch(() => begun), { timeout: 60_000 })
    .not.toBe(begun)
  await loaded
  const again = await screen.evaluate(() => performance.timeOrigin)
  await screen.locator('.bp-board').waitFor()
  // It still is 04:00: once is enough.
  await screen.waitForFunction((since) => performance.now() > since, 5000)
  expect(await screen.evaluate(() => performance.timeOrigin)).toBe(again)
})

it('A board is put together by keys and by dragging, undone, and saved; its screens show it (R223)', async () => {
  const desk = await world.desk('desk1', { at: `${homePath}/new` })
  await desk.getByRole('button', { name: '地下停車場' }).click()
  await desk.getByLabel('名稱').fill('健身房')
  const clock = desk.getByRole('button', { name: /^時鐘，區塊 1/ })
  await clock.focus()
  await desk.keyboard.press('Shift+ArrowLeft')
  await desk.keyboard.press('Shift+ArrowLeft')
  await desk.getByRole('button', { name: '時鐘，區塊 1，左 0 上 0，寬 22 高 3' }).waitFor()
  await desk.keyboard.press('ArrowRight')
  await desk.keyboard.press('Alt+u')
  await desk.getByRole('button', { name: '時鐘，區塊 1，左 0 上 0，寬 22 高 3' }).waitFor()
  // Over another zone it cannot be saved, and says so.
  await desk.keyboard.press('ArrowDown')
  await desk.getByText('與別的區塊重疊').first().waitFor()
  await desk.keyboard.press('Control+Enter')
  await desk.getByText('有區塊重疊或超出版面，移開後才能儲存。').waitFor()
  await clock.focus()
  await desk.keyboard.press('ArrowUp')
  // The zone of texts is dragged one cell down and made smaller first.
  await desk
    .getByRole('button', { name: /^公告輪播/ })
    .first()
    .click()
  await desk.getByRole('textbox', { name: '高' }).fill('6')
  const text = desk.getByRole('button', { name: /^公告輪播，區塊 2/ })
  const box = await text.boundingBox()
  const cell = (box?.width ?? 0) / 24
  await text.hover()
  await desk.mouse.down()
  await desk.mouse.move(
    (box?.x ?? 0) + (box?.width ?? 0) / 2,
    (box?.y ?? 0) + (box?.height ?? 0) / 2 + 2 * cell,
    { steps: 4 },
  )
  await desk.mouse.up()
  await desk.getByRole('button', { name: '公告輪播，區塊 2，左 0 上 5，寬 24 高 6' }).waitFor()
  await desk.getByRole('button', { name: '加入一則' }).click()
  await desk.getByLabel('標題').fill('器材保養')
  await desk.keyboard.press('Control+Enter')
  await desk.waitForURL(/bulletin\/[0-9a-f-]{36}$/)
  const reader = await world.lobby.as('desk1')
  const saved = (await reader.get(base)).body.Data.find((one: { Name: string }) => one.Name === '健身房')
  expect(saved.Zones).toMatchObject([
    { Kind: 'clock', X: 0, Y: 0, Width: 22, Height: 3 },
    { Kind: 'text', X: 0, Y: 5, Width: 24, Height: 6, Items: [{ Title: '器材保養' }] },
  ])
  const { screen } = await paired('健身房', '健身房')
  await screen.getByRole('heading', { name: '器材保養' }).waitFor()
})

it('Without the service its pages say 未啟用電子看板服務, and 伺服器發生錯誤，請重新再試 when that cannot be found out (R023, R240)', async () => {
  const there = await world.desk('desk2', { community: '松濤苑', at: homePath })
  await there.getByRole('alertdialog').getByText('未啟用電子看板服務').waitFor()
  const here = await world.desk('desk1', { at: null })
  // Without the answers that come with the page, and without the server's.
  await here.route(`**${homePath}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<meta name="lobby-answers"[^>]*>/, '')
    await route.fulfill({ response, body })
  })
  await here.route('**/api/v1/Account/Me*', (route) => route.fulfill({ status: 500, json: {} }))
  await here.goto(homePath)
  await here.getByRole('alertdialog').getByText('伺服器發生錯誤，請重新再試').waitFor()
})
