import { describe, expect, it } from 'vitest'
import { arrive } from '../setup/packages.ts'
import { journey } from './browser.ts'
import { keysOf } from './keys.ts'
import { catchPrints } from './prints.ts'
import { focused } from './focus.ts'

const world = journey()

describe('the deposits desk', () => {
  it('takes cash in by the keyboard, pays a courier from it, prints receipts, gives the rest back and undoes it', async () => {
    const page = await world.desk('desk1')
    const papers = await catchPrints(page)
    await page.goto('/mgmt/home')
    await page.getByRole('link', { name: /待領寄放/ }).waitFor()
    const keys = keysOf(page)
    await keys.press('Alt+KeyS')
    await page.waitForURL('**/community/collectionPayment_v2.aspx')

    // Kind, amount, receiver, payer: no step back.
    const field = (label: string) =>
      page
        .getByRole('textbox', { name: new RegExp(`^${label}`) })
        .or(page.getByRole('combobox', { name: new RegExp(`^${label}`) }))
        .first()
    await expect
      .poll(() => page.getByRole('radio', { name: '現金', exact: true }).first().isVisible())
      .toBe(true)
    await keys.press('Alt+KeyC')
    await focused(field('金額'))
    await keys.type('2000')
    await expect.poll(() => field('金額').inputValue()).toBe('2,000')
    await keys.press('Enter')
    for (const label of ['收件戶別', '寄放人']) {
      await focused(field(label))
      await keys.type('b12-3')
      await page
        .getByRole('option', { name: /B棟-12F-3/ })
        .first()
        .waitFor()
      await keys.press('Enter')
      await page.getByRole('option').first().waitFor({ state: 'detached' })
      await keys.press('Enter')
    }
    expect(keys.pressed).toBeLessThanOrEqual(24)
    const row = page.getByRole('listitem').filter({ hasText: 'B棟-12F-3' }).filter({ hasText: 'NT$2,000' })
    await row.waitFor()
    await expect.poll(papers).toHaveLength(1)
    expect((await papers())[0]).toContain('茲收到寄放現金NT$2,000')
    expect((await papers())[0]).toContain('B棟-12F-3')

    // The courier comes: the envelope lights up at once and pays.
    const courierDesk = await world.lobby.as('desk2', '晴川社區')
    const household = await courierDesk.get('/api/v1/CommunityTablet/Search', { Text: 'B棟-12F-3' })
    const { SerialNum } = await arrive(courierDesk, {
      TabletId: household.body.Data[0].TabletId,
      IsCashOnDelivery: true,
    })
    await row.getByText('待付貨款 1 件').waitFor()
    await row.getByRole('button', { name: /現金信封/ }).click()
    const envelope = page.getByRole('dialog')
    await envelope.getByText(SerialNum, { exact: true }).waitFor()
    await envelope.getByLabel('金額').fill('1280')
    await envelope.getByText('之後餘額 NT$720').waitFor()
    await envelope.getByRole('button', { name: '付款 NT$1,280' }).click()
    await envelope.getByText(`包裹 ${SerialNum}`).waitFor()
    await expect.poll(papers).toHaveLength(2)
    expect((await papers())[1]).toContain(SerialNum)

    // Printed again, it says so.
    await envelope
      .getByRole('button', { name: /列印收據/ })
      .first()
      .click()
    await expect.poll(papers).toHaveLength(3)
    expect((await papers())[2]).toContain('補印')

    // More than the rest is refused before it is sent.
    await envelope.getByRole('radio', { name: '退還' }).click()
    await envelope.getByRole('button', { name: '領取並退還 NT$720' }).click()
    await page.getByRole('tab', { name: /寄放/ }).click()
    await page.getByRole('button', { name: /確認領取/ }).click()
    await page.getByRole('button', { name: /不簽名，繼續/ }).click()
    await page.getByText(/領取完成/).waitFor()
    await page.goto('/community/collectionRecord_v2.aspx?view=ledger')
    const ledger = page.getByRole('row').filter({ hasText: 'B棟-12F-3' })
    await ledger.filter({ hasText: '−NT$720' }).waitFor()

    // Undone, the money is in the envelope again.
    await ledger.first().click()
    await page.getByRole('button', { name: '復原領取' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '復原領取' }).click()
    const detail = page.getByRole('complementary').filter({ hasText: '現金信封' })
    await detail.getByText('沖銷第 3 筆').waitFor()
    await expect.poll(() => detail.locator('.ch-balance').textContent()).toContain('NT$720')
  })

  it('hands keys to an outsider by hand', async () => {
    const page = await world.desk('desk1', { at: '/community/collectionPayment_v2.aspx' })
    await page.getByRole('button', { name: '領取 D019' }).click()
    await page.getByRole('dialog').getByText('水電行 林師傅').waitFor()
    await page.keyboard.press('Control+Enter')
    await page.getByText('已領取 D019').waitFor()
    await expect.poll(() => page.getByRole('button', { name: '領取 D019' }).count()).toBe(0)
  })

  it('two people count the drawer at one screen', async () => {
    const page = await world.desk('desk1', { at: '/community/collectionRecord_v2.aspx?view=counts' })
    const drawer = page.getByRole('region', { name: '櫃台現金' })
    const shown = await drawer.getByText(/^帳面 NT\$/).textContent()
    const expected = Number(shown?.replace(/\D/g, ''))
    await drawer.getByRole('button', { name: '雙人點收' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('NT$1,000', { exact: true }).fill(String(Math.floor(expected / 1000)))
    await dialog.getByLabel('NT$10', { exact: true }).fill(String(Math.floor((expected % 1000) / 10)))
    await dialog.getByLabel('NT$1', { exact: true }).fill(String(expected % 10))
    await dialog.getByText('帳款相符').waitFor()
    await dialog.getByLabel('帳號').fill('desk1')
    await dialog.getByLabel('密碼').fill('lobby-demo')
    await dialog.getByRole('button', { name: '雙人確認點收' }).click()
    await dialog.getByText('點收須由另一位人員確認').waitFor()
    await dialog.getByLabel('帳號').fill('desk2')
    await dialog.getByRole('button', { name: '雙人確認點收' }).click()
    await page.getByText('點收完成，帳款相符').waitFor()
    await page.getByRole('row').filter({ hasText: '陳怡君、林志明' }).first().waitFor()
  })
})
