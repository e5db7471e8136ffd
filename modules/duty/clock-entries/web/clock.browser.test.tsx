import { expect, it } from 'vitest'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { ClockEntry, clockEntries, Company, Correction } from '../contract.ts'
import { correctionWaits } from '../problems.ts'
import { readShifts } from './shift-lines.ts'

const calls = clockEntries.calls
const now = new Date('2030-11-20T06:52:00+08:00')
const company = sample(Company, {
  companyId: sampleId,
  name: '青松保全',
  jobTitles: ['保全'],
  shiftClasses: [
    { name: '早班', from: '07:00', until: '15:00' },
    { name: '夜班', from: '19:00', until: '07:00' },
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
  answering(calls.listChoices, { data: [company] })
  answering(calls.validate, {
    data: { personName: '林志明', isCross: false, open: null, lastOutAt: null, now },
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

it('shifts are read from lines, and a line that is none makes none of them', () => {
  expect(readShifts('早班 07:00-15:00\n夜班 12 小時 19:00–07:00')).toEqual([
    { name: '早班', from: '07:00', until: '15:00' },
    { name: '夜班 12 小時', from: '19:00', until: '07:00' },
  ])
  expect(readShifts('早班 7點')).toBeUndefined()
  expect(readShifts('早班 25:00-15:00')).toBeUndefined()
})
