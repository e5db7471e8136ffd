import { expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { journey } from './browser.ts'
import { catchPrints } from './prints.ts'

const world = journey()
const home = 'C棟-10F-3'

it('a group buy from its opening to the cash that leaves the desk, and one below its minimum that gives points back', async () => {
  const manager = await world.lobby.as('auth_0912345678', '晴川社區')
  const page = await world.desk('auth_0912345678')
  const papers = await catchPrints(page)
  await page.goto('/mgmt/Property')
  await page.getByRole('button', { name: '開代購' }).click()
  const form = page.getByRole('dialog', { name: '開代購' })
  await page.keyboard.press('Control+Enter')
  await form.getByText('請填寫代購名稱。').waitFor()
  await form.getByText('請填寫品名。').waitFor()
  await form.getByRole('textbox', { name: '代購名稱' }).fill('文旦禮盒')
  await form.getByRole('textbox', { name: '結單時間 日期' }).fill('2099/01/31')
  await form.getByRole('textbox', { name: '品名 1' }).fill('文旦')
  await form.getByRole('textbox', { name: '單價 1' }).fill('300')
  await form.getByRole('textbox', { name: '規格 1' }).fill('五斤、十斤+250')
  await page.keyboard.press('Control+Enter')
  await form.waitFor({ state: 'hidden' })
  await page.getByRole('row', { name: /文旦禮盒/ }).click()
  const panel = page.getByRole('complementary', { name: '文旦禮盒' })

  await panel.getByRole('button', { name: '登記訂購' }).click()
  const ordering = page.getByRole('dialog', { name: '登記訂購　文旦禮盒' })
  await page.keyboard.press('Control+Enter')
  await ordering.getByText('請至少填一個品項的份數。').waitFor()
  await ordering.getByRole('button', { name: '戶別' }).click()
  const picker = page.getByRole('dialog', { name: '選戶別' })
  await picker.getByRole('combobox').fill(home)
  await picker.getByText(home).first().click()
  await ordering.getByRole('textbox', { name: '文旦　十斤 份數' }).fill('2')
  await ordering.getByRole('button', { name: /NT\$1,100/ }).click()
  await panel.getByRole('list', { name: '訂單' }).getByText(home).waitFor()

  await panel.getByRole('button', { name: '結單' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '結單' }).click()
  await panel.getByRole('button', { name: '列印領取名單' }).click()
  await expect
    .poll(async () => (await papers())[0])
    .toMatch(/文旦禮盒[^]*C棟-10F-3[^]*待領 1 單，應收現金 NT\$1,100/)
  await panel.getByRole('button', { name: '到貨', exact: true }).click()

  await panel.getByRole('button', { name: '領取', exact: true }).click()
  const receive = page.getByRole('dialog', { name: '快速領取' })
  await receive.getByText('收 NT$1,100').waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: /不簽名，繼續/ }).click()
  await panel.getByText('全部領完').waitFor()
  await panel.getByRole('button', { name: '交出現金' }).click()
  await page
    .getByRole('alertdialog', { name: /NT\$1,100/ })
    .getByRole('button', { name: '交出現金' })
    .click()
  await panel.getByText('櫃台現金').waitFor({ state: 'hidden' })

  const { rows } = await world.lobby.owner.query('select id from household where label = $1', [home])
  const TabletId = rows[0].id
  await manager.post(`/api/v1/Point/${TabletId}/TopUp`, { EntryId: newId(), Points: 400 })
  const points = async () => (await manager.get(`/api/v1/Point/${TabletId}/Points`)).body.Data
  const before = await points()
  const [OfferId, ItemId] = [newId(), newId()]
  await manager.post('/api/v1/ProxyOrder/Offer', {
    OfferId,
    Title: '芭樂',
    CloseAtUtc: '2099-01-01T00:00:00Z',
    MinimumKind: 'quantity',
    Minimum: 5,
    Pays: 'points',
    Items: [{ ItemId, Name: '芭樂', Price: 200, Most: 0 }],
  })
  const wish = {
    Id: newId(),
    OfferId,
    TabletId,
    PaidBy: 'points',
    Items: [{ ItemId, Quantity: 1 }],
    Total: 200,
  }
  expect((await manager.post('/api/v1/ProxyOrder', wish)).status).toBe(200)
  expect(await points()).not.toEqual(before)
  await page.getByRole('row', { name: /芭樂/ }).click()
  const short = page.getByRole('complementary', { name: '芭樂' })
  await short.getByText('1／5 份，尚差 4 份').waitFor()
  await short.getByRole('button', { name: '結單' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '結單' }).click()
  await short.getByText('未達成團門檻').first().waitFor()
  expect(await points()).toEqual(before)
})
