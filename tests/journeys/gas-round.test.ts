import { expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { journey } from './browser.ts'
import { lose, mend } from './line.ts'

const world = journey({ camera: false })

interface Home {
  TabletNote: string
  Tag: string
  Last: number
  Digits: number
}

it('a round of 60 gas meters without a line is kept in the phone, judged at every door, and sent once when the line is back', async () => {
  const manager = await world.lobby.as('auth_0912345678', '晴川社區')
  const Id = newId()
  const day = dayOf(new Date())
  await manager.post('/core/api/Gas', {
    Id,
    Ym: '203001',
    StartDate: day,
    EndDate: day,
    FirmName: '欣湖瓦斯',
  })
  const homes: Home[] = (await manager.get(`/core/api/Gas/${Id}`)).body.Data.Readings
  const doors = homes.filter(({ Tag }) => Tag === 'B棟')
  expect(doors).toHaveLength(60)

  const page = await world.desk('desk1', { at: `/mgmt/CommunityGasRound/${Id}?building=B棟` })
  await page.getByText('0／60 戶').waitFor()
  await page.waitForLoadState('networkidle')
  await lose(page)
  await page.getByText(/沒有網路/).waitFor()
  const pad = page.getByRole('group', { name: '數字鍵' })
  const type = async (value: number, digits: number) => {
    for (const digit of String(value).padStart(digits, '0'))
      await pad.getByRole('button', { name: digit, exact: true }).click()
  }
  for (const [nth, { TabletNote, Last, Digits }] of doors.entries()) {
    await page.locator('.gd-who').getByText(TabletNote, { exact: true }).waitFor()
    if (nth === 0) {
      await type(Last - 7, Digits)
      await page.getByText('比上次少 7 度').waitFor()
      await page.getByRole('button', { name: '抄錯重填' }).click()
    }
    await type((Last + 20) % 10 ** Digits, Digits)
    await page.getByRole('button', { name: '抄下，下一戶' }).click()
    if (nth < 59) await page.getByText(`${nth + 1}／60 戶`).waitFor()
  }
  await page.getByText('這一棟抄完了').waitFor()
  const filled = async () => (await manager.get(`/core/api/Gas/${Id}`)).body.Data.Period.FilledCount
  expect(await filled()).toBe(0)
  await mend(page)
  await expect.poll(filled, { timeout: 60_000 }).toBe(60)
  const { rows } = await world.lobby.owner.query<{ by: string; n: number; usage: number }>(
    `select filled_by as by, count(*)::int as n, max(usage) as usage from gas_reading where period_id = $1 group by 1`,
    [Id],
  )
  expect(rows).toEqual([{ by: 'guard', n: 60, usage: 20 }])
})
