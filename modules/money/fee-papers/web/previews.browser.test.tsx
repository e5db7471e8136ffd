import { expect, it, vi } from 'vitest'
import { problemOf } from '#platform/contract/problem.ts'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { feePapers, ReceiptPaper, SpokenBill } from '../contract.ts'
import { receiptPapers } from '../receipt-contract.ts'
import { pageCounter } from './page-counter.ts'

const may = ['feePapers.print']
const fact = (label: string, words: string) => ({ label, words, isStrong: false })
const bill = sample(SpokenBill, {
  issuer: '晴川社區管理委員會',
  title: '115年11月　管理費繳費單',
  household: 'A棟-14F-1',
  notes: ['請勿使用前期繳費單。'],
  said: {
    ...sample(SpokenBill).said,
    table: { ...sample(SpokenBill).said.table, head: ['項目', '計算方式', '金額'] },
    payer: '吳𠮷㐂　君',
    closed: '',
    isVoided: false,
    box: [fact('應繳金額', 'NT$6,076'), fact('繳費期限', '中華民國115年11月15日')],
    shops: {
      title: '超商條碼',
      segments: ['151231K6A', '9912311114010006', '151192000006076'],
      sentence: '',
    },
  },
})
const receipt = sample(ReceiptPaper, {
  issuer: '晴川社區管理委員會',
  said: {
    ...sample(ReceiptPaper).said,
    title: '管理費收據',
    marks: ['補印'],
    facts: [fact('戶別', 'A棟-14F-1'), fact('繳款人', '吳𠮷㐂')],
  },
})

it('a bill stands alone on its page as it is printed, with its bars (R017)', async () => {
  answering(feePapers.calls.previewBills, { data: { total: 1, bills: [bill] } })
  const screen = await openPage('/mgmt/fee/default-management/print-bill-preview?run=1', { may })
  await expect.element(screen.getByText('115年11月　管理費繳費單')).toBeVisible()
  await expect.element(screen.getByText('吳𠮷㐂　君')).toBeVisible()
  await expect.element(screen.getByRole('img', { name: '9912311114010006' })).toBeVisible()
})

it('a bill has its bars on rolls too: across 80 mm, along 58 mm, where they are as thick (R017)', async () => {
  answering(feePapers.calls.previewBills, { data: { total: 1, bills: [bill] } })
  const screen = await openPage('/mgmt/fee/default-management/print-bill-preview?run=1', { may })
  const bars = screen.getByRole('img', { name: '9912311114010006' })
  const sizeOf = async () => {
    await expect.element(bars).toBeVisible()
    const { width, height } = bars.element().getBoundingClientRect()
    return [Math.max(width, height), width > height] as const
  }
  await screen.getByRole('radio', { name: '80 mm' }).click()
  await expect.element(screen.getByText('請勿使用前期繳費單。')).toBeVisible()
  const [long, isAcross] = await sizeOf()
  await screen.getByRole('radio', { name: '58 mm' }).click()
  const [alsoLong, isStillAcross] = await sizeOf()
  expect([isAcross, isStillAcross]).toEqual([true, false])
  expect(Math.abs(long - alsoLong)).toBeLessThan(1)
})

it('asks for the bills of KGI on its own page, and says when there is nothing to print', async () => {
  const asked = answering(feePapers.calls.previewBills, { data: { total: 0, bills: [] } })
  const screen = await openPage('/mgmt/fee-kgi/default-management/print-bill-preview', { may })
  await expect.element(screen.getByText('沒有可以列印的繳費單')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '列印' })).toBeDisabled()
  expect(asked[0]?.input).toMatchObject({ provider: 'kgi' })
})

it('receipts are looked at without counting, and count when they are printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  answering(receiptPapers.calls.previewReceipts, { data: { total: 1, receipts: [receipt] } })
  const counted = answering(receiptPapers.calls.countPrinted, { data: [receipt] })
  const screen = await openPage('/mgmt/fee/default-management/print-receipt-preview?run=1', { may })
  await expect.element(screen.getByText('補印')).toBeVisible()
  await screen.getByRole('radio', { name: 'A4' }).click()
  await screen.getByRole('radio', { name: '一頁 3 張' }).click()
  expect(counted).toHaveLength(0)
  await screen.getByRole('button', { name: '列印' }).click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  expect(counted[0]?.input).toMatchObject({ writeoffIds: [receipt.writeoffId] })
  dispatchEvent(new Event('afterprint'))
  print.mockRestore()
})

it('what is unpaid has no receipt, and the page says so (R286)', async () => {
  answering(receiptPapers.calls.previewReceipts, problemOf(409_21_515, '這張繳費單還沒有繳費，沒有收據。'))
  const screen = await openPage('/mgmt/fee/default-management/print-receipt-preview?run=1', { may })
  await expect.element(screen.getByText('這張繳費單還沒有繳費，沒有收據。')).toBeVisible()
})

it('counts the pages of a file as its parts come, also where a mark is cut in two', () => {
  const count = pageCounter()
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(count(bytes('1 0 obj <<\n/Type /Page\n/Parent 2 0 R /Type /Pages\n/Ty'))).toBe(1)
  expect(count(bytes('pe /Page\nx'))).toBe(2)
  expect(count(bytes('nothing'))).toBe(2)
})
