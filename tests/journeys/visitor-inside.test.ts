import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { came, detailOf } from '../setup/visitors.ts'
import { journey } from './browser.ts'

const world = journey({ camera: false })

const insideOf = (page: Page) => page.getByRole('dialog', { name: '在場訪客', exact: true })
const openInside = (page: Page) =>
  page
    .getByRole('button', { name: /在場訪客/ })
    .first()
    .click()

describe('the list of who is inside', () => {
  it('of two desks that release the same visitor one does it, the other reads 訪客已離開！ and sees the list anew (R177, R180 to R182)', async () => {
    const [page, other] = await Promise.all([world.desk('desk1'), world.desk('desk2')])
    const desk = await world.lobby.as('desk1')
    await came(desk, { GuestName: '連先生' })
    const item = await came(desk, { GuestName: '紀太太' })
    // The other desk hears of nothing any more: its list is what it was.
    await other.routeWebSocket(/Events/, () => undefined)
    for (const each of [page, other]) {
      await openInside(each)
      await insideOf(each).getByRole('button', { name: '紀太太 離開' }).waitFor()
    }
    await insideOf(page).getByRole('button', { name: '連先生 離開' }).dblclick()
    await page.getByText('訪客離開成功').waitFor()
    await expect.poll(() => insideOf(page).getByText('連先生').count()).toBe(0)

    // Released between the look and the click: the line to the server is held until the other desk is done.
    let release = () => undefined as void
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await other.route('**/Leaved', async (route) => {
      await held
      await route.continue()
    })
    await insideOf(other).getByRole('button', { name: '紀太太 離開' }).click()
    await insideOf(page).getByRole('button', { name: '紀太太 離開' }).click()
    await expect.poll(async () => (await detailOf(desk, item.Id)).Status).toBe(2)
    release()
    await other.getByRole('alertdialog').getByText('訪客已離開！', { exact: true }).waitFor()
    await other.keyboard.press('Enter')
    await expect.poll(() => insideOf(other).getByText('紀太太').count()).toBe(0)
    const { rows } = await world.lobby.owner.query(
      "select count(*)::int as n from audit where action = 'visitors.leave' and target_id = $1",
      [item.Id],
    )
    expect(rows[0].n).toBe(1)
  })

  it('more than ten inside come in steps (R174, R175), found by plate; rows of 3 and 6 hours are pale yellow and pale red (R172, R173)', async () => {
    const page = await world.desk('desk1')
    const desk = await world.lobby.as('desk1')
    for (let nth = 0; nth < 6; nth++) await came(desk, { GuestName: `第${nth}位` })
    const asked = page.waitForRequest((request) => /Guest\/Arrived\?.*MaxCount=10/.test(request.url()))
    await openInside(page)
    expect((await asked).url()).toContain('Offset=0')
    const inside = insideOf(page)
    await inside.getByRole('row').nth(10).waitFor()
    await inside.getByRole('row').last().scrollIntoViewIfNeeded()
    await inside.locator('.vi-list').evaluate((list) => list.scrollTo(0, list.scrollHeight))
    const row = (name: string) => inside.getByRole('row').filter({ hasText: name })
    await row('吳師傅').waitFor()
    expect(await row('第5位').getAttribute('class')).toBeNull()
    // Early in the day nobody of the cast has been inside for hours yet.
    await world.lobby.owner.query(
      "update visitor set arrived_at = now() - (case id when $1 then interval '7 hours' else interval '4 hours' end) where id in ($1, $2)",
      [castId('visitor', '吳師傅'), castId('visitor', '崇友電梯')],
    )
    await inside.getByRole('textbox', { name: /搜尋/ }).click()
    await page.keyboard.type('rbx33', { delay: 90 })
    await expect.poll(() => row('吳師傅').getAttribute('class')).toBe('lb-row-w6')
    await expect.poll(() => inside.getByRole('row').count()).toBe(2)
    await page.keyboard.press('Control+KeyA')
    await page.keyboard.type('ATR', { delay: 90 })
    await expect.poll(() => row('簡師傅').getAttribute('class')).toBe('lb-row-w3')
    await row('簡師傅').getByText('機電室鑰匙 ×1').waitFor()
  })
})
