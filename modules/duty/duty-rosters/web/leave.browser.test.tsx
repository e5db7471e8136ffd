import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, it } from 'vitest'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { dutyRosters, LeaveRequest, OwnRoster, RosterMonth } from '../contract.ts'
import { leaveRequests } from '../leave-contract.ts'
import { leaveByOthers, leaveWaits } from '../problems.ts'

const { readOwn, readMonth } = dutyRosters.calls
const calls = leaveRequests.calls
const id = (nth: number) => `0191c0de-0000-7000-8000-00000000000${nth}`
const night = {
  personId: id(2),
  day: '2039-12-08',
  code: '夜',
  name: '夜班',
  from: '19:00',
  until: '07:00',
  look: 'ink' as const,
  restMinutes: 60,
}
const own = (more: Partial<OwnRoster> = {}) => ({
  data: sample(OwnRoster, { personId: id(2), isPublished: true, shifts: [night], ...more }),
})
const request = (more: Partial<LeaveRequest> = {}) =>
  sample(LeaveRequest, {
    requestId: id(5),
    personId: id(2),
    personName: '許國華',
    day: '2039-12-08',
    kind: 'sick',
    minutes: 660,
    state: 'asked',
    mayEnd: true,
    ...more,
  })
const leave = { personId: id(2), day: '2039-12-08', kind: 'sick' as const, minutes: 660, note: '' }
const openPhone = (may = ['dutyRosters.see'], month = '2039-12') =>
  openPage(`/mgmt/AttendanceRoster?month=${month}`, { may, services: [4] })

beforeEach(() => page.viewport(390, 844))

it('leave is asked for a day on the phone with the hours of its shift; it waits there, may be taken back, and stands there once it is granted', async () => {
  answering(
    readOwn,
    own(),
    own({ leaveRequests: [request()] }),
    own({ leaveRequests: [request({ state: 'ended', mayEnd: false })] }),
  )
  const asked = answering(calls.ask, { data: true })
  const ended = answering(calls.end, { data: true })
  const screen = await openPhone()
  await screen.getByRole('button', { name: '請假', exact: true }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('這天沒有班。')).toBeVisible()
  await expect.element(dialog.getByLabelText('時數')).toHaveValue('8')
  await dialog.getByLabelText('日期').fill('2039-12-08')
  await expect.element(dialog.getByText('這天的班：夜班 19:00–07:00')).toBeVisible()
  await expect.element(dialog.getByLabelText('時數')).toHaveValue('11')
  await dialog.getByLabelText('假別').click()
  await screen.getByRole('option', { name: '病假', exact: true }).click()
  await dialog.getByLabelText('備註').fill('發燒看醫生')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .poll(() => asked.map(({ input }) => input))
    .toMatchObject([{ day: '2039-12-08', kind: 'sick', minutes: 660, note: '發燒看醫生' }])
  await expect.element(screen.getByText('已送出，等核准。')).toBeVisible()
  await expect.element(screen.getByText('許國華 12月8日　病假 11 小時')).toBeVisible()
  const onDay = screen.getByRole('listitem').filter({ hasText: '19:00–07:00' })
  await expect.element(onDay.getByText('請假，等核准')).toBeVisible()
  await screen.getByRole('button', { name: '取消請假' }).click()
  await expect.poll(() => ended.map(({ input }) => input.requestId)).toEqual([id(5)])
  await expect.element(screen.getByRole('button', { name: '取消請假' })).not.toBeInTheDocument()
  await expect.element(screen.getByText('許國華 12月8日　病假 11 小時')).not.toBeInTheDocument()
})

it('what is refused keeps what was typed and says why; hours that no day has are not sent', async () => {
  answering(readOwn, own())
  const asked = answering(calls.ask, leaveWaits())
  const screen = await openPhone()
  await screen.getByRole('button', { name: '請假', exact: true }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText('時數').fill('25')
  await expect.element(dialog.getByText('請選日期與假別，時數 0.5 到 24。')).toBeVisible()
  await dialog.getByLabelText('時數').fill('4')
  await dialog.getByLabelText('備註').fill('回診')
  await dialog.getByRole('button', { name: /^送出/ }).click()
  await expect.element(dialog.getByText('這一天已經有一個請假在等核准；要改的話先取消它。')).toBeVisible()
  await expect.element(dialog.getByLabelText('備註')).toHaveValue('回診')
  await expect.element(dialog.getByLabelText('時數')).toHaveValue('4')
  expect(asked).toHaveLength(1)
})

it('granted leave stands on its day, and refused leave says by whom and why', async () => {
  const refused = request({
    state: 'refused',
    mayEnd: false,
    day: '2039-12-09',
    decidedBy: '沈韻如',
    decisionReason: '那天只有你一個人',
  })
  answering(
    readOwn,
    own({ leaves: [leave], leaveRequests: [request({ state: 'granted', mayEnd: false }), refused] }),
  )
  const screen = await openPhone()
  const onDay = screen.getByRole('listitem').filter({ hasText: '19:00–07:00' })
  await expect.element(onDay.getByText('病假 11 小時')).toBeVisible()
  await expect.element(screen.getByText('沈韻如 已退回　那天只有你一個人')).toBeVisible()
  expect(screen.getByText(/等核准/).elements()).toHaveLength(0)
})

it('whoever plans grants and refuses on the phone as well, also when not in the roster', async () => {
  const waiting = request({ mayEnd: false, mayDecide: true })
  answering(readOwn, own({ personId: null, shifts: [], leaveRequests: [waiting] }))
  const decided = answering(calls.decide, leaveByOthers(), { data: true })
  const screen = await openPhone(['dutyRosters.see', 'dutyRosters.plan'])
  await expect.element(screen.getByText('你不在這個社區的班表裡')).toBeVisible()
  await expect.element(screen.getByText(/^排班請用平板或電腦開這一頁/)).toBeVisible()
  await screen.getByRole('button', { name: '核准' }).click()
  await expect.element(screen.getByText('自己的請假要由別人核准。')).toBeVisible()
  await screen.getByRole('alertdialog').getByRole('button').last().click()
  await screen.getByRole('button', { name: '退回' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('請寫理由。')).toBeVisible()
  await dialog.getByLabelText('理由').fill('那天只有你一個人')
  await dialog.getByRole('button', { name: /^退回/ }).click()
  await expect
    .poll(() => decided.map(({ input }) => input))
    .toEqual([
      { requestId: id(5), isGranted: true, reason: '' },
      { requestId: id(5), isGranted: false, reason: '那天只有你一個人' },
    ])
})

it('the planner’s grid says how much leave waits, in whichever month, and grants it', async () => {
  await page.viewport(1440, 900)
  const waiting = request({ day: '2040-02-03', mayEnd: false, mayDecide: true })
  const data = sample(RosterMonth, { isCalendarLoaded: true, leaveRequests: [waiting] })
  answering(readMonth, { data }, { data: { ...data, leaveRequests: [] } })
  const decided = answering(calls.decide, { data: true })
  const screen = await openPhone(['dutyRosters.see', 'dutyRosters.plan'])
  await screen.getByRole('button', { name: '請假申請 1' }).click()
  await screen.getByRole('button', { name: '核准' }).click()
  await expect.poll(() => decided[0]?.input).toEqual({ requestId: id(5), isGranted: true, reason: '' })
  await expect.element(screen.getByText('這個月沒有人申請請假。')).toBeVisible()
})
