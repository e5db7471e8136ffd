import { page, userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { monthSheets, Sheet, SheetLine, SheetView } from '../contract.ts'

const calls = monthSheets.calls
const id = (nth: number) => `0191c0de-0000-7000-8000-00000000000${nth}`
const at = (day: string, time: string) => new Date(`${day}T${time}:00+08:00`)
const line = (day: string, more: Partial<SheetLine> = {}) =>
  sample(SheetLine, {
    day,
    holiday: '',
    shiftName: '日班 12 小時',
    plannedFrom: '07:00',
    plannedUntil: '19:00',
    inAt: at(day, '06:55'),
    outAt: at(day, '19:03'),
    rest: 0,
    worked: 728,
    late: 0,
    early: 0,
    isAbsent: false,
    isCorrected: false,
    isStandIn: false,
    overtime: 128,
    remark: '',
    leave: null,
    ...more,
  })
const view = (nth: number, personName: string, more: Partial<SheetView> = {}) =>
  sample(SheetView, {
    sheet: sample(Sheet, {
      month: '2030-11',
      personId: id(nth),
      personName,
      companyName: '青松保全',
      jobTitle: '保全',
      agreementNumber: '府勞條字第 1 號',
      lines: [
        line('2030-11-01'),
        line('2030-11-02', { inAt: at('2030-11-02', '07:09'), late: 9, worked: 714, overtime: 114 }),
        line('2030-11-03', { inAt: null, outAt: null, isAbsent: true, worked: 0, overtime: 0 }),
        line('2030-11-12', { holiday: '國父誕辰紀念日', isCorrected: true }),
      ],
      leaves: [{ kind: 'annual', percent: 100, minutes: 480 }],
      elsewhere: [{ communityName: '松濤苑', days: 2, minutes: 630 }],
      planned: 2880,
      worked: 2170,
      normal: 1800,
      late: 9,
      lateCount: 1,
      early: 0,
      absentCount: 1,
      overtime: {
        dayFirst: 354,
        dayLater: 16,
        restFirst: 0,
        restLater: 0,
        restFar: 0,
        off: 0,
        holiday: 600,
      },
      isCalendarLoaded: true,
    }),
    digest: 'a'.repeat(64),
    isClosed: true,
    byPerson: null,
    byEmployer: null,
    maySignPerson: false,
    maySignEmployer: true,
    ...more,
  })
const open = (search = '') =>
  openPage(`/mgmt/AttendanceMonthSheet?month=2030-11${search}`, { may: ['monthSheets.see'], services: [4] })

it('a month stands person by person, and beside the list one of them with overtime by kind and article', async () => {
  await page.viewport(1440, 900)
  answering(calls.listSheets, {
    data: [
      view(2, '許國華'),
      view(3, '陳建宏', { byPerson: { at: at('2030-12-02', '08:00'), name: '陳建宏' } }),
    ],
  })
  const screen = await open()
  await expect.element(screen.getByText('本人已簽')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /許國華/ }))
  await expect.element(screen.getByText('平日前 2 小時')).toBeVisible()
  await expect.element(screen.getByText('5:54')).toBeVisible()
  await expect.element(screen.getByText('第 39 條')).toBeVisible()
  await expect.element(screen.getByText('遲到 9 分')).toBeVisible()
  await expect.element(screen.getByText('給薪 100%')).toBeVisible()
  await expect.element(screen.getByText('松濤苑　2 天')).toBeVisible()
  await expect.element(screen.getByText('國父誕辰紀念日')).toBeVisible()
  await page.viewport(390, 844)
  await userEvent.click(screen.getByRole('button', { name: '所有人' }))
  await expect.element(screen.getByRole('button', { name: /陳建宏/ })).toBeVisible()
})

it('what is signed is said once more; without a signature nothing is sent', async () => {
  await page.viewport(390, 844)
  answering(calls.listSheets, { data: [view(2, '許國華', { maySignPerson: true })] })
  const signed = answering(calls.signSheet, { data: view(2, '許國華') })
  const screen = await open()
  await userEvent.click(screen.getByRole('button', { name: '本人簽名' }))
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText(/工時 36:10，加班 6:10，遲到 1 次，9 分，缺勤 1 班/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /本人簽名/ }).last()).toBeDisabled()
  await expect.element(dialog.getByText('請在框內簽名').first()).toBeVisible()
  expect(signed).toHaveLength(0)
})

it('a month that is not closed says that it may still change, and is not signed', async () => {
  answering(calls.listSheets, {
    data: [view(2, '許國華', { isClosed: false, maySignPerson: false, maySignEmployer: false })],
  })
  const screen = await open()
  await expect.element(screen.getByText(/還沒結算/)).toBeVisible()
  expect(screen.getByRole('button', { name: '本人簽名' }).elements()).toHaveLength(0)
})
