import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { journey, scan } from './browser.ts'

const world = journey({ camera: false })
let manager: Page
beforeAll(async () => {
  manager = await world.desk('auth_0912345678')
})

const dialog = () => manager.getByRole('dialog', { name: '管理員 QR 碼' })
const qr = () => dialog().getByRole('img', { name: '管理員 QR 碼' })

/** Opens the dialog and gives the code that it shows. */
async function openCode(): Promise<string> {
  const answer = manager.waitForResponse('**/core/api/ManagerIdentifier/Token')
  await manager.keyboard.press('Alt+KeyG')
  await manager.getByRole('option', { name: '管理員 QR 碼' }).click()
  const { Data } = (await (await answer).json()) as { Data: { Token: string } }
  await qr().waitFor()
  return Data.Token
}

describe('the code of a manager', () => {
  it('is 140 on each side (R202) and counts down from 300 s as mm:ss (R198, R199, R203); after that a click renews it (R200, R201)', async () => {
    await manager.clock.install()
    await openCode()
    const size = await qr().boundingBox()
    expect([size?.width, size?.height]).toEqual([140, 140])
    // The clock runs on while a busy machine looks.
    await dialog()
      .getByText(/剩餘 (05:00|04:5\d)/)
      .waitFor()
    await manager.clock.runFor(61_000)
    await dialog()
      .getByText(/剩餘 03:[45]\d/)
      .waitFor()
    await manager.clock.runFor(240_000)
    await dialog().getByText('識別碼已失效').waitFor()
    expect(await qr().count()).toBe(0)
    await dialog()
      .getByRole('button', { name: /點一下重新產生/ })
      .click()
    await dialog()
      .getByText(/剩餘 (05:00|04:5\d)/)
      .waitFor()
    await manager.clock.resume()
    await dialog().getByRole('button', { name: '關閉' }).click()
  })

  it('scanned at a desk says who it is, once; the manager sees who scanned it', async () => {
    const code = await openCode()
    const desk = await world.desk('desk1', { at: '/mgmt/SystemUpdates' })
    await desk.getByRole('heading', { name: '系統公告' }).waitFor()
    await scan(desk, code)
    const said = desk.getByRole('dialog', { name: '身分已確認' })
    await said.getByText('沈韻如').waitFor()
    await said.getByText('auth_0912***678').waitFor()
    await dialog().getByText('已由陳怡君確認').waitFor()
    await said.getByRole('button', { name: '關閉' }).click()
    await scan(desk, code)
    await desk
      .getByRole('dialog', { name: '無法確認身分' })
      .getByText(/這個識別碼已由陳怡君於今天/)
      .waitFor()
  })
})
