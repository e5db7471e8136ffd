import { expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { monthAfter } from '#modules/duty/duty-rosters/months.ts'
import { journey } from './browser.ts'
import { sign } from './sign.ts'

const world = journey()
const here = castId('community', '晴川社區')

it('a month goes from the roster and the clock, with a clock-out that was forgotten and granted by a second person, to a sheet that both sign on their phones', async () => {
  const { owner } = world.lobby
  const manager = await world.lobby.as('auth_0912345678', '晴川社區')
  const month = monthAfter(dayOf(new Date()).slice(0, 7), -1)
  const account = castId('account', 'desk1')
  await owner.query(
    `update duty_clock_entry set clocked_out_at = clocked_in_at + interval '9 hours', forgotten_at = null where clocked_out_at is null`,
  )
  await owner.query(
    `delete from duty_clock_entry where account_id = $1 and to_char(work_date, 'YYYY-MM') = $2`,
    [account, month],
  )
  for (const [day, late] of [
    ['05', 0],
    ['06', 12],
    ['07', 0],
  ] as const) {
    await owner.query(
      `insert into duty_shift (community_id, stage, person_id, day, code, look, shift_name, shift_from, shift_until, rest_minutes)
       select $1, 'published', p.id, $3, '辦', 'sunk', '總幹事班', '09:00', '18:00', 60
       from duty_person p where p.community_id = $1 and p.account_id = $2`,
      [here, account, `${month}-${day}`],
    )
    await owner.query(
      `insert into duty_clock_entry (community_id, id, kind, way, account_id, person_name, company_name, job_title, shift_name,
         shift_from, shift_until, is_stand_in, work_date, clocked_in_at, clocked_in_by, clocked_in_by_name, clocked_out_at)
       values ($1, $2, 'own', 'account', $3, '陳怡君', '晴川物業', '秘書', '總幹事班', '09:00', '18:00', false, $4::date,
         $5::timestamptz + make_interval(mins => $6), $3, '陳怡君', $5::timestamptz + interval '10 hours')`,
      [here, newId(), account, `${month}-${day}`, `${month}-${day}T01:00:00Z`, late],
    )
  }
  // Of the last day nobody clocked out.
  const unended = `update duty_clock_entry set clocked_out_at = null, forgotten_at = now() where account_id = $1 and work_date = $2`
  await owner.query(unended, [account, `${month}-07`])
  const lists = { width: 390, height: 844 }
  const phone = await world.desk('desk1', { at: '/mgmt/AttendanceRecord', ...lists })
  const row = phone.locator('tbody tr').filter({ hasText: `${month.replace('-', '/')}/07` })
  await row.getByRole('button', { name: '補登' }).click()
  await phone.getByLabel('下班時間').fill('18:00')
  await phone.getByLabel('原因').fill('忘了打下班卡')
  await phone.keyboard.press('Control+Enter')
  await row.getByText('待核准').waitFor()
  const office = await world.desk('auth_0912345678', { at: '/mgmt/AttendanceManagement', ...lists })
  await office.getByText('忘了打下班卡').waitFor()
  await office.getByRole('button', { name: '核准' }).click()
  await phone.getByText('沒有下班卡').waitFor({ state: 'detached' })

  const at = `/mgmt/AttendanceMonthSheet?month=${month}`
  await phone.goto(at)
  await phone.getByText(/還沒結算/).waitFor()
  expect((await manager.post('/api/v1/ManagerClock/Month', { Month: month })).status).toBe(200)
  await phone.reload()
  await phone.getByText('遲到 12 分').waitFor()
  await phone.getByRole('button', { name: '本人簽名' }).click()
  const signIn = async (page: typeof phone, name: string) => {
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/工時 25:48，加班 1:48，遲到 1 次，12 分，缺勤 0 班/).waitFor()
    await sign(page, dialog.locator('canvas'))
    await dialog.getByRole('button', { name }).last().click()
  }
  await signIn(phone, '本人簽名')
  await phone.getByText(/本人 陳怡君/).waitFor()

  await office.goto(at)
  await office.getByRole('button', { name: /陳怡君/ }).click()
  await office.getByRole('button', { name: '雇主簽名' }).click()
  await signIn(office, '雇主簽名')
  await office.getByText(/雇主 沈韻如/).waitFor()
  await phone.getByText(/雇主 沈韻如/).waitFor()
  expect(await phone.getByRole('button', { name: /簽名/ }).count()).toBe(0)
})
