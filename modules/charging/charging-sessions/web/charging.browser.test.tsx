import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { alarmEvents } from '#modules/building/alarm-events/contract.ts'
import { dashboardPath, recordsPath } from '#modules/charging/charging-paths.ts'
import { chargingPower, Power } from '#modules/charging/charging-power/contract.ts'
import { chargingStations, Connector } from '#modules/charging/charging-stations/contract.ts'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { chargingSessions } from '../contract.ts'
import { Session } from '../shapes.ts'

const id = (nth: number) => `0190a000-0000-7000-8000-0000000000${String(nth).padStart(2, '0')}`
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const connector = (nth: number, changes: Partial<Connector>): Connector => ({
  ...sample(Connector, {}),
  connectorId: id(nth),
  stationId: id(40 + nth),
  code: `EV-B1-0${nth}`,
  floor: 'B1',
  bay: `0${nth}`,
  position: nth - 1,
  phases: 'R',
  maxAmperes: 32,
  note: '',
  errorInfo: '',
  state: 'idle',
  lastState: 'idle',
  since: ago(42),
  powerW: null,
  ...changes,
})
const session = (nth: number, changes: Partial<Session>) =>
  sample(Session, {
    sessionId: id(60 + nth),
    connectorId: id(nth),
    householdLabel: 'B棟-9F-4',
    residentNames: ['林建宏'],
    startedAt: ago(63),
    endedAt: null,
    energyWh: 18_042,
    amount: 128,
    fullSince: null,
    review: 'none',
    reviewReasons: [],
    settledAt: null,
    settledBy: '',
    ...changes,
  })
const bays = [
  connector(1, { state: 'charging', powerW: 5200 }),
  connector(2, { state: 'stopped', powerW: 0 }),
  connector(3, { state: 'offline', lastState: 'charging', since: ago(18) }),
  connector(4, { state: 'error', errorInfo: '接地漏電' }),
  connector(5, { state: 'stopped', lastState: 'stopped', reported: 'SuspendedEVSE' }),
  connector(6, { state: 'stopped', lastState: 'stopped', reported: 'SuspendedEVSE' }),
]
const may = [
  'chargingStations.view',
  'chargingStations.control',
  'chargingSessions.view',
  'chargingSessions.settle',
]

function answerPlan() {
  answering(alarmEvents.calls.listUnfinished, { data: [] })
  answering(chargingStations.calls.listConnectors, { data: bays })
  answering(chargingPower.calls.show, {
    data: {
      ...sample(Power, {}),
      isOn: true,
      contractKw: 400,
      startPercent: 80,
      state: 'normal',
      totalW: 316_000,
      samples: [],
      turns: [
        { connectorId: id(1), wantsSince: ago(183), amperes: 24, refused: '' },
        { connectorId: id(5), wantsSince: ago(21), amperes: 0, refused: '' },
        { connectorId: id(6), wantsSince: ago(9), amperes: 0, refused: '' },
      ],
    },
  })
  answering(chargingSessions.calls.dashboard, {
    data: {
      open: [session(1, {}), session(2, { energyWh: 21_600, fullSince: ago(42) })],
      todayWh: 312_400,
      todayAmount: 2214,
      waiting: 4,
    },
  })
}

it('R402 each bay says how it stands: power and energy, full, silent with what it was, broken with why', async () => {
  answerPlan()
  const screen = await openPage(dashboardPath, { may })
  await expect
    .element(screen.getByRole('button', { name: /^車位 01 .*充電中$/u }))
    .toHaveTextContent('5.2 kW')
  await expect
    .element(screen.getByRole('button', { name: /^車位 02 .*已滿 42 分$/u }))
    .toHaveTextContent('21.6 度')
  await expect
    .element(screen.getByRole('button', { name: /^車位 03 .*離線 18 分$/u }))
    .toHaveTextContent('最後充電中')
  await expect
    .element(screen.getByRole('button', { name: /^車位 04 .*故障$/u }))
    .toHaveTextContent('接地漏電')
  await expect.element(screen.getByText('312 度')).toBeVisible()
  await expect.element(screen.getByText('NT$2,214')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /待審 4 筆/ })).toBeVisible()
})

it('a stop is sent once with its reason, and none without one', async () => {
  answerPlan()
  const told = answering(chargingStations.calls.command, { data: true })
  const screen = await openPage(dashboardPath, { may })
  await screen.getByRole('button', { name: /^車位 01 .*充電中$/u }).click()
  await userEvent.keyboard('{Alt>}5{/Alt}')
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: /停止充電/ }).click()
  await expect.element(dialog.getByText('請寫原因')).toBeVisible()
  await dialog.getByRole('button', { name: '住戶來電' }).click()
  await dialog.getByRole('button', { name: /停止充電/ }).click()
  await expect.poll(() => told.length).toBe(1)
  expect(told[0]?.input).toMatchObject({ connectorId: id(1), command: 'stop', reason: '住戶來電' })
})

it('who waits for power stands in line, and the desk moves one ahead with the reason', async () => {
  answerPlan()
  const moved = answering(chargingPower.calls.moveAhead, { data: true })
  const screen = await openPage(dashboardPath, { may })
  await expect.element(screen.getByText('kW，契約的 79.0%')).toBeVisible()
  await expect.element(screen.getByText(/限流 24 A/)).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: /^車位 05 .*排隊 1$/u }))
    .toHaveTextContent('已插槍')
  await userEvent.keyboard('{Alt>}8{/Alt}')
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: '就醫' }).click()
  await dialog.getByRole('button', { name: /調整順序/ }).click()
  await expect.poll(() => moved.length).toBe(1)
  expect(moved[0]?.input).toMatchObject({ connectorId: id(6), reason: '就醫' })
})

it('arrows go from bay to bay', async () => {
  answerPlan()
  const screen = await openPage(dashboardPath, { may })
  const first = screen.getByRole('button', { name: /^車位 01 .*充電中$/u })
  await first.click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('button', { name: /^車位 02 .*已滿 42 分$/u })).toHaveFocus()
})

it('a register that began anew is shown where it did, and its readings are taken with a reason', async () => {
  answering(alarmEvents.calls.listUnfinished, { data: [] })
  const odd = session(4, {
    endedAt: ago(1),
    startedAt: ago(413),
    energyWh: 26_310,
    reportedWh: 7110,
    review: 'needed',
    reviewReasons: ['reset'],
    rowVersion: 3,
  })
  answering(chargingSessions.calls.list, {
    data: [odd],
    pagination: { after: '', maxCount: 50, total: 1, totalIsCapped: false },
    counts: { waiting: 1, settled: 0 },
  })
  const reading = (minutes: number, registerWh: number, countedWh: number) => ({
    at: ago(minutes),
    registerWh,
    countedWh,
    powerW: 6000,
  })
  answering(chargingSessions.calls.show, {
    data: {
      ...odd,
      readingsAmount: 81,
      samples: [
        reading(413, 1000, 0),
        reading(200, 20_200, 19_200),
        reading(190, 0, 19_200),
        reading(1, 7110, 26_310),
      ],
    },
  })
  const settled = answering(chargingSessions.calls.settle, { data: true })
  const screen = await openPage(recordsPath, { may })
  await screen.getByText('B棟-9F-4').click()
  await expect.element(screen.getByText(/前後兩段相加 26.310 度/)).toBeVisible()
  await expect.element(screen.getByText('NT$81')).toBeVisible()
  await screen.getByRole('button', { name: /用逐筆讀數/ }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: '已核對電表' }).click()
  await dialog.getByRole('button', { name: /用逐筆讀數/ }).click()
  await expect.poll(() => settled.length).toBe(1)
  expect(settled[0]?.input).toMatchObject({ settledBy: 'readings', rowVersion: 3, reason: '已核對電表' })
})

it('who may not settle sees the session and no acts', async () => {
  answering(alarmEvents.calls.listUnfinished, { data: [] })
  const odd = session(4, { endedAt: ago(1), review: 'needed', reviewReasons: ['long'] })
  answering(chargingSessions.calls.list, {
    data: [odd],
    pagination: { after: '', maxCount: 50, total: 1, totalIsCapped: false },
    counts: { waiting: 1, settled: 0 },
  })
  answering(chargingSessions.calls.show, { data: { ...odd, samples: [], readingsAmount: null } })
  const screen = await openPage(`${recordsPath}?open=${odd.sessionId}`, { may: may.slice(0, 3) })
  await expect.element(screen.getByText('從開始到結束超過 24 小時，請確認是否同一輛車。')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /不收費/ })).not.toBeInTheDocument()
})
