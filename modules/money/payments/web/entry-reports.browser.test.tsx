import { expect, it } from 'vitest'
import { problemOf } from '#platform/contract/problem.ts'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { EntryReport, type ReceiptYear, receipts } from '../receipt-contract.ts'
import { Receipt } from '../shapes.ts'

const path = '/mgmt/fee/default-management/entry-report'
const may = ['payments.view', 'payments.take']
const entry = sample(EntryReport, {
  day: '2026-11-20',
  by: '陳怡君',
  channel: 'cash',
  count: 3,
  amount: 9114,
  toBills: 9000,
  toPrepayment: 114,
  voided: 1,
  voidedAmount: 700,
  first: '2026-01281',
  last: '2026-01284',
  voidedNumbers: ['2026-01283'],
})
const bank: EntryReport = {
  ...entry,
  by: '沈韻如',
  channel: 'atm',
  count: 2,
  amount: 6076,
  voided: 0,
  voidedNumbers: [],
}
const year: ReceiptYear = { year: 2026, last: '2026-01284', count: 1284, voided: 12, missing: [] }
const { listEntries, list } = receipts.calls

it('shows receipts by day, clerk and channel with their sums, void ones apart, and that no number is missing', async () => {
  answering(listEntries, { data: [entry, bank], years: [year] })
  const screen = await openPage(path, { may })
  await expect.element(screen.getByRole('heading', { name: '收據日報' })).toBeVisible()
  await expect.element(screen.getByText('陳怡君')).toBeVisible()
  await expect.element(screen.getByText('有效 5 張　NT$15,190')).toBeVisible()
  await expect.element(screen.getByText('作廢 1 張').first()).toBeVisible()
  await expect
    .element(screen.getByText(/2026 年收據：開到 2026-01284，共 1284 號，作廢 12 號，沒有缺號/))
    .toBeVisible()
})

it('a row opens with its receipts; a void one is struck through and says who voided it and why', async () => {
  answering(listEntries, { data: [entry], years: [year] })
  const empty = sample(list.gives)
  const asked = answering(list, {
    ...empty,
    data: [
      sample(Receipt, { number: '2026-01284', label: 'A棟-3F-1', amount: 3000, voidedAt: null }),
      sample(Receipt, {
        number: '2026-01283',
        label: 'B棟-7F-3',
        amount: 700,
        voidedAt: new Date('2026-11-20T03:00:00Z'),
        voidedBy: '沈韻如',
        voidReason: '金額打錯',
      }),
    ],
  })
  const screen = await openPage(path, { may })
  await screen.getByText('陳怡君').click()
  const panel = screen.getByRole('complementary', { name: '11月20日 的收據' })
  await expect.element(panel.getByText('2026-01281 至 2026-01284')).toBeVisible()
  await expect.element(panel.getByText(/沈韻如 .* 作廢：金額打錯/)).toBeVisible()
  expect(asked[0]?.input).toMatchObject({
    from: '2026-11-20',
    to: '2026-11-20',
    by: '陳怡君',
    channel: 'cash',
  })
})

it('days are one row each, and the filters are in the question', async () => {
  const asked = answering(listEntries, { data: [{ ...entry, by: '', channel: null }], years: [year] })
  const screen = await openPage(`${path}?channel=cash&from=2026-11-01&to=2026-11-30`, { may })
  await screen.getByRole('radio', { name: '每日合計' }).click()
  await expect.poll(() => asked.at(-1)?.input.view).toBe('days')
  expect(asked.at(-1)?.input).toMatchObject({ channel: 'cash', from: '2026-11-01', to: '2026-11-30' })
  await expect.element(screen.getByText('2026-01281–01284')).toBeVisible()
  await expect.element(screen.getByText('經手人', { exact: true })).not.toBeInTheDocument()
})

it('a number that is missing is said at the head of the list', async () => {
  answering(listEntries, { data: [entry], years: [{ ...year, missing: ['2026-00777'] }] })
  const screen = await openPage(path, { may })
  await expect.element(screen.getByText(/2026 年收據缺號：2026-00777/)).toBeVisible()
})

it('without receipts it leads to the desk; whoever may not take money is offered no way there', async () => {
  answering(listEntries, { data: [], years: [] })
  const screen = await openPage(path, { may })
  await expect.element(screen.getByText('這段期間沒有收據')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '櫃台收款' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '匯出 Excel' })).toBeDisabled()
})

it('what could not be loaded says so, and offers to try again', async () => {
  answering(listEntries, problemOf(500_00_001, '系統忙碌中，請稍後再試。'))
  const screen = await openPage(path, { may: ['payments.view'] })
  await expect.element(screen.getByText('收據日報載入失敗')).toBeVisible()
})
