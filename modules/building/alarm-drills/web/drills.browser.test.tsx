import { expect, it } from 'vitest'
import { AlarmPoint, alarmPoints } from '#modules/building/alarm-points/contract.ts'
import { alarmEvents } from '#modules/building/alarm-events/contract.ts'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { alarmDrills, drillRuns } from '../contract.ts'
import { Drill, type DrillStep, type StepName } from '../shapes.ts'
import { drillPath, drillsPath } from './screens.ts'

const startedAt = new Date('2026-11-25T02:00:00Z')
const at = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000)
const done = (step: StepName, seconds: number, by = ''): DrillStep => ({
  step,
  state: 'done',
  at: at(seconds),
  reason: '',
  by,
})
const point = sample(AlarmPoint, {
  place: 'B2 污水泵',
  name: '污水液位',
  isPrivate: false,
  anyOf: [],
  status: 'Normal',
  isLost: false,
  isNotified: true,
  silentUntil: null,
  maintenanceUntil: null,
})
const abnormal: AlarmPoint = {
  ...point,
  pointId: '0190a000-0000-7000-8000-000000000009',
  place: 'B1 停車場',
  status: 'Abnormal',
}
const drill = sample(Drill, {
  pointId: point.pointId,
  name: point.name,
  place: point.place,
  kind: 'auto',
  isWeekly: true,
  startedAt,
  endedAt: at(604),
  isPassed: false,
  steps: [
    { step: 'sensor', state: 'unproven', at: null, reason: '', by: '' },
    done('signal', 0),
    done('alarm', 0),
    done('told', 2, '陳怡君'),
    { step: 'answered', state: 'failed', at: null, reason: 'nobodyAnswered', by: '' },
    done('restored', 604),
  ],
  people: [
    { at: at(1), name: '陳怡君', way: 'push', masked: '', state: 'sent', fault: '', hasAnswered: false },
    {
      at: at(301),
      name: '林志明',
      way: 'sms',
      masked: '',
      state: 'failed',
      fault: 'noAddress',
      hasAnswered: false,
    },
  ],
})
const plan = {
  isOn: true,
  weekday: 3,
  hour: 10,
  pointId: point.pointId,
  answerMinutes: 10,
  version: 1,
  changedAt: startedAt,
  changedBy: '王怡婷',
}
const may = ['alarmDrills.view', 'alarmDrills.configure', 'alarmPoints.view']

function answerAll() {
  answering(alarmEvents.calls.listUnfinished, { data: [] })
  answering(alarmPoints.calls.list, { data: [point, abnormal] })
  answering(alarmDrills.calls.showPlan, { data: plan })
  answering(alarmDrills.calls.list, {
    data: [drill],
    pagination: { after: '', maxCount: 50, total: 1, totalIsCapped: false },
  })
  answering(alarmDrills.calls.get, { data: drill })
}

it('says when the next drill is and where the last one failed; one begins of a point, in the building or by Lobby', async () => {
  answerAll()
  const started = answering(alarmDrills.calls.start, drillRuns(), { data: drill })
  const screen = await openPage(drillsPath, { may })
  await expect
    .element(screen.getByText('每週三 10:00 演練「B2 污水泵　污水液位」，10 分鐘內要有人確認收到'))
    .toBeVisible()
  await expect.element(screen.getByRole('row', { name: /B2 污水泵.*有人確認收到.*未通過/ })).toBeVisible()
  await screen.getByRole('button', { name: '開始演練' }).click()
  const box = screen.getByRole('dialog', { name: '開始演練' })
  // What cannot be drilled now is not offered, and said.
  await expect.element(box.getByText(/另有 1 個測點目前異常/)).toBeVisible()
  await box.getByRole('button', { name: '開始演練' }).click()
  await expect.element(box.getByText('請選擇測點').first()).toBeVisible()
  expect(started).toHaveLength(0)
  await box.getByRole('combobox').click()
  expect(
    screen
      .getByRole('option')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['B2 污水泵　污水液位'])
})

it('certifies each step with its second, and says who was told and did not answer', async () => {
  answerAll()
  const screen = await openPage(drillPath(drill.drillId), { may })
  await expect.element(screen.getByText(/感測器有在說話/)).toBeVisible()
  await expect.element(screen.getByText(/第 2 秒\s*陳怡君/)).toBeVisible()
  await expect.element(screen.getByText('時間內沒有人確認收到')).toBeVisible()
  const steps =
    screen
      .getByText(/感測器有在說話/)
      .element()
      .closest('ol')?.children ?? []
  const filled = [...steps].map((step) => {
    const { backgroundColor, borderTopColor } = getComputedStyle(step, '::before')
    return backgroundColor === borderTopColor
  })
  expect(filled).toEqual([false, true, true, true, false, true])
  await expect.element(screen.getByText('沒有回應')).toBeVisible()
  await expect.element(screen.getByText(/沒有聯絡方式/)).toBeVisible()
})
