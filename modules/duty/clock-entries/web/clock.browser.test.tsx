import { userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { problems } from '#platform/contract/problems.ts'
import { dutyKeys } from '#modules/duty/duty-keys/contract.ts'
import { answering } from '#tests/setup/answers.ts'
import { answeringStamps } from '#tests/setup/duty-stamp.ts'
import { leavePageUnkept } from '#tests/setup/leave-page-unkept.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { ClockEntry, clockEntries, Company, Correction } from '../contract.ts'
import { correctionWaits } from '../problems.ts'

const calls = clockEntries.calls
const now = new Date('2030-11-20T06:52:00+08:00')
const company = sample(Company, {
  companyId: sampleId,
  name: '青松保全',
  jobTitles: ['保全'],
  shiftClasses: [
    { name: '早班', from: '07:00', until: '15:00', code: '早', look: 'paper', restMinutes: 0, needed: 2 },
    { name: '夜班', from: '19:00', until: '07:00', code: '夜', look: 'ink', restMinutes: 60, needed: 2 },
  ],
})
const forgotten = sample(ClockEntry, {
  clockId: sampleId,
  kind: 'own',
  workDate: '2030-11-18',
  clockedInAt: new Date('2030-11-18T06:55:00+08:00'),
  clockedOutAt: null,
  pressedOutAt: null,
  isForgotten: true,
  isAsked: false,
  isClosed: false,
  isOwn: true,
})
const may = ['clockEntries.clock']

function openClock() {
  leavePageUnkept()
  answeringStamps()
  answering(calls.listChoices, { data: [company] })
  answering(calls.validate, {
    data: {
      personName: '林志明',
      isCross: false,
      open: null,
      lastOutAt: null,
      lastCompany: '',
      lastTitle: '',
      now,
    },
  })
  answering(calls.listNoClockOut, { data: [forgotten] })
  return openPage('/mgmt/AttendanceManagement_Clock', { may, services: [4] })
}

it('a shift without an end asks for its correction there, and keeps what was typed when it is refused', async () => {
  answering(calls.askCorrection, correctionWaits())
  const screen = await openClock()
  await expect.element(screen.getByText('2030-11-18 沒有下班卡')).toBeVisible()
  await screen.getByRole('button', { name: '補登' }).click()
  await screen.getByLabelText('下班時間').fill('19:00')
  await screen.getByLabelText('原因').fill('交接太晚')
  await screen.getByRole('dialog').getByRole('button', { name: /^補登/ }).click()
  await expect.element(screen.getByText(/已有一個補登等候核准/)).toBeVisible()
  await expect.element(screen.getByLabelText('原因')).toHaveValue('交接太晚')
})

it('a correction is decided by another person: to who asked for it only that is said', async () => {
  const one = { clockId: sampleId, personName: '林志明', clockedInAt: now, clockedOutAt: now, reason: '忘記' }
  answering(calls.list, {
    data: [forgotten],
    pagination: { total: 1, after: '', maxCount: 50, totalIsCapped: false },
  })
  answering(calls.listMonths, { data: [] })
  answering(calls.listCorrections, {
    data: [sample(Correction, { ...one, correctionId: sampleId, mayDecide: false })],
  })
  const screen = await openPage('/mgmt/AttendanceManagement', {
    may: [...may, 'clockEntries.view', 'clockEntries.decide', 'clockEntries.close'],
    services: [4],
  })
  await expect.element(screen.getByText('要由另一個人決定')).toBeVisible()
  expect(screen.getByRole('button', { name: '核准' }).query()).toBeNull()
  await expect.element(screen.getByRole('button', { name: /^結算/ })).toBeVisible()
})

it('a shift of a company is typed with its sign in the roster, and the others stay as they were', async () => {
  answering(calls.list, {
    data: [],
    pagination: { total: 0, after: '', maxCount: 50, totalIsCapped: false },
  })
  answering(calls.listChoices, { data: [company] })
  const saved = answering(calls.saveCompany, { data: true })
  const screen = await openPage('/mgmt/AttendanceManagement', {
    may: [...may, 'clockEntries.view', 'clockEntries.configure'],
    services: [4],
  })
  await screen.getByRole('button', { name: '設定公司' }).click()
  await screen.getByRole('combobox', { name: '公司', exact: true }).click()
  await screen.getByRole('option', { name: '青松保全' }).click()
  await screen.getByRole('button', { name: '新增班別' }).click()
  await expect.element(screen.getByText(/每個班別要有班表上的字/)).toBeVisible()
  await screen.getByLabelText('第 3 班班表字').fill('中')
  await screen.getByLabelText('第 3 班名稱').fill('中班')
  await screen.getByLabelText('第 3 班每日人數').fill('1')
  await screen.getByRole('dialog').getByRole('button', { name: /^儲存/ }).click()
  await expect.poll(() => saved.length).toBe(1)
  expect(saved[0]?.input).toMatchObject({
    shiftClasses: [
      ...company.shiftClasses,
      { code: '中', name: '中班', from: '07:00', until: '15:00', restMinutes: 0, needed: 1, look: 'paper' },
    ],
  })
})

it('a browser whose key the server has no more makes a new one, and goes on', async () => {
  leavePageUnkept()
  answering(calls.listChoices, { data: [company] })
  answering(calls.listNoClockOut, { data: [] })
  const own = {
    personName: '林志明',
    isCross: false,
    open: null,
    lastOutAt: null,
    lastCompany: '',
    lastTitle: '',
    now,
  }
  answering(calls.validate, { data: own })
  const registered = answering(dutyKeys.calls.register, { data: true })
  const stamps = answering(dutyKeys.calls.stamp, problems.notFound(), {
    data: { stampedAt: new Date(), stamp: 'stamp' },
  })
  await openPage('/mgmt/AttendanceManagement_Clock', { may, services: [4] })
  await expect.poll(() => stamps.length).toBe(2)
  const [gone, made] = stamps.map(({ input }) => input.keyId)
  expect(made).not.toBe(gone)
  expect(registered.at(-1)?.input.keyId).toBe(made)
})

it('a shift that has no line is asked for with its company, times and reason', async () => {
  answering(calls.list, {
    data: [],
    pagination: { total: 0, after: '', maxCount: 50, totalIsCapped: false },
  })
  answering(calls.listChoices, { data: [company] })
  const asked = answering(calls.askMissing, { data: true })
  const screen = await openPage('/mgmt/AttendanceRecord', { may, services: [4] })
  await screen.getByRole('button', { name: '補登漏打的班' }).click()
  await screen.getByRole('combobox', { name: '公司' }).click()
  await screen.getByRole('option', { name: '青松保全' }).click()
  await screen.getByRole('combobox', { name: '職稱' }).click()
  await screen.getByRole('option', { name: '保全' }).click()
  await screen.getByText(/^早班/).click()
  await screen.getByLabelText('上班日期').fill('2030-11-18')
  await screen.getByLabelText('上班時間').fill('07:00')
  await screen.getByLabelText('下班日期').fill('2030-11-18')
  await screen.getByLabelText('下班時間').fill('15:00')
  await screen.getByLabelText('原因').fill('離線打卡沒有送成')
  await screen.getByRole('dialog').getByRole('button', { name: /^補登/ }).click()
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]?.input).toMatchObject({
    companyId: sampleId,
    jobTitle: '保全',
    shiftName: '早班',
    clockedInAt: new Date('2030-11-18T07:00:00+08:00'),
    clockedOutAt: new Date('2030-11-18T15:00:00+08:00'),
  })
})

it('a shift that has no line is shown with its times and reason to another person, becomes one when it is granted, and waits no more', async () => {
  const [from, until] = [new Date('2030-11-18T07:00:00+08:00'), new Date('2030-11-18T15:00:00+08:00')]
  const waits = sample(Correction, {
    correctionId: sampleId,
    clockId: null,
    personName: '林志明',
    companyName: '青松保全',
    shiftName: '早班',
    fromInAt: null,
    fromOutAt: null,
    clockedInAt: from,
    clockedOutAt: until,
    reason: '離線打卡沒有送成',
    askedBy: '林志明',
    mayDecide: true,
  })
  const pagination = { total: 0, after: '', maxCount: 50, totalIsCapped: false }
  const line = sample(ClockEntry, {
    ...forgotten,
    isForgotten: false,
    isOwn: false,
    personName: '林志明',
    shiftName: '早班',
    clockedInAt: from,
    clockedOutAt: until,
    pressedOutAt: null,
  })
  answering(calls.list, { data: [], pagination }, { data: [line], pagination: { ...pagination, total: 1 } })
  answering(calls.listMonths, { data: [] })
  answering(calls.listCorrections, { data: [waits] }, { data: [] })
  const decided = answering(calls.decideCorrection, { data: true })
  const screen = await openPage('/mgmt/AttendanceManagement', {
    may: [...may, 'clockEntries.view', 'clockEntries.decide'],
    services: [4],
  })
  await expect.element(screen.getByText(/青松保全 早班.*2030.11.18 07:00.2030.11.18 15:00/)).toBeVisible()
  await expect.element(screen.getByText(/離線打卡沒有送成/)).toBeVisible()
  expect(screen.getByRole('row', { name: /林志明/ }).query()).toBeNull()
  await screen.getByRole('button', { name: '核准' }).click()
  await expect
    .poll(() => decided.map(({ input }) => input))
    .toEqual([{ correctionId: sampleId, isApproved: true }])
  await expect.element(screen.getByText(/離線打卡沒有送成/)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('row', { name: /林志明/ })).toBeVisible()
})

const none = { data: [], pagination: { total: 0, after: '', maxCount: 50, totalIsCapped: false } }

it('a line says its day once, and beside a time the day only where it is another one', async () => {
  const line = sample(ClockEntry, {
    ...forgotten,
    isForgotten: false,
    personName: '林志明',
    clockedInAt: new Date('2030-11-18T18:53:00+08:00'),
    clockedOutAt: new Date('2030-11-19T07:10:00+08:00'),
  })
  answering(calls.list, { data: [line], pagination: { ...none.pagination, total: 1 } })
  const screen = await openPage('/mgmt/AttendanceRecord', { may, services: [4] })
  const row = screen.getByRole('row', { name: /18:53/ })
  await expect.element(row.getByText('2030/11/18', { exact: true })).toBeVisible()
  await expect.element(row.getByText(/^上班 18:53$/)).toBeVisible()
  await expect.element(row.getByText(/^下班 11.19 07:10$/)).toBeVisible()
  // One’s own lines have one name, which nobody looks for.
  expect(screen.getByText('林志明').elements()).toHaveLength(0)
  await expect.element(screen.getByPlaceholder('公司')).toBeVisible()
})

it('corrections and months that could not be loaded are said, and asked for again', async () => {
  answering(calls.list, none)
  answering(calls.listCorrections, problems.unavailable(), { data: [] })
  answering(calls.listMonths, problems.unavailable(), { data: [] })
  const screen = await openPage('/mgmt/AttendanceManagement', {
    may: [...may, 'clockEntries.view', 'clockEntries.decide', 'clockEntries.close'],
    services: [4],
  })
  await expect.element(screen.getByText('待核准的補登載入失敗')).toBeVisible()
  await screen.getByRole('button', { name: /^重新載入/ }).click()
  await expect.element(screen.getByText('待核准的補登載入失敗')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: '結算狀態載入失敗，重新載入' }).click()
  await expect.element(screen.getByRole('button', { name: /^結算 / })).toBeVisible()
})

it('the clock says that shifts and people could not be loaded, and asks again', async () => {
  const screen = await openClock()
  await expect.element(screen.getByText('還沒有下班紀錄')).toBeVisible()
  answering(calls.listPins, problems.unavailable(), { data: [{ accountId: sampleId, name: '林志明' }] })
  await screen.getByText('PIN', { exact: true }).click()
  await expect.element(screen.getByText('可以用 PIN 的人載入失敗')).toBeVisible()
  await screen.getByRole('button', { name: /^重新載入/ }).click()
  await expect.element(screen.getByRole('combobox', { name: '姓名' })).toBeVisible()
})

it('a missing shift says why no shift can be chosen, and what was typed is not lost by a slip', async () => {
  answering(calls.list, none)
  answering(calls.listChoices, problems.unavailable(), { data: [company] })
  const screen = await openPage('/mgmt/AttendanceRecord', { may, services: [4] })
  await screen.getByRole('button', { name: '補登漏打的班' }).click()
  await expect.element(screen.getByText('公司與班別載入失敗')).toBeVisible()
  await screen.getByRole('button', { name: /^重新載入/ }).click()
  await expect.element(screen.getByRole('combobox', { name: '公司' })).toBeVisible()
  await screen.getByLabelText('原因').fill('離線打卡沒有送成')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
  await expect.element(screen.getByLabelText('原因')).toHaveValue('離線打卡沒有送成')
})

it('a company that was typed and one that was only looked at are told apart when its dialog is left', async () => {
  answering(calls.list, none)
  answering(calls.listChoices, { data: [company] })
  const screen = await openPage('/mgmt/AttendanceManagement', {
    may: [...may, 'clockEntries.view', 'clockEntries.configure'],
    services: [4],
  })
  await screen.getByRole('button', { name: '設定公司' }).click()
  await screen.getByRole('combobox', { name: '公司', exact: true }).click()
  await screen.getByRole('option', { name: '青松保全' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: '設定公司' }).click()
  await screen.getByLabelText('公司名稱').fill('柏安保全')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
})
