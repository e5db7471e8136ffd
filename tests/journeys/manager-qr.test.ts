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
    // The clock runs on while a busy machine looks: as many seconds are gone as it says, and no more.
    const now = () => manager.evaluate(() => Date.now())
    const left = async () => {
      const [, minutes, seconds] =
        /(\d\d):(\d\d)/.exec(
          await dialog()
            .getByText(/剩餘 \d\d:\d\d/)
            .innerText(),
        ) ?? []
      return Number(minutes) * 60 + Number(seconds)
    }
    const opened = await now()
    const isLeftOf300 = async (from = opened) => {
      const shown = await left()
      const passed = Math.ceil(((await now()) - from) / 1000)
      expect(shown).toBeLessThanOrEqual(300)
      expect(shown).toBeGreaterThanOrEqual(300 - passed - 1)
      return shown
    }
    await openCode()
    const size = await qr().boundingBox()
    expect([size?.width, size?.height]).toEqual([140, 140])
    const first = await isLeftOf300()
    await manager.clock.runFor(61_000)
    await expect.poll(left).toBeLessThanOrEqual(first - 60)
    await isLeftOf300()
    await manager.clock.runFor(240_000)
    await dialog().getByText('識別碼已失效').waitFor()
    expect(await qr().count()).toBe(0)
    const renewed = await now()
    await dialog()
      .getByRole('button', { name: /點一下重新產生/ })
      .click()
    await isLeftOf300(renewed)
    await manager.clock.resume()
    await dialog().getByRole('button', { name: '關閉' }).last().click()
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
    await said.getByRole('button', { name: '關閉' }).last().click()
    await scan(desk, code)
    await desk
      .getByRole('dialog', { name: '無法確認身分' })
      .getByText(/這個識別碼已由陳怡君於今天/)
      .waitFor()
  })
})
