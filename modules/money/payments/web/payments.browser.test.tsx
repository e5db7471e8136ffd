import { expect, it } from 'vitest'
import { answering, answeringEmpty } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { Cheque, cheques } from '../cheque-contract.ts'
import { payments } from '../contract.ts'
import { refunds } from '../refund-contract.ts'
import { prepayments } from '#modules/money/prepayments/contract.ts'
import { OpenBill, OpenBills, Writeoff } from '../shapes.ts'
import { writeoffs } from '../writeoff-contract.ts'

const may = {
  may: ['payments.view', 'payments.take', 'payments.undo', 'payments.approve', 'payments.refund'],
}
const other = '0193a5b0-0000-7000-8000-000000000002'
const writeoff = sample(Writeoff, {
  writeoffId: sampleId,
  billId: sampleId,
  billBulkId: sampleId,
  billNumber: '11511-0001',
  runName: '11月管理費',
  householdId: sampleId,
  label: 'A棟-3F-1',
  amount: 3120,
  day: '2001-11-08',
  undoneAt: null,
})
const next = sample(OpenBill, { billId: other, number: '11512-0001', runName: '12月管理費', left: 3000 })

it('a write-off is moved only to a bill that was chosen and with a reason, and the dialog says what is missing', async () => {
  const { pagination } = sample(writeoffs.calls.list.gives)
  answering(writeoffs.calls.list, {
    data: [writeoff],
    pagination: { ...pagination, after: '', maxCount: 50, total: 1 },
  })
  answering(payments.calls.findOpen, { data: sample(OpenBills, { householdId: sampleId, bills: [next] }) })
  const sent = answering(writeoffs.calls.move, sample(writeoffs.calls.move.gives))
  const screen = await openPage(`/mgmt/fee/default-management/writeoff?open=${sampleId}`, may)
  await expect.element(screen.getByText('2001年11月8日')).toBeVisible()
  await screen.getByRole('button', { name: '改銷另一張', exact: true }).click()
  const box = screen.getByRole('dialog', { name: 'NT$3,120 改銷到另一張繳費單' })
  await box.getByRole('button', { name: /^改銷另一張/ }).click()
  await expect.element(box.getByText('請選擇繳費單。')).toBeVisible()
  await expect.element(box.getByText('請填寫原因')).toBeVisible()
  expect(sent).toHaveLength(0)
})

it('a payment that is not of today is asked to be voided, and whoever approves is told that it is a payment and no refund', async () => {
  const { pagination } = sample(writeoffs.calls.list.gives)
  answering(writeoffs.calls.list, {
    data: [{ ...writeoff, source: 'desk', isVoidedByOne: false }],
    pagination: { ...pagination, after: '', maxCount: 50, total: 1 },
  })
  const sent = answering(refunds.calls.requestVoid, sample(refunds.calls.requestVoid.gives))
  const screen = await openPage(`/mgmt/fee/default-management/writeoff?open=${sampleId}`, may)
  await screen.getByRole('button', { name: '申請作廢', exact: true }).click()
  const box = screen.getByRole('dialog')
  await expect.element(box.getByText(/由另一位人員在「預收款」覆核後才作廢/)).toBeVisible()
  await box.getByRole('button', { name: '支票跳票' }).click()
  await box.getByRole('button', { name: /^申請作廢/ }).click()
  await expect.element(screen.getByText('已申請作廢，等待另一位人員覆核')).toBeVisible()
  expect(sent).toMatchObject([{ input: { reason: '支票跳票' } }])
  await screen.unmount()
  answeringEmpty(prepayments.calls.list)
  const { element } = refunds.calls.list.gives.shape.data
  const asked = {
    refundId: sampleId,
    kind: 'void',
    label: 'A棟-3F-1',
    way: null,
    amount: 500,
    isOwn: false,
    state: 'requested',
  } as const
  answering(refunds.calls.list, { data: [sample(element, asked)] })
  const page = await openPage('/mgmt/fee/default-management/deposit', may)
  await page.getByRole('button', { name: '覆核作廢 NT$500' }).click()
  await expect.element(page.getByText('作廢 A棟-3F-1 的整筆收款 NT$500？')).toBeVisible()
})

it('whoever asked for a refund is told that the request is cancelled, and not that it was rejected', async () => {
  answeringEmpty(prepayments.calls.list)
  const { element } = refunds.calls.list.gives.shape.data
  const refund = sample(element, { refundId: sampleId, amount: 500, isOwn: true, state: 'requested' })
  answering(refunds.calls.list, { data: [refund] })
  answering(refunds.calls.reject, sample(refunds.calls.reject.gives))
  const screen = await openPage('/mgmt/fee/default-management/deposit', may)
  await screen.getByRole('button', { name: '取消申請' }).click()
  const box = screen.getByRole('dialog', { name: '取消退款 NT$500 的申請？' })
  await box.getByRole('button', { name: '金額錯誤' }).click()
  await box.getByRole('button', { name: /^取消申請/ }).click()
  await expect.element(screen.getByText('已取消申請')).toBeVisible()
})

it('a cheque is cashed on a day that is said; one that bounced asks for its payment to be voided, with the reason there', async () => {
  const cheque = sample(Cheque, {
    paymentId: sampleId,
    label: 'A棟-3F-1',
    chequeNumber: 'AB1234567',
    amount: 3120,
    day: '2001-11-08',
    dueOn: '2001-11-20',
    state: 'held',
    cashedOn: null,
    isVoidedByOne: false,
    isVoidAsked: false,
    reversedAt: null,
  })
  answering(cheques.calls.list, { data: [cheque] })
  const sent = answering(cheques.calls.cash, { data: cheque })
  const voids = answering(refunds.calls.requestVoid, sample(refunds.calls.requestVoid.gives))
  const screen = await openPage(`/mgmt/fee/default-management/cheques?open=${sampleId}`, may)
  await expect.element(screen.getByText('已到期')).toBeVisible()
  await screen.getByRole('button', { name: '登記兌現' }).click()
  const box = screen.getByRole('dialog', { name: '支票 AB1234567 兌現？' })
  await box.getByLabelText('兌現日').fill('2001/11/21')
  await box.getByRole('button', { name: /^登記兌現/ }).click()
  await expect.element(box).not.toBeInTheDocument()
  expect(sent[0]?.input).toMatchObject({ paymentId: sampleId, on: '2001-11-21' })
  await screen.getByRole('button', { name: '跳票', exact: true }).click()
  await screen
    .getByRole('dialog')
    .getByRole('button', { name: /^申請作廢/ })
    .click()
  await expect.poll(() => voids[0]?.input).toMatchObject({ paymentId: sampleId, reason: '支票跳票' })
})
