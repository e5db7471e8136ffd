import { expect, it } from 'vitest'
import { pointsPath } from '#modules/meals/paths.ts'
import { QuickMenu } from '#platform/web/frame/QuickMenu.tsx'
import { answering } from '#tests/setup/answers.ts'
import { drawPart, openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { PointEntry, points } from '../contract.ts'
import { pointRules } from '../rules-contract.ts'
import { noPointRules } from '../setting.ts'

const home = '0190a000-0000-7000-8000-000000000001'
const may = ['points.view', 'points.topUp', 'points.refund']

it('where points are sold and nothing else has to do with them, their page is in the menu', async () => {
  const screen = await drawPart(<QuickMenu close={() => undefined} />, { may, services: [61] })
  await screen.getByRole('combobox').fill('點數')
  await expect.element(screen.getByRole('option', { name: '點數', exact: true })).toBeVisible()
})

it('that page shows what a household has, and sells it points', async () => {
  answering(points.calls.getBalance, { data: { normal: 0, cash: 320, expiring: [], people: [] } })
  answering(pointRules.calls.show, { data: { ...noPointRules, version: 0, changedAt: null, changedBy: '' } })
  answering(points.calls.listEntries, {
    data: [sample(PointEntry, { kind: 'toppedUp', points: 320, balance: 320, note: '' })],
    pagination: { after: '', maxCount: 50, total: 1, totalIsCapped: false },
  })
  const screen = await openPage(`${pointsPath}?id=${home}&label=${encodeURIComponent('A棟-12F-3')}`, {
    may,
    services: [61],
  })
  await expect.element(screen.getByText('+320')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^儲值/ })).toBeVisible()
})
