import { userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { problems } from '#platform/contract/problems.ts'
import { answering } from '#tests/setup/answers.ts'
import { drawPart, openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { dutyRosters, OwnRoster, RosterCompany, RosterMonth, RosterPerson, StandIn } from '../contract.ts'
import { cellChanged, swapWaits } from '../problems.ts'
import { usualLimits } from '../roster-limits.ts'
import { OnDutyNow } from './OnDutyNow.tsx'

const calls = dutyRosters.calls
const id = (nth: number) => `0191c0de-0000-7000-8000-00000000000${nth}`
const shift = (code: string, name: string, from: string, until: string) => ({
  code,
  name,
  from,
  until,
  look: 'paper' as const,
  restMinutes: 0,
  needed: 0,
})
const [day, night, late] = [
  shift('日', '日班', '07:00', '19:00'),
  shift('夜', '夜班', '19:00', '07:00'),
  shift('晚', '晚班', '15:00', '23:00'),
]
const company = sample(RosterCompany, {
  companyId: id(1),
  name: '青松保全',
  jobTitles: ['保全'],
  shiftClasses: [day, night, late],
  limits: usualLimits,
  patterns: ['日夜休'],
  joined: ['松濤苑'],
})
const person = (nth: number, name: string) =>
  sample(RosterPerson, {
    personId: id(nth),
    companyId: id(1),
    accountId: null,
    name,
    jobTitle: '保全',
    agreementNumber: '府勞條字第 1 號',
    agreementFrom: '2029-01-01',
    hourlyPay: 210,
    homeName: '',
  })
const set = (nth: number, on: string, what: typeof day) => ({ personId: id(nth), day: on, ...what })
const month = (shifts: RosterMonth['shifts'], more: Partial<RosterMonth> = {}) => ({
  data: sample(RosterMonth, {
    rowVersion: 3,
    companies: [company],
    people: [person(2, '許國華'), person(3, '陳建宏')],
    accounts: [],
    shifts,
    elsewhere: [],
    wishes: [],
    leaves: [],
    leaveRequests: [],
    leavePay: [],
    swaps: [],
    daysOff: [],
    isCalendarLoaded: true,
    versions: [],
    isChanged: true,
    ...more,
  }),
})

async function openRoster() {
  answering(calls.listStandIns, { data: [] })
  return openPage('/mgmt/AttendanceRoster?month=2030-12', {
    may: ['dutyRosters.see', 'dutyRosters.plan'],
    services: [4],
  })
}
/** Goes to a cell as the pointer does; what is typed goes there. */
async function goTo(row: number, column: number) {
  await expect.poll(() => document.querySelector(`[data-cell="${row} ${column}"]`)).not.toBeNull()
  const cell = document.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)
  if (cell) await userEvent.click(cell)
}
const signAt = (row: number, column: number) =>
  document.querySelector(`[data-cell="${row} ${column}"]`)?.textContent ?? ''

it('eight hours after a night are said at once, with the article, and who could come instead', async () => {
  answering(calls.readMonth, month([set(2, '2030-12-08', night), set(2, '2030-12-09', late)]))
  const screen = await openRoster()
  await goTo(0, 8)
  await expect.element(screen.getByText(/許國華 12月9日 兩班之間只有 8 小時，至少要 11 小時/)).toBeVisible()
  await expect.element(screen.getByText(/第 84 條之 1/)).toBeVisible()
  await expect.element(screen.getByText('8 小時，差 3 小時')).toBeVisible()
  await expect.element(screen.getByText('1 處不合，發布要寫理由')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /陳建宏.保全/ })).toBeVisible()
})

it('a row is typed day by day: each sign sets its day and goes on to the next', async () => {
  answering(calls.readMonth, month([]))
  const saved = answering(calls.saveCells, { data: { rowVersion: 4 } })
  await openRoster()
  await goTo(0, 0)
  await userEvent.keyboard('日夜')
  await expect.poll(() => saved.length).toBe(2)
  expect(saved.map(({ input }) => input.changes)).toEqual([
    [{ personId: id(2), day: '2030-12-01', before: '', code: '日' }],
    [{ personId: id(2), day: '2030-12-02', before: '', code: '夜' }],
  ])
})

it('a shift that is dragged over a cell where it breaks a limit is judged there, and dropped it is moved', async () => {
  answering(calls.readMonth, month([set(2, '2030-12-08', night), set(3, '2030-12-09', late)]))
  const saved = answering(calls.saveCells, { data: { rowVersion: 4 } })
  const screen = await openRoster()
  await goTo(1, 8)
  const at = (row: number, column: number) =>
    document.querySelector(`[data-cell="${row} ${column}"]`)?.getBoundingClientRect() ?? new DOMRect()
  const fire = (type: string, target: EventTarget, { x, y }: DOMRect) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        clientX: x + 12,
        clientY: y + 12,
        pointerType: 'mouse',
        button: 0,
      }),
    )
  const from = document.querySelector('[data-cell="1 8"]')
  if (!from) throw new Error('no cell')
  fire('pointerdown', from, at(1, 8))
  fire('pointermove', window, at(0, 8))
  await expect.element(screen.getByText(/許國華 12月9日 兩班之間只有 8 小時/)).toBeVisible()
  fire('pointermove', window, at(0, 10))
  fire('pointerup', window, at(0, 10))
  await expect.poll(() => saved.length).toBe(1)
  expect(saved[0]?.input.changes).toEqual([
    { personId: id(2), day: '2030-12-11', before: '', code: '晚' },
    { personId: id(3), day: '2030-12-09', before: '晚', code: '' },
  ])
})

it('what a colleague was faster with is said, kept, and written over theirs when that is wanted', async () => {
  answering(calls.readMonth, month([]), month([set(2, '2030-12-01', night)]))
  const saved = answering(
    calls.saveCells,
    cellChanged('許國華', { PersonId: id(2), Day: '2030-12-01', Code: '夜', ChangedBy: '王小明' }),
    { data: { rowVersion: 5 } },
  )
  const screen = await openRoster()
  await goTo(0, 0)
  await userEvent.keyboard('日')
  await expect.element(screen.getByText(/1 格沒有寫入：許國華 12月1日 剛被王小明改成「夜」/)).toBeVisible()
  await expect.poll(() => signAt(0, 0)).toBe('夜')
  await screen.getByRole('button', { name: '仍用我的' }).click()
  await expect
    .poll(() => saved[1]?.input.changes)
    .toEqual([{ personId: id(2), day: '2030-12-01', before: '夜', code: '日' }])
})

it('a stand-in of another community is put into the roster with the shift', async () => {
  const away = sample(StandIn, {
    who: id(9),
    name: '吳建志',
    communityName: '松濤苑',
    restMinutes: 1560,
    monthMinutes: 600,
  })
  const first = [set(2, '2030-12-09', late)]
  answering(calls.readMonth, month(first))
  const screen = await openRoster()
  answering(calls.listStandIns, { data: [away] })
  const added = answering(calls.addStandIn, { data: person(4, '吳建志') })
  const saved = answering(calls.saveCells, { data: { rowVersion: 5 } })
  await goTo(0, 8)
  const offer = screen.getByRole('button', { name: /吳建志.松濤苑，間隔 26 小時/ })
  await expect.element(offer).toBeVisible()
  await offer.click()
  await expect.poll(() => added[0]?.input.who).toBe(id(9))
  await expect.poll(() => saved[0]?.input.changes.map(({ code }) => code).sort()).toEqual(['', '晚'])
})

it('one’s own month has wishes until it is published and then swaps of shifts, and keeps what was typed when it is refused', async () => {
  const own = sample(OwnRoster, {
    personId: id(2),
    isPublished: true,
    shifts: [set(2, '2039-12-08', night)],
    leaves: [],
    leaveRequests: [],
    wishes: [],
    swaps: [],
    colleagues: [{ personId: id(3), name: '陳建宏', shifts: [set(3, '2039-12-09', day)] }],
  })
  answering(calls.readOwn, { data: { ...own, isPublished: false, shifts: [] } }, { data: own })
  const wished = answering(calls.saveWish, { data: true })
  answering(calls.askSwap, swapWaits())
  const screen = await openPage('/mgmt/AttendanceRoster?month=2039-12', {
    may: ['dutyRosters.see'],
    services: [4],
  })
  await screen.getByRole('button', { name: '希望休' }).first().click()
  await expect.poll(() => wished[0]?.input).toMatchObject({ day: '2039-12-01', isWished: true })
  await expect.element(screen.getByText('1 班，共 12 小時')).toBeVisible()
  expect(screen.getByRole('button', { name: '希望休' }).elements()).toHaveLength(0)
  await screen.getByRole('button', { name: '換班' }).click()
  await screen.getByRole('combobox', { name: '和誰換' }).click()
  await screen.getByRole('option', { name: '陳建宏' }).click()
  await screen.getByLabelText('原因').fill('回診')
  await screen.getByRole('button', { name: /^送出/ }).click()
  await expect.element(screen.getByText(/已經有一個換班在等/)).toBeVisible()
  await expect.element(screen.getByLabelText('原因')).toHaveValue('回診')
})

it('leave of a day is written down with the hours of its shift, and the shift is one that nobody fills', async () => {
  const needed = { ...company, shiftClasses: [{ ...day, needed: 1 }, night, late] }
  const days = Array.from({ length: 31 }, (_, nth) => `2030-12-${String(nth + 1).padStart(2, '0')}`)
  const shifts = days.map((on) => set(2, on, day))
  const leave = { personId: id(2), day: '2030-12-02', kind: 'sick' as const, minutes: 720, note: '' }
  const leavePay = [{ kind: 'sick' as const, percent: 50 as const }]
  answering(calls.readMonth, month(shifts, { companies: [needed], leaves: [leave], leavePay }))
  const saved = answering(calls.saveLeave, { data: true })
  const screen = await openRoster()
  await screen.getByRole('button', { name: '缺班 1' }).click()
  await expect.element(screen.getByText('青松保全　日班 07:00–19:00')).toBeVisible()
  await expect.element(screen.getByText('需 1，排 0，缺 1')).toBeVisible()
  await expect.element(screen.getByText('請假：許國華')).toBeVisible()
  await screen.getByRole('dialog').getByRole('button', { name: '關閉' }).last().click()
  await screen.getByRole('button', { name: '請假', exact: true }).click()
  await expect.element(screen.getByLabelText('時數')).toHaveValue('12')
  await screen.getByRole('button', { name: '儲存' }).click()
  await expect
    .poll(() => saved.map(({ input }) => input))
    .toMatchObject([{ personId: id(2), day: '2030-12-01', kind: 'annual', minutes: 720 }])
})

it('people of other communities who could not be loaded are not nobody: it is said, and asked for again', async () => {
  answering(calls.readMonth, month([set(2, '2030-12-09', late), set(3, '2030-12-09', late)]))
  const screen = await openRoster()
  answering(calls.listStandIns, problems.unavailable(), {
    data: [sample(StandIn, { who: id(9), name: '吳建志', communityName: '松濤苑', restMinutes: null })],
  })
  await goTo(0, 8)
  await screen.getByRole('button', { name: '其他社區的人載入失敗，重新載入' }).click()
  await expect.element(screen.getByRole('button', { name: /吳建志/ })).toBeVisible()
})

it('whoever looks for somebody on duty is told when it is not known', async () => {
  answering(calls.listOnDuty, problems.unavailable())
  const screen = await drawPart(<OnDutyNow isPanel />, { may: ['dutyRosters.see'], services: [4] })
  await expect.element(screen.getByText('值班人員載入失敗')).toBeVisible()
})

it('what was typed of a person is not lost by a slip', async () => {
  answering(calls.readMonth, month([]))
  const screen = await openRoster()
  await screen.getByRole('button', { name: '更多' }).click()
  await screen.getByRole('menuitem', { name: '班表人員' }).click()
  await screen.getByRole('button', { name: '新增人員' }).click()
  await screen.getByLabelText('姓名').fill('吳建志')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
  await expect.element(screen.getByLabelText('姓名')).toHaveValue('吳建志')
})
