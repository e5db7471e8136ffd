import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Locator } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { rowsOf } from '../setup/exports.ts'
import { journey } from './browser.ts'

const world = journey({ camera: false, run: 'api,worker' })

// The decoder would fetch its program from somewhere else.
beforeAll(async () => {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: (await readFile(path)).buffer as ArrayBuffer } })
})

/** What a reader makes of a QR code as the screen shows it. */
async function decode(shown: Locator): Promise<string | undefined> {
  const [found] = await readBarcodes(await shown.screenshot(), { formats: ['QRCode'], tryHarder: true })
  return found?.text
}

/** 2026-11-23 in Taipei, so many days from today. */
const dayAfter = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

async function chooseIn(dialog: Locator, field: string, option: string) {
  await dialog.getByLabel(field, { exact: true }).click()
  await dialog.getByRole('option', { name: option, exact: true }).click()
}

describe('bookings', () => {
  it('a visit is booked by name, its QR code decodes to a code that lets the visitor in, and the host’s answer is noted (R154, R165)', async () => {
    const page = await world.desk('desk1', { at: '/mgmt/PlusGuestReservation/List' })
    await page.getByRole('button', { name: '新增預約' }).click()
    const form = page.getByRole('dialog', { name: '新增訪客預約' })
    await form.getByLabel(/^訪客姓名/).fill('邵先生')
    await form.getByLabel(/^電話/).fill('0955123456')
    await chooseIn(form, '來訪事由', '親友來訪')
    await form.getByRole('button', { name: '儲存預約' }).click()
    // Nothing typed is lost by what is missing.
    await form.getByText('訪客要找住戶，請選擇戶別。').waitFor()
    await form.getByRole('button', { name: '選擇戶別' }).click()
    const picker = page.getByRole('dialog', { name: '選戶別' })
    await picker.getByRole('combobox').fill('A12-3')
    await picker.getByText('A棟-12F-3').first().click()
    await form.getByText('A棟-12F-3').waitFor()
    await form.getByRole('button', { name: '儲存預約' }).click()
    await page.getByText('已新增預約').waitFor()

    await page.getByRole('heading', { name: '邵先生', level: 1 }).waitFor()
    const qr = page.getByRole('img', { name: '邵先生 的訪客 QR 碼' })
    await qr.waitFor()
    const code = await decode(qr)
    expect(code).toBe(await page.locator('code').innerText())

    await page.getByRole('button', { name: '換新碼' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /換新碼/ })
      .click()
    await page.getByText('已換發新的 QR 碼').waitFor()
    await expect.poll(() => decode(qr)).not.toBe(code)

    await page.getByRole('button', { name: '記錄住戶回覆' }).click()
    const answer = page.getByRole('dialog', { name: '記錄住戶回覆' })
    await answer.getByRole('radio', { name: '不同意' }).click()
    await answer.getByLabel(/^接聽的人/).fill('林淑芬')
    await answer.getByRole('button', { name: '儲存回覆' }).click()
    await page.getByText('住戶不同意').waitFor()

    const fresh = (await decode(qr)) ?? ''
    const desk = await world.lobby.as('desk1')
    const old = await desk.post(`/api/v1/Guest/QRcode/${code}`, {})
    expect(old.body.ErrorMessage.Description).toBe('這個 QR 碼已換新，請訪客出示最新的一個。')
    expect((await desk.post(`/api/v1/Guest/QRcode/${fresh}`, {})).status).toBe(200)
    // The page hears of the arrival: the code is gone, the way out is there.
    await page.getByRole('button', { name: '離開', exact: true }).waitFor()
    expect(await qr.count()).toBe(0)

    // Somebody who comes every week: one day is moved with all that follow, and called off with them.
    await page.goto('/mgmt/PlusGuestReservation/List')
    await page.getByRole('button', { name: '新增預約' }).click()
    await form.getByLabel(/^訪客姓名/).fill('桂小姐')
    await chooseIn(form, '對象', '公設')
    await chooseIn(form, '來訪事由', '其他')
    await form.getByLabel('到訪日').fill(dayAfter(1))
    await form.getByLabel('開始時間').fill('09:00')
    await form.getByLabel('結束時間').fill('10:30')
    await form.getByRole('checkbox', { name: /定期來訪/ }).check()
    for (const day of ['一', '三', '五']) await form.getByRole('button', { name: day, exact: true }).click()
    await form.getByLabel('重複到').fill(dayAfter(14))
    await form.getByRole('button', { name: '儲存預約' }).click()
    await page.getByText('已新增 6 次預約').waitFor()
    await page.getByRole('button', { name: '修改', exact: true }).click()
    const edit = page.getByRole('dialog', { name: '修改預約' })
    await edit.getByLabel('結束時間').fill('11:00')
    await edit.getByRole('checkbox', { name: '同時修改之後的每一次' }).check()
    await edit.getByRole('button', { name: '儲存修改' }).click()
    await page.getByText('已修改預約').waitFor()
    await page
      .getByText(/09:00–11:00/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: '取消預約' }).click()
    const cancel = page.getByRole('dialog', { name: '取消這筆預約？' })
    await cancel.getByRole('checkbox', { name: /每一次$/ }).check()
    await cancel.getByRole('button', { name: '訪客不來了' }).click()
    await cancel.getByRole('button', { name: '取消預約' }).click()
    await page.getByText('已取消 6 筆預約').waitFor()
    await page.getByText('原因：訪客不來了').waitFor()

    // The address keeps the filters; the search finds names.
    await page.goto('/mgmt/PlusGuestReservation/List?view=cancelled')
    await page.getByRole('searchbox', { name: /搜尋戶別/ }).fill('桂小姐')
    await page.getByText('第 1–6 組，共 6 組').waitFor()
    expect(new URL(page.url()).searchParams.get('text')).toBe('桂小姐')

    await page.goto('/mgmt/GuestRecord')
    await page.getByRole('searchbox', { name: /搜尋戶別/ }).fill('桂小姐')
    await page.getByText('已取消 6').waitFor()
    await page.getByRole('button', { name: '匯出', exact: true }).click()
    const exporting = page.getByRole('dialog')
    await exporting.getByText('桂小姐').waitFor()
    await exporting.getByRole('button', { name: '開始匯出' }).click()
    await exporting.getByText('完成，共 6 筆').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      exporting.getByRole('button', { name: '下載檔案' }).click(),
    ])
    const rows = await rowsOf(await readFile(await download.path()))
    expect(rows[0]?.slice(0, 3)).toEqual(['狀態', '到訪時間', '離開時間'])
    expect(rows.filter((row) => row.includes('已取消') && row.includes('桂○姐'))).toHaveLength(6)
  })
})
