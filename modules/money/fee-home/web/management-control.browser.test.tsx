import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { arrearsCounter } from '#modules/money/arrears/counter-contract.ts'
import { bankCounter } from '#modules/money/bank-files/counter-contract.ts'
import { refundCounter } from '#modules/money/payments/counter-contract.ts'
import { vouchers } from '#modules/money/vouchers/contract.ts'
import { packages } from '#modules/parcels/packages/contract.ts'
import { answering } from '#tests/setup/answers.ts'
import { drawPart, openPage } from '#tests/setup/open-page.tsx'
import { Counters } from '#platform/web/frame/Counters.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { type Coming, feeHome, FeeSummary } from '../contract.ts'
import { managementControlPath } from './screens.ts'

const may = [
  'feeHome.view',
  'feeItems.view',
  'bills.view',
  'payments.view',
  'bankFiles.view',
  'vouchers.view',
]
const nothing = { count: 0, amount: 0, since: null }
const base = sample(FeeSummary, {
  month: '2026-11',
  closedThrough: '2026-10-31',
  collecting: [],
  drafts: [],
  coming: [],
  refunds: [],
  unmatched: nothing,
  overdue: { ...nothing, due: 0 },
  prepaid: nothing,
  cheques: nothing,
  differences: nothing,
  today: { count: 0, amount: 0, newest: [] },
  setup: { homes: 120, rates: 4, accounts: 1, runs: 24 },
  closing: { month: '2026-11', lastDay: '2026-11-30', checks: [] },
})
const open = (changes: Partial<FeeSummary>, more: { services?: number[]; may?: string[] } = {}) => {
  answering(feeHome.calls.show, { data: { ...base, ...changes } })
  return openPage(managementControlPath, { may, ...more })
}
const check = (name: FeeSummary['closing']['checks'][number]['name'], count = 0, amount = 0) => ({
  name,
  count,
  amount,
})

it('an empty community is led step by step to its first bills; steps that are done are left out', async () => {
  const screen = await open({ setup: { homes: 120, rates: 0, accounts: 0, runs: 0 } })
  const panel = screen.getByRole('region', { name: '等待處理' })
  await expect.element(panel.getByText('設定費用項目與費率')).toBeVisible()
  await expect.element(panel.getByText('設定代收帳號')).toBeVisible()
  await expect.element(panel.getByText('開立第一期')).toBeVisible()
  await expect.element(panel.getByText('建立戶別與坪數')).not.toBeInTheDocument()
  expect(
    panel
      .getByText(/^開始使用/)
      .elements()
      .map((step) => step.textContent),
  ).toEqual(['開始使用 2/4', '開始使用 3/4', '開始使用 4/4'])
})

it('a community that has issued is led nowhere any more', async () => {
  const screen = await open({})
  await expect.element(screen.getByText('沒有等待處理的事')).toBeVisible()
})

it('says what the next weeks bring, each with its way', async () => {
  const run = { runId: sampleId, provider: 'general', feeType: 'default-management' } as const
  const coming: Coming[] = [
    {
      ...run,
      kind: 'payout',
      runId: null,
      name: '',
      feeType: '',
      day: '2026-11-27',
      count: 3,
      amount: 41_230,
    },
    { ...run, kind: 'due', name: '公共電費', day: '2026-11-28', count: 24, amount: 11_520 },
    { ...run, kind: 'draft', name: '12月管理費', day: '2026-12-01', count: 180, amount: 613_210 },
  ]
  const screen = await open({ coming })
  const panel = screen.getByRole('region', { name: '接下來' })
  await expect.element(panel.getByText('NT$41,230')).toBeVisible()
  await expect.element(panel.getByText('24 戶未繳')).toBeVisible()
  await expect
    .element(panel.getByRole('link', { name: '公共電費' }))
    .toHaveAttribute('href', `/mgmt/fee/default-management/period?run=${sampleId}`)
})

it('the check of the month says what is done and what stands in the way, each with its way', async () => {
  const screen = await open({
    closing: {
      month: '2026-11',
      lastDay: '2026-11-30',
      checks: [
        check('month', 4),
        check('unmatched', 3, 9120),
        check('payouts', 2, 41_230),
        check('cash'),
        check('refunds'),
        check('drafts'),
      ],
    },
  })
  const box = screen.getByRole('region', { name: '11月帳務' })
  await expect.element(box.getByText('距月底 4 天，尚餘 2 項')).toBeVisible()
  await box.getByRole('button', { name: '月結檢查' }).click()
  const dialog = screen.getByRole('dialog', { name: '月結檢查' })
  await expect.element(dialog.getByText('3 筆　NT$9,120 還沒有銷到繳費單')).toBeVisible()
  await expect.element(dialog.getByText('櫃台沒有留存現金')).toBeVisible()
  await expect.element(dialog.getByText('到 11月30日 還有 4 天，過完才能結帳')).toBeVisible()
  await expect.poll(() => dialog.getByRole('link', { name: '處理' }).elements().length).toBe(2)
})

it('cheques whose day has come wait for the treasurer, with the way to them', async () => {
  const screen = await open({ cheques: { count: 2, amount: 31_200, since: null } })
  await expect.element(screen.getByText('支票到期').first()).toBeVisible()
  await expect.element(screen.getByText('2 張　NT$31,200').first()).toBeVisible()
})

it('without the cash book a month that is over is closed here, once it was asked', async () => {
  const closing = { month: '2026-10', lastDay: '2026-10-31', checks: [check('month')] }
  const sent = answering(vouchers.calls.closeMonth, { data: true })
  const screen = await open({ closing }, { services: [2], may: [...may, 'vouchers.close'] })
  await screen.getByRole('button', { name: '月結檢查' }).click()
  const box = screen.getByRole('dialog', { name: '月結檢查' })
  await expect.element(box.getByRole('link', { name: '匯出帳簿' })).toBeVisible()
  expect(box.getByRole('link', { name: '到收支管理結帳' }).elements()).toEqual([])
  await box.getByRole('button', { name: '月結', exact: true }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: /^月結/ }).click()
  await expect.poll(() => sent[0]?.input).toMatchObject({ month: '2026-10' })
})

afterEach(() => page.viewport(1440, 900))

const counters = () => {
  answering(bankCounter.calls.countWaiting, { data: { count: 3 } })
  answering(arrearsCounter.calls.countOverdue, { data: { count: 12 } })
  answering(refundCounter.calls.countRequested, { data: { count: 1 } })
  answering(packages.calls.countWaiting, { data: { count: 7 } })
  answering(feeHome.calls.show, { data: base })
}
const mayCount = [...may, 'arrears.view']

it('is the duty board of whoever has no desk, who sees the counters of money and no scan field', async () => {
  counters()
  await page.viewport(390, 844)
  const screen = await openPage('/mgmt/home', { role: 'treasurer', may: mayCount })
  await expect.element(screen.getByRole('searchbox', { name: '查一筆款' })).toBeVisible()
  const shown = screen.getByRole('navigation', { name: '即時數量' }).getByRole('link')
  await expect
    .poll(() => shown.elements().map((link) => link.textContent))
    .toEqual(['銷帳異常 3', '逾期 12', '待覆核 1'])
  await expect.element(screen.getByPlaceholder('戶別、姓名、電話末碼')).not.toBeInTheDocument()
})

it('leaves a desk its own counters in front; whoever has no desk has those of money there', async () => {
  counters()
  const mayDesk = [...mayCount, 'packages.view', 'packages.register']
  const screen = await drawPart(<Counters />, { services: [2, 49], may: mayDesk })
  const shown = () =>
    screen
      .getByRole('link')
      .elements()
      .map((link) => link.textContent)
  await expect.poll(shown).toContain('銷帳異常 3')
  expect(shown()[0]).toBe('待領包裹 7')
})
