import { expect, it } from 'vitest'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { type CashMonth, vouchers } from '../contract.ts'
import { vouchersPath } from './screens.ts'

const category = (number: number, name: string, kind: 'income' | 'expense', sum: number) => ({
  number,
  name,
  isRetired: false,
  kind,
  sum,
})
const given: CashMonth = {
  month: '2026-10',
  closedThrough: '2026-10-31',
  money: [],
  categories: [
    category(3101, '開帳', 'income', 50_000),
    category(4101, '管理費收入', 'income', 643_820),
    category(5104, '修繕費', 'expense', 12_500),
    category(5105, '清潔費', 'expense', 0),
  ],
}

it('a month unfolds into what came in and went out by category, without those that moved nothing and the opening', async () => {
  answering(vouchers.calls.showMonth, { data: given })
  answering(vouchers.calls.list, {
    data: [],
    pagination: { after: '', maxCount: 50, total: 0, totalIsCapped: false },
  })
  const screen = await openPage(`${vouchersPath}?month=2026-10`, { may: ['vouchers.view'] })
  await screen.getByText('收支項目（2 項）').click()
  const income = screen.getByLabelText('收入', { exact: true })
  await expect.element(income.getByText('NT$643,820')).toBeVisible()
  await expect.element(screen.getByText('修繕費')).toBeVisible()
  await expect.element(screen.getByText('清潔費')).not.toBeInTheDocument()
  await expect.element(screen.getByText('NT$50,000')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: '2026年10月報表' })).toBeVisible()
})
