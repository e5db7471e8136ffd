import { afterEach, expect, it } from 'vitest'
import { answering, answeringEmpty } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { assetSettings } from '#modules/assets/asset-settings/contract.ts'
import { stockTakes } from '../contract.ts'
import { takeRoundPath } from './paths.ts'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'onLine')
})

it('a number that the phone does not know without a line is kept to be looked up, also when all is counted', async () => {
  const { data } = sample(stockTakes.calls.read.gives)
  answering(stockTakes.calls.read, {
    data: { ...data, take: { ...data.take, takeId: sampleId, areaId: null, closedAt: null } },
  })
  answeringEmpty(assetSettings.calls.listAreas)
  const screen = await openPage(takeRoundPath(sampleId), { may: ['stockTakes.view', 'stockTakes.count'] })
  const field = screen.getByRole('textbox', { name: /編號/ })
  await expect.element(field).toBeVisible()
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  dispatchEvent(new Event('offline'))
  await field.fill('ZZ-99')
  await screen.getByRole('button', { name: '找', exact: true }).click()
  await expect.element(screen.getByRole('region', { name: '待查的編號' })).toHaveTextContent('ZZ-99')
})
