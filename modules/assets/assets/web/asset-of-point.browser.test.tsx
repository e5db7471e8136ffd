import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AlarmPoint, alarmPoints } from '#modules/building/alarm-points/contract.ts'
import { pointsPath } from '#modules/building/alarm-points/web/public.ts'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { Asset, assets } from '../contract.ts'

const pump = sample(Asset, { displayId: 'P-021', name: 'B2 污水泵 1' })
const point = sample(AlarmPoint, {
  place: 'B2 污水泵',
  name: 'B2 污水液位',
  meaning: '高液位',
  assetCode: 'P-021',
  level: 3,
  category: 4,
  debounceSeconds: 5,
  anyCount: 1,
})

const may = ['alarmPoints.view', 'alarmPoints.configure', 'assets.view']
const pagination = sample(assets.calls.list.gives.shape.pagination)

it('the asset of a point is chosen from the register by a part of its name and keys, and the point leads to it', async () => {
  answering(alarmPoints.calls.list, { data: [point] })
  answering(alarmPoints.calls.listCategories, { data: [] })
  const asked = answering(assets.calls.list, { data: [pump], pagination })
  const changes = answering(alarmPoints.calls.correct, { data: point })
  const screen = await openPage(`${pointsPath}?open=${point.pointId}`, { may })
  const link = screen.getByRole('link', { name: /P-021.*B2 污水泵 1/ })
  await expect.element(link).toHaveAttribute('href', expect.stringContaining(`assetId=${pump.assetId}`))
  await screen.getByRole('button', { name: '修改' }).click()
  const code = screen.getByRole('combobox', { name: '資產編號' })
  await code.fill('污水')
  await expect.poll(() => asked.map(({ input }) => input.text)).toContain('污水')
  await expect.element(screen.getByRole('option', { name: /P-021/ }).first()).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(code).toHaveValue('P-021')
  expect(changes).toEqual([])
  await screen.getByRole('button', { name: '儲存', exact: true }).click()
  await expect.poll(() => changes[0]?.input).toMatchObject({ assetCode: 'P-021' })
})

it('a number that the register has not is said at once and not sent by Enter; the filled form asks before Esc closes it', async () => {
  answering(alarmPoints.calls.list, { data: [point] })
  answering(alarmPoints.calls.listCategories, { data: [] })
  answering(assets.calls.list, { data: [pump], pagination }, { data: [], pagination })
  const changes = answering(alarmPoints.calls.correct, { data: point })
  const screen = await openPage(`${pointsPath}?open=${point.pointId}`, { may })
  await screen.getByRole('button', { name: '修改' }).click()
  const code = screen.getByRole('combobox', { name: '資產編號' })
  await code.fill('ZZ-999')
  await expect.element(screen.getByText(/資產清冊裡沒有這個編號/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveValue('ZZ-999')
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: '繼續填寫' }).click()
  await expect.element(code).toHaveValue('ZZ-999')
  await screen.getByRole('button', { name: '取消' }).click()
  await screen.getByRole('button', { name: '放棄並關閉' }).click()
  await expect.element(code).not.toBeInTheDocument()
  expect(changes).toEqual([])
})
