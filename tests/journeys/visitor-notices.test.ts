import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { booked, detailOf } from '../setup/visitors.ts'
import { journey } from './browser.ts'

const world = journey({ camera: false })
const notices = (page: Page) => page.getByRole('region', { name: '訪客到訪' })
const shown = (page: Page) => notices(page).getByRole('listitem')

/** Books visitors who then say at the door that they are there. */
async function announce(names: readonly string[]): Promise<string[]> {
  const desk = await world.lobby.as('desk1')
  const ids: string[] = []
  for (const GuestName of names) {
    const { Id } = await booked(desk, { GuestName })
    const { QrCode } = await detailOf(desk, Id)
    const { status } = await desk.post(`/api/v1/Guest/Announce/${QrCode}`)
    expect(status).toBe(200)
    ids.push(Id)
  }
  return ids
}

describe('arrival notices', () => {
  it('are pushed to every tab and desk of the community only (R155, R156), at most 4 at once (R157), collapse (R158), and end everywhere when one tab ends them (R159, R160, R161, R162)', async () => {
    const page = await world.desk('desk1')
    const [tab, other, elsewhere] = await Promise.all([
      page.context().newPage(),
      world.desk('desk2', { community: '晴川社區' }),
      world.desk('desk2', { community: '松濤苑' }),
    ])
    await tab.goto('/community/postalList.aspx')
    await tab.getByRole('banner').waitFor()

    const [first] = await announce(['葉先生', '涂小姐', '田太太', '施先生', '柳小姐'])
    // Off the duty board they are a word in the footer, which lies on nothing; pressed it opens.
    const pill = tab.getByRole('contentinfo').getByRole('button', { name: '展開到訪通知 5 位' })
    await pill.getByText('葉先生').waitFor()
    const [main, word] = await Promise.all([tab.locator('main').boundingBox(), pill.boundingBox()])
    expect(word?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0))
    await pill.click()
    for (const each of [page, tab, other]) {
      await notices(each).getByText('還有 1 位').waitFor()
      expect(await shown(each).count()).toBe(4)
    }
    expect(await notices(elsewhere).count()).toBe(0)

    // The first is open, the others are a line each; a press opens or collapses one, here only.
    await notices(tab).getByRole('button', { name: '展開 田太太' }).click()
    await notices(tab).getByRole('button', { name: '收合 葉先生' }).click()
    await notices(tab).getByRole('button', { name: '展開 葉先生' }).waitFor()
    await notices(page).getByRole('button', { name: '收合 葉先生' }).waitFor()

    // Dismissed in one tab, it is gone in the other and at the other desk, and the fifth moves up.
    await notices(tab).getByRole('button', { name: '略過 田太太' }).click()
    for (const each of [page, tab, other]) {
      await expect.poll(() => notices(each).getByText('田太太').count()).toBe(0)
      await notices(each).getByText('柳小姐').waitFor()
    }

    // Confirmed by key, its reservation opens and the notice is gone everywhere.
    await page.keyboard.press('Alt+KeyY')
    await page.waitForURL(`**/mgmt/PlusGuestReservation/${first}`)
    for (const each of [page, tab, other])
      await expect.poll(() => notices(each).getByText('葉先生').count()).toBe(0)
    const { rows } = await world.lobby.owner.query(
      'select name, ended_how as how from visitor_announcement where ended_at is not null order by ended_at',
    )
    expect(rows).toEqual([
      { name: '田太太', how: 'dismissed' },
      { name: '葉先生', how: 'confirmed' },
    ])
    // Whoever looks later sees those who still wait, folded away to a word when they are in the way.
    await other.reload()
    await notices(other).getByRole('button', { name: '收合全部' }).click()
    await other.getByRole('button', { name: '展開到訪通知 3 位' }).waitFor()
  })
})
