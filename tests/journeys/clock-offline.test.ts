import { expect, it } from 'vitest'
import { journey } from './browser.ts'
import { kept, lose, mend } from './line.ts'

const world = journey({ camera: false })

it('somebody clocks in and out while the line is down, also on a page that is loaded anew, and both count at their own times once', async () => {
  const { owner } = world.lobby
  await owner.query('update duty_clock_entry set forgotten_at = now() where clocked_out_at is null')
  const phone = await world.desk('desk1', { at: '/mgmt/AttendanceManagement_Clock', width: 390, height: 844 })
  await phone.getByRole('button', { name: /上班$/ }).waitFor()
  await phone.waitForLoadState('networkidle')
  await kept(phone)
  await phone.waitForFunction(() => performance.getEntriesByName('lobby.stamped').length > 0)
  await lose(phone)
  await phone.reload()
  const before = Date.now()
  await phone.getByLabel('公司').click()
  await phone.getByRole('option', { name: '青松保全' }).click()
  await phone.getByLabel('職稱').click()
  await phone.getByRole('option', { name: '保全', exact: true }).click()
  await phone.getByRole('radio', { name: /夜班/ }).check()
  await phone.getByRole('button', { name: /夜班.*上班$/ }).click()
  await phone.getByText('離線打卡 1 筆，恢復連線後送出').waitFor()
  await phone.getByRole('button', { name: /夜班.*下班$/ }).click()
  await phone.getByText('離線打卡 2 筆，恢復連線後送出').waitFor()
  const after = Date.now()
  const entries = async () =>
    (
      await owner.query(
        `select clocked_in_at, clocked_out_at, in_received_at, out_received_at from duty_clock_entry
         where in_received_at is not null and out_received_at is not null`,
      )
    ).rows
  expect(await entries()).toEqual([])
  await mend(phone)
  await expect.poll(entries, { timeout: 30_000 }).toHaveLength(1)
  const [{ clocked_in_at: inAt, clocked_out_at: outAt, in_received_at: received }] = await entries()
  // This machine is also the server: its clock is the one that the stamp came from.
  expect(inAt.getTime()).toBeGreaterThanOrEqual(before - 5000)
  expect(outAt.getTime()).toBeLessThanOrEqual(after + 5000)
  expect(received.getTime()).toBeGreaterThanOrEqual(inAt.getTime())
})
