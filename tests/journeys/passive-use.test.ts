import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { journey } from './browser.ts'

const world = journey({ camera: false })
const address = '/core/api/AuthorizationAccounts/PassiveUse/Alert'
const dialog = (page: Page) => page.getByRole('dialog', { name: '有 1 個帳號超過 90 天沒有使用' })

/** Loads the page anew and turns its clock on, past the moment at which it would ask. */
async function laterOn(page: Page): Promise<void> {
  await page.clock.install()
  await page.reload()
  await page.getByRole('heading', { name: '等待處理' }).waitFor()
  await page.clock.fastForward(60_000)
}

describe('accounts that nobody uses (R086)', () => {
  it('are named to the admin once in a session, with the way to where they are suspended', async () => {
    await world.lobby.owner.query(
      `update membership set last_entered_at = now() - interval '91 days'
       where account_id = (select id from account where name = 'desk2')`,
    )
    const admin = await world.desk('auth_0912345678', { camera: false })
    await dialog(admin).getByText('林志明').waitFor()
    await dialog(admin).getByText('desk2').waitFor()
    await dialog(admin).getByRole('button', { name: '知道了' }).click()
    await laterOn(admin)
    expect(await dialog(admin).count()).toBe(0)

    // Signing in anew is another session.
    const again = await world.desk('auth_0912345678', { camera: false })
    await dialog(again).getByRole('button', { name: '前往帳號管理' }).click()
    await again.waitForURL('**/accountManagement/accountList')
    await again.getByRole('row', { name: /林志明/ }).waitFor()
  })

  it('are not asked for by the desk, nor by an admin from the enterprise portal', async () => {
    await world.lobby.owner.query(
      "update membership set role = 'admin' where account_id = (select id from account where name = 'eip1')",
    )
    for (const account of ['desk1', 'eip1']) {
      const page = await world.desk(account, { camera: false })
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await laterOn(page)
      await expect.poll(() => asked).toContain('/api/v1/Postal/Unclaimed-Postal/Count')
      expect(asked.filter((path) => path === address)).toEqual([])
    }
  })
})
