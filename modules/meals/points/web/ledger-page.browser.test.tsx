import { expect, it } from 'vitest'
import { pointsPath, refundsPath } from '#modules/meals/paths.ts'
import { QuickMenu } from '#platform/web/frame/QuickMenu.tsx'
import { answering } from '#tests/setup/answers.ts'
import { drawPart, openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { BoughtPoints, PointEntry, points } from '../contract.ts'
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

it('where points are used no more, the office finds who has bought some and pays a person back', async () => {
  const person = { residentId: home, name: '林小姐', normal: 0, cash: 50 }
  const bought = sample(BoughtPoints, { householdId: home, label: 'A棟-12F-3', cash: 0, people: [person] })
  answering(points.calls.listBought, { data: [bought] }, { data: [] })
  answering(points.calls.getCash, { data: { amount: 0, count: 0, transferred: 0, transfers: 0 } })
  const refunds = answering(points.calls.refund, { data: { normal: 0, cash: 0, expiring: [] } })
  const screen = await openPage(refundsPath, { may, services: [] })
  await expect.element(screen.getByText('1 戶還有現金點數，共 50 點')).toBeVisible()
  await screen.getByRole('button', { name: '退現　A棟-12F-3' }).click()
  await screen.getByRole('textbox', { name: '點數' }).fill('50')
  await screen.getByRole('checkbox', { name: '印收據' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: /^退現/ }).click()
  await expect
    .poll(() => refunds.map(({ input }) => input))
    .toMatchObject([{ householdId: home, residentId: home, points: 50 }])
  await expect.element(screen.getByText('沒有要退的現金點數')).toBeVisible()
})

it('the menu then has paying back for who may, and no page of points', async () => {
  const screen = await drawPart(<QuickMenu close={() => undefined} />, { may, services: [] })
  await screen.getByRole('combobox').fill('點數')
  await expect.element(screen.getByRole('option', { name: '退還現金點數' })).toBeVisible()
  expect(screen.getByRole('option', { name: '點數', exact: true }).elements()).toHaveLength(0)
})

it('and has neither for whoever pays nothing back', async () => {
  const views = ['points.view', 'points.topUp']
  const screen = await drawPart(<QuickMenu close={() => undefined} />, { may: views, services: [] })
  await screen.getByRole('combobox').fill('點數')
  await expect.element(screen.getByRole('combobox')).toHaveValue('點數')
  expect(screen.getByRole('option', { name: /點數/ }).elements()).toHaveLength(0)
})
