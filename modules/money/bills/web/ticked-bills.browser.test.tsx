import { expect, it } from 'vitest'
import { bills } from '../bill-contract.ts'
import { billingRuns } from '../contract.ts'
import { BillRow, Run } from '../shapes.ts'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { feeNotices } from '#modules/money/fee-notices/contract.ts'

const [one, two] = [sampleId, '0193a5b0-0000-7000-8000-000000000002']
const may = ['bills.view', 'feeNotices.view', 'feeNotices.send', 'feePapers.print']
const row = (billId: string, label: string, number: string) =>
  sample(BillRow, {
    billId,
    billBulkId: sampleId,
    label,
    number,
    state: 'unpaid',
    dueOn: '2026-11-15',
    barcodeUntil: '2026-12-31',
  })

/** The list of an issued run with two bills, both ticked. */
async function openTicked(viewer = may) {
  const run = sample(Run, {
    billBulkId: sampleId,
    name: '11月管理費',
    state: 'issued',
    startsOn: '2026-11-01',
    endsOn: '2026-11-30',
    dueOn: '2026-11-15',
    barcodeUntil: '2026-12-31',
    overdueCount: 2,
    dunHomes: 1,
    waitingHomes: 1,
  })
  answering(billingRuns.calls.get, { data: run })
  answering(bills.calls.list, {
    data: [row(one, 'A棟-3F-1', '11511-0001'), row(two, 'B棟-7F-3', '11511-0002')],
    pagination: { ...sample(bills.calls.list.gives).pagination, after: '', maxCount: 50, total: 2 },
  })
  answering(bills.calls.countByStatus, {
    data: [
      { status: 'unpaid', count: 2, total: 6000, left: 6000 },
      { status: 'overdue', count: 2, total: 6000, left: 6000 },
    ],
  })
  const screen = await openPage(`/mgmt/fee/default-management/period?run=${sampleId}`, { may: viewer })
  await screen.getByRole('checkbox', { name: '全部勾選' }).click()
  return { screen, bar: screen.getByRole('region', { name: '已選項目' }) }
}

it('ticked bills are told of at once: who is not and why is said before, and only the others are told', async () => {
  answering(feeNotices.calls.preview, {
    data: {
      told: [one],
      households: 1,
      left: [{ billId: two, number: '11511-0002', label: 'B棟-7F-3', why: 'declined' }],
      leftCount: 1,
    },
  })
  const sent = answering(feeNotices.calls.tellManyAgain, { data: { asked: 1, skipped: 0 } })
  const { screen, bar } = await openTicked()
  await bar.getByRole('button', { name: '通知' }).click()
  const box = screen.getByRole('dialog', { name: '繳費通知' })
  await expect.element(box.getByText('會通知 1 張，1 戶')).toBeVisible()
  await expect.element(box.getByText('住戶不收通知')).toBeVisible()
  expect(sent).toHaveLength(0)
  await box.getByRole('button', { name: '通知 1 張' }).click()
  await expect.element(box).not.toBeInTheDocument()
  expect(sent[0]?.input).toMatchObject({ billIds: [one] })
})

it('where nobody would be told there is nothing to send', async () => {
  const left = [{ billId: two, number: '11511-0002', label: 'B棟-7F-3', why: 'recent' as const }]
  answering(feeNotices.calls.preview, { data: { told: [], households: 0, left, leftCount: 1 } })
  const { screen, bar } = await openTicked()
  await bar.getByRole('button', { name: '通知' }).click()
  const box = screen.getByRole('dialog', { name: '繳費通知' })
  await expect.element(box.getByText('這次沒有人會收到通知')).toBeVisible()
  await expect.element(box.getByText('12 小時內通知過')).toBeVisible()
  expect(box.getByRole('button', { name: /^通知 / }).elements()).toEqual([])
})

it('ticked bills are printed on the paper that is chosen; whoever may only look ticks nothing', async () => {
  const { screen, bar } = await openTicked()
  await bar.getByRole('button', { name: '列印' }).click()
  for (const paper of ['A4', '80 mm', '58 mm'])
    await expect.element(screen.getByRole('menuitem', { name: `下載 PDF（${paper}）` })).toBeVisible()
})

it('ticked bills are voided together, with a reason, by whoever may issue', async () => {
  const sent = answering(bills.calls.setStates, { data: { count: 2 } })
  const { screen, bar } = await openTicked(['bills.view', 'bills.edit', 'bills.issue'])
  await bar.getByRole('button', { name: /^作廢/ }).click()
  const box = screen.getByRole('dialog', { name: '作廢 2 張繳費單？' })
  await box.getByRole('button', { name: '作廢', exact: true }).click()
  expect(sent).toHaveLength(0)
  await box.getByRole('button', { name: '重複開立' }).click()
  await box.getByRole('button', { name: '作廢', exact: true }).click()
  await expect.element(box).not.toBeInTheDocument()
  expect(sent[0]?.input).toMatchObject({ billStatusEnum: 'voided', billIds: [one, two], reason: '重複開立' })
})

it('views say how many bills they have, and whoever duns is led to those whose money does not wait', async () => {
  const { screen } = await openTicked(['bills.view', 'arrears.view', 'arrears.dun', 'bills.edit'])
  await expect.element(screen.getByText('逾期 2', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('1 戶有款待銷帳，先不催')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^催繳 1 戶/ })).toBeVisible()
})
