import { expect, it } from 'vitest'
import { answering, lost } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { ChargingBill, chargingBills, ChargingMonth } from '../contract.ts'
import { sessionsUnsettled } from '../problems.ts'

const calls = chargingBills.calls
const path = '/mgmt/EvCharging/chargingFeeList'
const month = sample(ChargingMonth, {
  month: '2030-10',
  state: 'notApproved',
  billCount: 1,
  total: 1842,
  unsettledCount: 4,
  nobodyCount: 0,
  unpricedCount: 0,
  runId: null,
  rowVersion: 7,
})
const bill = sample(ChargingBill, {
  billId: sampleId,
  householdLabel: 'A棟-3F-4',
  total: 1842,
  state: 'notApproved',
})
const open = (...may: string[]) => {
  answering(calls.listMonths, { data: [month] })
  answering(calls.showMonth, { data: { month, bills: [bill] } })
  answering(calls.showBill, { data: [] })
  return openPage(path, { may: ['chargingBills.view', ...may] })
}

it('a month with sessions that wait says so, and why it was not approved', async () => {
  const sent = answering(calls.approve, sessionsUnsettled(4))
  const screen = await open('chargingBills.check')
  await expect.element(screen.getByText(/還有 4 筆充電紀錄待審/)).toBeVisible()
  await screen.getByRole('button', { name: '審核', exact: true }).click()
  await screen.getByRole('dialog').getByRole('button', { name: /^審核/ }).click()
  await expect.element(screen.getByText(/審完並更新帳單後才能審核/)).toBeVisible()
  expect(sent[0]?.input).toMatchObject({ month: '2030-10', rowVersion: 7 })
})

it('an adjustment whose answer was lost is sent again as the same one', async () => {
  const sent = answering(calls.adjust, lost, { data: month })
  const screen = await open('chargingBills.edit')
  await screen.getByText('A棟-3F-4').click()
  await screen.getByRole('button', { name: '調整金額' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^金額/ }).fill('-50')
  await dialog.getByRole('textbox', { name: /^原因/ }).fill('站故障補償')
  await dialog.getByRole('button', { name: /^調整金額/ }).click()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[0]?.input).toMatchObject({ billId: sampleId, amount: -50, reason: '站故障補償' })
  expect(sent[1]?.input).toEqual(sent[0]?.input)
})

it('who may only look has no button that changes a month', async () => {
  const screen = await open()
  await expect.element(screen.getByText('A棟-3F-4')).toBeVisible()
  for (const name of ['重新更新', '審核', '開帳'])
    expect(screen.getByRole('button', { name, exact: true }).elements()).toEqual([])
})
