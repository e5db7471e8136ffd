import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AlarmPoint, alarmPoints } from '#modules/building/alarm-points/contract.ts'
import { alarmEvents } from '#modules/building/alarm-events/contract.ts'
import { alarmLog } from '#modules/building/alarm-log/contract.ts'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { buildingView } from '../contract.ts'
import { buildingPath } from './screens.ts'

const id = (nth: number) => `0190a000-0000-7000-8000-00000000000${nth}`
const now = new Date('2026-11-27T06:05:00Z')
const point = (nth: number, changes: Partial<AlarmPoint>) =>
  sample(AlarmPoint, {
    pointId: id(nth),
    isPrivate: false,
    householdId: null,
    label: '',
    isLost: false,
    silentUntil: null,
    status: 'Normal',
    heardAt: now,
    valueAt: now,
    reportSeconds: null,
    lowLimit: '',
    highLimit: '',
    ...changes,
  })
const points = [
  point(1, { place: 'A棟 頂樓水箱', category: 3, value: '82', unit: '%', lowLimit: '40' }),
  point(2, {
    place: 'B2 污水泵',
    category: 4,
    value: '86',
    unit: '%',
    status: 'Abnormal',
    level: 3,
    meaning: '高液位',
  }),
  point(3, { place: 'A棟 3F 走道', category: 1, value: '', unit: '' }),
  point(4, { place: 'B棟 頂樓水箱', category: 3, value: '88', unit: '%', isLost: true }),
  point(5, { place: 'B1 走道', category: 1, value: '', unit: '', heardAt: null, valueAt: null }),
]
const spot = (nth: number, building: string, floor: string, height: number, label: string) => ({
  pointId: id(nth),
  building,
  floor,
  height,
  label,
})

const lift = point(6, { place: 'A棟 電梯 1', category: 2, value: '8', unit: 'F' })

function open(more: AlarmPoint[] = []) {
  answering(alarmPoints.calls.list, { data: [...points, ...more] })
  // The cards of the frame ask for whoever may see alarms.
  answering(alarmEvents.calls.listUnfinished, { data: [] })
  answering(buildingView.calls.show, {
    data: {
      towers: [
        { building: 'A棟', storeys: 15 },
        { building: 'B棟', storeys: 8 },
      ],
      spots: [
        spot(1, 'A棟', 'RF', 1000, '水箱'),
        spot(4, 'B棟', 'RF', 1000, '水箱'),
        spot(3, 'A棟', '3F', 3, '走道'),
        ...(more.length ? [spot(6, 'A棟', '', 0, '電梯 1')] : []),
        spot(5, '', 'B1', -1, '走道'),
        spot(2, 'B棟', 'B2', -2, '污水泵'),
      ],
    },
  })
  answering(alarmLog.calls.list, {
    data: [],
    pagination: { ...sample(alarmLog.calls.list.gives).pagination, after: '', total: 0 },
  })
  return answering(buildingView.calls.showTrend, ({ hours }) => ({
    data: {
      from: new Date(now.getTime() - hours * 3_600_000),
      to: now,
      steps: [1, 2, 3].map((nth) => ({
        at: new Date(now.getTime() - nth * 60_000),
        low: String(60 + nth),
        high: String(80 + nth),
        last: String(70 + nth),
      })),
    },
  }))
}

it('shows each point in its place with its value and how it stands, and the worst one beside the picture', async () => {
  open()
  const screen = await openPage(buildingPath, {
    may: ['alarmPoints.view', 'alarmLog.view', 'alarmEvents.view'],
  })
  const picture = screen.getByRole('group', { name: '建築' })
  await expect.element(picture.getByRole('button', { name: 'A棟 RF 水箱 82% 正常' })).toBeVisible()
  await expect.element(picture.getByRole('button', { name: 'B棟 RF 水箱 無訊號' })).toBeVisible()
  await expect.element(picture.getByText('B棟 污水泵', { exact: true })).toBeVisible()
  await expect.element(picture.getByRole('button', { name: 'B1 走道 尚未收到' })).toBeVisible()
  await expect.element(screen.getByText('警報 1')).toBeVisible()
  await expect.element(screen.getByText('尚未收到 1', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('正常 2', { exact: true })).toBeVisible()
  const side = screen.getByRole('region', { name: 'B2 污水泵' })
  await expect.element(side.getByText('高液位')).toBeVisible()
  await expect.element(side.getByRole('button', { name: '看警報' })).toBeVisible()
  expect(side.getByRole('button', { name: '靜音' }).elements()).toEqual([])
})

it('arrows go from point to point, Enter looks at one, and Alt 8 at the next period', async () => {
  const asked = open()
  const screen = await openPage(buildingPath, { may: ['alarmPoints.view', 'alarmLog.view'] })
  const tank = screen.getByRole('button', { name: /^A棟 RF 水箱/ })
  await expect.element(tank).toBeVisible()
  ;(tank.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toMatch(/^A棟 3F 走道/)
  await userEvent.keyboard('{ArrowUp}{ArrowRight}')
  expect(document.activeElement?.textContent).toMatch(/^B棟 RF 水箱/)
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Enter}')
  const side = screen.getByRole('region', { name: 'A棟 頂樓水箱' })
  await expect.element(side.getByRole('img', { name: /最低 61，最高 83/ })).toBeVisible()
  await userEvent.keyboard('{Alt>}8{/Alt}')
  await expect.poll(() => asked.at(-1)?.input).toMatchObject({ pointId: id(1), hours: 168 })
})

it('of one system the others are pale, and its worst point is looked at', async () => {
  open()
  const screen = await openPage(buildingPath, { may: ['alarmPoints.view'] })
  await screen.getByRole('radio', { name: /供水/ }).click()
  await expect.element(screen.getByRole('region', { name: 'B棟 頂樓水箱' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^B2 B棟 污水泵/ })).toHaveClass('bv-dim')
})

it('a lift that says its storey stands there in the shaft, with its number', async () => {
  open([lift])
  const screen = await openPage(buildingPath, { may: ['alarmPoints.view'] })
  const chip = screen.getByRole('button', { name: /^A棟 8F 電梯 1 8F/ })
  await expect.element(chip).toBeVisible()
  const car = document.querySelector('.bv-car')
  expect(car?.textContent).toBe('1')
  const middle = (of: Element | null) => {
    const { top, bottom } = of?.getBoundingClientRect() ?? { top: 0, bottom: Number.NaN }
    return (top + bottom) / 2
  }
  expect(Math.abs(middle(car) - middle(chip.element()))).toBeLessThan(3)
})
