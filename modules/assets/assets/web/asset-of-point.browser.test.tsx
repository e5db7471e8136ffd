import { expect, it } from 'vitest'
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

it('the asset of a point is chosen from the register by a part of its name, and the point leads to it', async () => {
  answering(alarmPoints.calls.list, { data: [point] })
  answering(alarmPoints.calls.listCategories, { data: [] })
  const asked = answering(assets.calls.list, {
    data: [pump],
    pagination: sample(assets.calls.list.gives.shape.pagination),
  })
  answering(assets.calls.find, { data: pump })
  const changes = answering(alarmPoints.calls.correct, { data: point })
  const may = ['alarmPoints.view', 'alarmPoints.configure', 'assets.view']
  const screen = await openPage(`${pointsPath}?open=${point.pointId}`, { may })
  const link = screen.getByRole('link', { name: /P-021.*B2 污水泵 1/ })
  await expect.element(link).toHaveAttribute('href', expect.stringContaining(`assetId=${pump.assetId}`))
  await screen.getByRole('button', { name: '修改' }).click()
  await screen.getByLabelText('資產編號').fill('污水')
  await screen.getByRole('button', { name: /P-021.*B2 污水泵 1/ }).click()
  await expect.element(screen.getByLabelText('資產編號')).toHaveValue('P-021')
  expect(asked.map(({ input }) => input)).toContainEqual(expect.objectContaining({ text: '污水' }))
  await screen.getByRole('button', { name: '儲存', exact: true }).click()
  await expect.poll(() => changes[0]?.input).toMatchObject({ assetCode: 'P-021' })
})
