import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { journey, scan, signIn } from './browser.ts'
import { close, lose, mend, provided } from './line.ts'
import { choicesFocused } from './focus.ts'

const world = journey({ camera: false })

const rowsOf = async (code: string) =>
  (
    await world.lobby.owner.query<{ serial: number; label: string; photo: string }>(
      `select p.serial_number as serial, h.label, p.photo_path as photo from package p
       join household h on h.community_id = p.community_id and h.id = p.household_id where tracking_number = $1`,
      [code],
    )
  ).rows

const openRegister = async (account = 'desk1'): Promise<Page> => toRegister(await world.desk(account))

async function toRegister(page: Page): Promise<Page> {
  await page.keyboard.press('Alt+KeyA')
  await page.getByRole('heading', { name: '登記包裹' }).waitFor()
  await page.getByRole('button', { name: /^登記/ }).last().isEnabled()
  await provided(page)
  return page
}

async function register(page: Page, code: string, typed: string, label: string): Promise<void> {
  await scan(page, code)
  await choicesFocused(page)
  await page.keyboard.type(typed, { delay: 90 })
  await page
    .getByRole('option', { name: new RegExp(label) })
    .first()
    .waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
}

// What the browser knows of: no network, or a server that is missed.
const lostWith = (count: number) =>
  new RegExp(`(離線中|連不上伺服器)，${count} 筆登記待送出，恢復連線後自動送出。`)
const pending = (page: Page) => page.locator('.rp-pending')
const countPrints = async (page: Page) => {
  const prints: string[] = []
  await page.exposeFunction('onPrint', (text: string) => void prints.push(text))
  await page.evaluate(() => {
    window.print = () =>
      (window as unknown as { onPrint(text: string): void }).onPrint(
        document.querySelector('.lb-print')?.textContent ?? '',
      )
  })
  return prints
}

describe('registering without a line', () => {
  it('three packages wait in the browser, go out when the line is back, once each, and their labels print', async () => {
    const page = await openRegister()
    const prints = await countPrints(page)
    await lose(page)
    const codes = ['880000000001', '880000000002', '880000000003']
    await register(page, codes[0] ?? '', 'A12-3', 'A棟-12F-3')
    await expect.poll(() => pending(page).count()).toBe(1)
    await register(page, codes[1] ?? '', 'B3-1', 'B棟-3F-1')
    await expect.poll(() => pending(page).count()).toBe(2)
    await register(page, codes[2] ?? '', 'C11-4', 'C棟-11F-4')
    await expect.poll(() => pending(page).count()).toBe(3)
    await page.getByText(lostWith(3)).waitFor()
    expect(await page.getByLabel(/物流條碼/).inputValue()).toBe('')
    expect(prints).toEqual([])
    // Nobody's name or phone number is on the browser's disk.
    const kept = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open('lobby.queue')
          opening.onsuccess = () => {
            const all = opening.result.transaction('entries').objectStore('entries').getAll()
            all.onsuccess = () => resolve(JSON.stringify(all.result))
          }
        }),
    )
    expect(kept).toContain('A棟-12F-3')
    expect(kept).not.toMatch(/王建民|林淑芬|(?<![\da-f])09\d{8}(?!\d)/)
    await mend(page)
    await page.getByText('已送出 3 筆。').waitFor()
    for (const [nth, label] of ['A棟-12F-3', 'B棟-3F-1', 'C棟-11F-4'].entries()) {
      const rows = await rowsOf(codes[nth] ?? '')
      expect(rows.map((row) => row.label)).toEqual([label])
    }
    await expect.poll(() => prints.length).toBe(3)
    for (const [nth, code] of codes.entries())
      expect(prints[nth]).toContain(String((await rowsOf(code))[0]?.serial).padStart(4, '0'))
    await expect.poll(() => pending(page).count()).toBe(0)
    await expect.poll(() => page.getByText(/待送出/).count()).toBe(0)
    await close(page)
  })

  it('an answer that is lost after the server did it becomes one package, with its label', async () => {
    const page = await openRegister()
    const prints = await countPrints(page)
    let lost = 0
    await page.route('**/api/v1/Postal', async (route) => {
      if (route.request().method() !== 'POST' || lost >= 3) return route.continue()
      lost++
      await route.fetch()
      await route.abort()
    })
    await register(page, '880000000011', 'A12-3', 'A棟-12F-3')
    await expect.poll(() => prints.length).toBe(1)
    expect(lost).toBe(3)
    expect((await rowsOf('880000000011')).length).toBe(1)
    expect(prints[0]).toContain(String((await rowsOf('880000000011'))[0]?.serial).padStart(4, '0'))
    await close(page)
  })

  it('a legal paper is refused with a sentence, and everything typed is still there', async () => {
    const page = await openRegister()
    await page.keyboard.press('F4')
    await page.keyboard.press('F4')
    await lose(page)
    await scan(page, '880000000021')
    await choicesFocused(page)
    await page.keyboard.type('A12-3', { delay: 90 })
    await page
      .getByRole('option', { name: /A棟-12F-3/ })
      .first()
      .waitFor()
    await page.keyboard.press('Enter')
    await page.getByLabel('類型').click()
    await page.getByTitle('法院文書').click()
    await page.getByRole('button', { name: /^登記/ }).last().click()
    await page.getByText(/公文須由伺服器記錄收件時間，離線時無法登記/).waitFor()
    expect(await page.getByLabel(/物流條碼/).inputValue()).toBe('880000000021')
    expect(await pending(page).count()).toBe(0)
    await mend(page)
    await close(page)
  })

  it('two tabs of one browser send an entry once, also after the page was loaded again', async () => {
    const page = await openRegister()
    const other = await page.context().newPage()
    await other.goto('/mgmt/home')
    await other.getByRole('banner').waitFor()
    await lose(page)
    await register(page, '880000000031', 'A12-3', 'A棟-12F-3')
    await expect.poll(() => pending(page).count()).toBe(1)
    await other.getByText(lostWith(1)).waitFor()
    await mend(page)
    await page.reload()
    await expect.poll(async () => (await rowsOf('880000000031')).length).toBe(1)
    await expect.poll(() => other.getByText(/待送出/).count()).toBe(0)
    expect((await rowsOf('880000000031')).length).toBe(1)
    await close(page)
  })

  it('a server that is gone for a moment gets what waited', async () => {
    const page = await openRegister()
    await page.route('**/api/v1/**', (route) => route.abort())
    await register(page, '880000000041', 'A12-3', 'A棟-12F-3')
    await expect.poll(() => pending(page).count()).toBe(1)
    await world.lobby.restart()
    await page.unroute('**/api/v1/**')
    await expect.poll(async () => (await rowsOf('880000000041')).length).toBe(1)
    await close(page)
  })

  it('logging out says what it would delete, and deletes it', async () => {
    // By the login page, whose code is here then: the way out leads there without a line.
    const page = await world.window()
    await signIn(page, 'desk1')
    await toRegister(page)
    await lose(page)
    await register(page, '880000000051', 'A12-3', 'A棟-12F-3')
    await expect.poll(() => pending(page).count()).toBe(1)
    const leave = async () => {
      await page.getByRole('button', { name: /帳號/ }).first().click()
      await page.getByRole('button', { name: '登出' }).click()
    }
    await leave()
    await page.getByText('1 筆尚未送出').waitFor()
    await page.getByRole('button', { name: '先不登出' }).click()
    expect(await pending(page).count()).toBe(1)
    await leave()
    await page.getByRole('button', { name: /刪除並登出/ }).click()
    await page.waitForURL('**/mgmt/login**')
    await mend(page)
    await signIn(page, 'desk1')
    await page.keyboard.press('Alt+KeyA')
    await page.getByRole('heading', { name: '登記包裹' }).waitFor()
    await page.getByText('剛登記').waitFor()
    expect(await pending(page).count()).toBe(0)
    expect(await rowsOf('880000000051')).toEqual([])
    await close(page)
  })

  it('a forced sign-in keeps what waits and what is typed; another account neither sees nor sends it', async () => {
    const page = await openRegister('desk1')
    await lose(page)
    await register(page, '880000000061', 'A12-3', 'A棟-12F-3')
    await expect.poll(() => pending(page).count()).toBe(1)
    await scan(page, '880000000062')
    await world.lobby.owner.query(
      `update session set ended_at = now() where account_id = (select id from account where name = 'desk1')`,
    )
    await mend(page)
    await page.getByText('登入過期或驗證失敗，請重新登入').waitFor()
    await page.getByRole('button', { name: '知道了' }).click()
    await page.waitForURL('**/mgmt/login**')
    expect(await rowsOf('880000000061')).toEqual([])

    const colleague = await page.context().newPage()
    await signIn(colleague, 'once1')
    await provided(colleague)
    expect(await colleague.getByText(/待送出/).count()).toBe(0)
    expect(await rowsOf('880000000061')).toEqual([])
    await colleague.evaluate(() => localStorage.clear())
    await page.context().clearCookies()
    await colleague.close()

    await signIn(page, 'desk1')
    await expect.poll(async () => (await rowsOf('880000000061')).length).toBe(1)
    await close(page)
  })
})
