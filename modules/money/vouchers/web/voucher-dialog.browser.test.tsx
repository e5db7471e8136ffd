import { expect, it, vi } from 'vitest'
import { answering, lost } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { type CashMonth, Voucher, vouchers } from '../contract.ts'
import { VoucherDialog } from './VoucherDialog.tsx'

const account = (number: number, name: string) => ({
  number,
  name,
  isRetired: false,
  opening: 0,
  in: 0,
  out: 0,
  closing: 0,
})
const given: CashMonth = {
  month: '2026-11',
  closedThrough: null,
  money: [account(1101, '零用金'), account(1103, '銀行存款')],
  categories: [
    { number: 4199, name: '其他收入', isRetired: false, kind: 'income', sum: 0 },
    { number: 5104, name: '修繕費', isRetired: false, kind: 'expense', sum: 0 },
    { number: 5105, name: '停用項目', isRetired: true, kind: 'expense', sum: 0 },
  ],
}

it('says what is missing before anything is sent; a lost answer is sent again as the same voucher', async () => {
  answering(vouchers.calls.showMonth, { data: given })
  const sent = answering(vouchers.calls.add, lost, { data: sample(Voucher, { day: '2026-11-20' }) })
  const onClose = vi.fn()
  const screen = await drawPart(<VoucherDialog onClose={onClose} />)
  await screen.getByRole('button', { name: '登記收支' }).click()
  await expect.element(screen.getByText('請填寫金額，至少 1 元。')).toBeVisible()
  await expect.element(screen.getByText('請選擇項目。')).toBeVisible()
  expect(sent).toEqual([])
  await screen.getByLabelText('金額').fill('1450')
  await screen.getByLabelText('項目').click()
  await expect.element(screen.getByRole('option', { name: '停用項目' })).not.toBeInTheDocument()
  await screen.getByRole('option', { name: '修繕費' }).click()
  await screen.getByRole('button', { name: '登記收支' }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent.map(({ input }) => [input.voucherId, input.amount, input.againstNumber])).toEqual(
    Array(2).fill([sent[0]?.input.voucherId, 1450, 5104]),
  )
  expect(sent[1]?.key).toBe(sent[0]?.key)
})
