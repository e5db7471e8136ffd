import { describe, expect, it } from 'vitest'
import { journey } from './browser.ts'
import { castId } from '#database/cast/cast-id.ts'
import { arrive } from '../setup/packages.ts'
import { focused } from './focus.ts'

const world = journey({ run: 'api,worker' })

describe('a household that no channel reaches', () => {
  it('is on the list of tags once its package arrives; the tag is printed without names, hung up and ticked off', async () => {
    const page = await world.desk('desk1', { at: '/mgmt/notices' })
    await page.getByRole('heading', { name: '掛牌名單' }).waitFor()
    await page.evaluate(() => {
      const printed: string[] = []
      Object.assign(window, { printed })
      window.print = () => void printed.push(document.querySelector('.lb-print')?.textContent ?? '')
    })
    const clerk = await world.lobby.as('desk2', '晴川社區')
    await arrive(clerk, { TabletId: castId('household', 'B棟-12F-3') })
    const tag = page.getByRole('checkbox', { name: '選取 B棟-12F-3' })
    await tag.waitFor()

    await page.getByRole('checkbox', { name: '全選' }).uncheck()
    await tag.check()
    await page.getByRole('button', { name: '列印 1 張掛牌' }).click()
    const printed = () => page.evaluate(() => (window as unknown as { printed: string[] }).printed)
    await expect.poll(async () => (await printed()).length).toBe(1)
    const [paper] = await printed()
    expect(paper).toContain('B棟-12F-3')
    expect(paper).toContain('您有包裹 1 件')
    expect(paper).not.toMatch(/劉家豪|張雅筑|劉○豪/)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))

    await page.getByRole('button', { name: '完成 1 戶' }).click()
    await page.getByText('已完成 1 戶。').waitFor()
    await expect.poll(() => tag.count()).toBe(0)
    const { rows } = await world.lobby.owner.query(
      `select done_by_name as by from notice_delivery where household_id = $1 and state = 'done'`,
      [castId('household', 'B棟-12F-3')],
    )
    expect(rows).toEqual([{ by: '陳怡君' }])
  })

  it('is on that list because a resident wishes for a tag, said beside the household', async () => {
    const manager = await world.lobby.as('auth_0912345678', '晴川社區')
    const { Settings, Version } = (await manager.get('/api/v1/Notice/Settings')).body.Data
    await manager.put('/api/v1/Notice/Settings', { ...Settings, ByHandWay: 'phone', Version })
    const householdId = castId('household', 'C棟-5F-2')
    const page = await world.desk('desk1', { at: `/mgmt/household?open=${householdId}` })
    const contacts = page.getByRole('region', { name: '通知方式' })
    await contacts.getByRole('button', { name: /^變更/ }).first().click()
    await page.getByRole('radio', { name: '掛牌' }).check()
    await page.keyboard.press('Control+Enter')
    await page.getByText('已儲存通知方式。').waitFor()
    await contacts.getByText('掛牌').waitFor()
    const clerk = await world.lobby.as('desk2', '晴川社區')
    await arrive(clerk, { TabletId: householdId })
    await page.goto('/mgmt/notices')
    await page.getByRole('checkbox', { name: '選取 C棟-5F-2' }).waitFor()
    await manager.put('/api/v1/Notice/Settings', { ...Settings, Version: Version + 1 })
  })

  it('stands in the records, and what did not arrive can be sent again', async () => {
    const page = await world.desk('desk1', { at: '/mgmt/notices?view=records&state=givenUp' })
    await page
      .getByRole('button', { name: /^重送給/ })
      .first()
      .click()
    await page.getByText('已排入重送。').waitFor()
  })

  it('is found again by reason, way and household, as the address says too', async () => {
    const page = await world.desk('desk1', { at: '/mgmt/notices?view=records' })
    await page.getByRole('button', { name: '原因 全部' }).click()
    await page.getByRole('menuitem', { name: '到件通知' }).click()
    await page.getByRole('button', { name: '管道 全部' }).click()
    await page.getByRole('menuitem', { name: '掛牌' }).click()
    await page.getByRole('button', { name: '戶別 全部' }).click()
    const picker = page.getByRole('dialog', { name: '選戶別' })
    await picker.getByRole('combobox').fill('B12-3')
    await picker.getByText('B棟-12F-3').first().click()
    await page.getByRole('button', { name: '戶別 B棟-12F-3' }).waitFor()
    await page.getByText('第 1–1 件，共 1 件').waitFor()
    await page.reload()
    await page.getByText('第 1–1 件，共 1 件').waitFor()
    const row = page.getByRole('row').nth(1)
    expect(await row.innerText()).toMatch(/B棟-12F-3[\s\S]*到件通知[\s\S]*掛牌[\s\S]*已完成/)
    await page.getByRole('button', { name: '清除篩選' }).click()
    await page.getByRole('button', { name: '戶別 全部' }).waitFor()
  })
})

describe('the password of a channel', () => {
  it('is asked for again, at its field, once the host that it goes to is changed', async () => {
    const page = await world.desk('auth_0912345678')
    await page.goto('/mgmt/notices/setting#mail')
    const channel = page.getByRole('region', { name: '電子郵件' })
    const [host, secret] = [channel.getByLabel('郵件主機'), channel.getByLabel('密碼或權杖')]
    const save = channel.getByRole('button', { name: '儲存' })
    await host.fill('mail.example.com')
    await secret.fill('a word of the mail')
    await save.click()
    await expect.poll(() => secret.getAttribute('placeholder')).toBe('已設定，留空不變更')
    await host.fill('mail.example.net')
    await save.click()
    await channel.getByText('設定改了，請重新輸入。').waitFor()
    await focused(secret)
    await secret.fill('another word of it')
    await save.click()
    await channel.getByText('設定改了，請重新輸入。').waitFor({ state: 'detached' })
    await expect.poll(() => host.inputValue()).toBe('mail.example.net')
    await expect.poll(() => secret.inputValue()).toBe('')
  })
})
