import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { booked, came, detailOf, inMinutes, leaveWith, thing } from '../setup/visitors.ts'
import { counter, journey, scan } from './browser.ts'
import { focused } from './focus.ts'

const world = journey({ camera: false })

async function duty(): Promise<Page> {
  const page = await world.desk('desk1')
  await page
    .getByRole('button', { name: /登記訪客/ })
    .first()
    .waitFor()
  return page
}
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const stockOf = async (displayId: string) => {
  const { rows } = await world.lobby.owner.query<{ lent: number; stock: number }>(
    'select lent, stock from lendable where id = $1',
    [thing(displayId)],
  )
  return rows[0]
}

describe('the visitors at the desk', () => {
  it('whoever walks in to a household is registered without a mouse by a dozen keys: one a second is quick enough', async () => {
    const page = await duty()
    const [whom, rest] = [[...'A12-3'], ['Enter', 'Tab', '2', 'Alt+Digit1', 'Control+Enter']]
    expect(1 + whom.length + rest.length).toBeLessThan(15)
    await page.keyboard.press('Alt+KeyW')
    const form = dialogOf(page, '登記訪客')
    await form.getByRole('combobox', { name: /戶別/ }).waitFor()
    // At a person's pace, who sees what is offered; a burst would be a reader.
    for (const key of whom) await page.keyboard.press(key, { delay: 90 })
    await form
      .getByRole('option', { name: /A棟-12F-3/ })
      .first()
      .waitFor()
    for (const key of rest) await page.keyboard.press(key, { delay: 90 })
    await page.getByText(/已登記 .*2 人/).waitFor()
    const desk = await world.lobby.as('desk1')
    const [newest] = (await desk.get('/api/v1/Guest/Record', { Status: 1, MaxCount: 1 })).body.Data
    expect(newest).toMatchObject({
      TargetKind: 'household',
      TabletNote: 'A棟-12F-3',
      PeopleCount: 2,
      CauseTypeName: '親友來訪',
      GuestName: '',
    })
    await leaveWith(desk, newest.Id)
  })

  it('what a household awaits today is offered by F6 and not in the way of Tab', async () => {
    const page = await duty()
    const { TabletNote } = await booked(await world.lobby.as('desk1'), {
      GuestName: '紀先生',
      BookStartUtc: inMinutes(1),
    })
    await page.keyboard.press('Alt+KeyW')
    const form = dialogOf(page, '登記訪客')
    await form.waitFor()
    await page.keyboard.type(TabletNote, { delay: 90 })
    await page.keyboard.press('Enter')
    const offer = form.getByRole('button', { name: /紀先生/ })
    await offer.waitFor()
    await page.keyboard.press('Tab')
    await focused(form.getByLabel('人數'))
    await page.keyboard.press('F6')
    await focused(offer)
    await page.keyboard.press('Enter')
    await dialogOf(page, '預約訪客到訪')
      .getByText(/紀先生/)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    // What was typed waits as a draft; the next one begins without it.
    await page.keyboard.press('Alt+KeyW')
    await form.getByRole('button', { name: '清除' }).click()
    await page.keyboard.press('Escape')
  })

  it('somebody who was here before is registered by keyboard alone, is lent things, and leaves with something missing (R154, R184 to R187, R190 to R192)', async () => {
    const page = await duty()
    const desk = await world.lobby.as('desk1')
    const before = await came(desk, { GuestName: '邱小姐', Phone: '', LicensePlateNumber: 'QZW-5571' })
    await leaveWith(desk, before.Id)

    await page.keyboard.press('Alt+KeyW')
    const form = dialogOf(page, '登記訪客')
    await form.waitFor()
    // What is missing is said, and nothing is sent.
    await page.keyboard.press('Control+Enter')
    await form.getByText('訪客要找住戶，請選擇戶別。').waitFor()
    // A plate in full-width letters: whoever came with it is proposed, Enter takes them over.
    await page.keyboard.press('Alt+KeyC')
    await page.keyboard.insertText('ｑｚｗ５５７１')
    await form.getByRole('option', { name: /邱小姐/ }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => form.getByLabel(/^車牌/).inputValue()).toBe('QZW-5571')
    await expect.poll(() => form.getByRole('combobox', { name: /戶別/ }).inputValue()).toBe('A棟-12F-3')
    await page.keyboard.press('Alt+Digit4')
    await form.getByRole('radio', { name: /施工修繕/, checked: true }).waitFor()
    // Somebody else has the card that is held to the reader: it says so, and nothing typed is lost.
    await form.getByLabel(/^備註/).click()
    await scan(page, '04A1B2C3')
    const card = form.getByLabel(/^訪客卡/)
    await expect.poll(() => card.inputValue()).toBe('04A1B2C3')
    await page.keyboard.press('Control+Enter')
    await form.getByText('這張卡目前由吳師傅使用，請換一張卡。').waitFor()
    expect(await form.getByLabel(/^姓名/).inputValue()).toBe('邱小姐')
    await card.fill('')
    await page.keyboard.press('Control+Enter')
    await page.getByText(/已登記 邱小姐 2 人/).waitFor()
    await expect.poll(() => counter(page, '在場訪客')).toBe(cast.counts.visitors + 1)

    // The header's counter opens who is inside: there they are, and are lent two cards.
    await page
      .getByRole('button', { name: /在場訪客/ })
      .first()
      .click()
    const inside = dialogOf(page, '在場訪客')
    await inside.getByRole('button', { name: '借出物品給 邱小姐' }).click()
    const lending = dialogOf(page, '借出物品')
    await lending.getByRole('button', { name: '訪客感應卡 多一件' }).click()
    await lending.getByRole('button', { name: '訪客感應卡 多一件' }).click()
    await page.keyboard.press('Control+Enter')
    await page.getByText(/已借出 訪客感應卡 ×2/).waitFor()
    await inside.getByText('訪客感應卡 ×2').waitFor()
    expect(await stockOf('C-01')).toMatchObject({ lent: 2 })

    // Who holds something leaves by the dialog that asks for it: one comes back, one is missing.
    await inside.getByRole('button', { name: '邱小姐 離開' }).click()
    const leave = dialogOf(page, '訪客離開')
    const count = leave.getByLabel('訪客感應卡 歸還數量')
    await count.click()
    await page.keyboard.type('3a', { delay: 90 })
    await leave.getByText('歸還數量請填 1 到 2').waitFor()
    await page.keyboard.press('Backspace')
    await page.keyboard.type('1', { delay: 90 })
    await page.keyboard.press('Control+Enter')
    const question = page.getByRole('alertdialog')
    await question.getByText(/未歸還：C-01 訪客感應卡 ×1。/).waitFor()
    await page.keyboard.press('Control+Enter')
    await page.getByText('訪客離開已成功!').waitFor()
    expect(await stockOf('C-01')).toMatchObject({ lent: 1 })
    await expect.poll(() => inside.getByText('邱小姐').count()).toBe(0)
  })

  it('a visit code arrives its visitor with card and pledge; used, unknown and foreign codes say so (R196)', async () => {
    const page = await duty()
    const desk = await world.lobby.as('desk1')
    const { Id } = await booked(desk, { GuestName: '宋小姐' })
    const { QrCode } = await detailOf(desk, Id)

    await scan(page, QrCode)
    const arrival = dialogOf(page, '預約訪客到訪')
    await arrival.getByText('宋小姐 2 人已到訪').waitFor()
    await scan(page, '04D5E6F7')
    await expect.poll(() => arrival.getByLabel(/訪客卡/).inputValue()).toBe('04D5E6F7')
    await arrival.getByRole('radio', { name: '駕照' }).click()
    await page.keyboard.press('Control+Enter')
    await arrival.waitFor({ state: 'detached' })
    expect(await detailOf(desk, Id)).toMatchObject({
      Status: 1,
      ArrivedInfo: { How: 'code', CarrierCode: '04D5E6F7', IdCardName: '駕照' },
    })

    await scan(page, QrCode)
    await arrival
      .getByRole('alert')
      .getByText(/這個 QR 碼已於.*使用過，不能再用。/)
      .waitFor()
    await page.keyboard.press('Escape')
    await scan(page, `LV${'0'.repeat(60)}`)
    await arrival
      .getByRole('alert')
      .getByText(/沒有這個訪客 QR 碼/)
      .waitFor()
    await page.keyboard.press('Escape')

    // The same card, held to the reader on any page, opens the leaving of who has it (R184).
    await scan(page, '04D5E6F7')
    const leave = dialogOf(page, '訪客離開')
    await leave.getByText('請收回訪客卡 04D5E6F7').waitFor()
    await leave.getByText('請退還換證：駕照').waitFor()
    await page.keyboard.press('Control+Enter')
    await page.getByText('訪客離開已成功!').waitFor()
  })

  it('what fails is said in the documents’ words: the list (R179), a card that nobody has (R189), a leave (R188)', async () => {
    const page = await duty()
    const box = page.getByRole('alertdialog')
    const fail = (address: string) =>
      page.route(address, (route) =>
        route.fulfill({
          status: 500,
          json: { ErrorMessage: { Code: 500001, Description: '系統發生錯誤' }, Message: '系統發生錯誤' },
        }),
      )
    await fail('**/api/v1/Guest/Arrived?*')
    await page
      .getByRole('button', { name: /在場訪客/ })
      .first()
      .click()
    await box
      .getByText(
        '目前系統連線異常，建議重新整理後，請稍候再重新試一次。如有多次嘗試仍無法解決，請致電客服中心為您處理。',
        { exact: true },
      )
      .waitFor()
    await page.keyboard.press('Enter')
    await page.unroute('**/api/v1/Guest/Arrived?*')
    await dialogOf(page, '在場訪客')
      .getByRole('button', { name: /重新載入/ })
      .click()
    await dialogOf(page, '在場訪客').getByText('林小姐').waitFor()
    await page.keyboard.press('Escape')

    await page.keyboard.press('Alt+KeyQ')
    const leave = dialogOf(page, '訪客離開')
    await leave.getByText('也可以直接感應訪客卡').click()
    await scan(page, '04999999')
    await box.getByText('這張卡沒有借給任何在場的訪客。', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    // A scan while a box is open goes nowhere.
    await box.waitFor({ state: 'detached' })
    const find = '**/mvc/Guest/GetGIdByCarrier?*'
    await page.route(find, (route) => route.fulfill({ status: 400, json: {} }))
    await scan(page, '04999998')
    await box.getByText('發生錯誤', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.unroute(find)
    await page.getByRole('button', { name: '選擇 林小姐' }).click()
    await fail('**/Leaved')
    await leave.getByText('林小姐').first().waitFor()
    await leave.getByRole('button', { name: /確認離開/ }).click()
    await box.getByRole('heading', { name: '訪客離開失敗!!' }).waitFor()
    await box.getByText(/請洽今網技術支援中心。/).waitFor()
    await page.keyboard.press('Enter')
    await page.unroute('**/Leaved')
    await leave.getByRole('button', { name: /確認離開/ }).click()
    await page.getByText('訪客離開已成功!').waitFor()
  })
})
