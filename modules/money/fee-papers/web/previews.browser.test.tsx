import { expect, it, vi } from 'vitest'
import { problemOf } from '#platform/contract/problem.ts'
import { answering, answeringEmpty } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { feeHome } from '#modules/money/fee-home/contract.ts'
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
    mark: '',
    term: fact('計費期間', '115年11月1日至 11月30日'),
    transfer: {
      title: '轉帳（ATM、網路銀行）',
      lines: ['銀行　凱基銀行 809'],
      account: '99123-1111-4010-006',
      terms: '金額須與應繳金額相同，次一營業日入帳。非凱基銀行轉帳，轉出銀行另收手續費 17 元。',
    },
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

const mm = 96 / 25.4

it('a bill on a roll says what its PDF says, and of a void one that it is void (R296)', async () => {
  answering(feePapers.calls.previewBills, {
    data: { total: 1, bills: [{ ...bill, said: { ...bill.said, isVoided: true, mark: '【作廢】' } }] },
  })
  const screen = await openPage('/mgmt/fee/default-management/print-bill-preview?run=1&paper=thermal80', {
    may,
  })
  for (const words of ['115年11月1日至 11月30日', /轉出銀行另收手續費 17 元/, '【作廢】'])
    await expect.element(screen.getByText(words)).toBeVisible()
})

it.each(['58 mm', '80 mm'])(
  'a bill has on a roll of %s bars of 10 mm that go along it, and nothing for 5 mm before and behind them',
  async (roll) => {
    answering(feePapers.calls.previewBills, { data: { total: 1, bills: [bill] } })
    const screen = await openPage('/mgmt/fee/default-management/print-bill-preview?run=1', { may })
    await screen.getByRole('radio', { name: roll }).click()
    await expect.element(screen.getByText('請勿使用前期繳費單。')).toBeVisible()
    const [bars, title] = [
      screen.getByRole('img', { name: '9912311114010006' }),
      screen.getByText('超商條碼'),
    ]
    const { width, height, top, bottom } = bars.element().getBoundingClientRect()
    expect(width).toBeGreaterThanOrEqual(10 * mm)
    expect(height).toBeGreaterThan(70 * mm)
    expect(top - title.element().getBoundingClientRect().bottom).toBeGreaterThanOrEqual(5 * mm)
    const [notes] = screen.getByRole('list').elements()
    expect((notes?.getBoundingClientRect().top ?? 0) - bottom).toBeGreaterThanOrEqual(5 * mm)
  },
)

it('a piece of a roll is printed as long as its bill, so that nothing cuts its bars', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  answering(feePapers.calls.previewBills, { data: { total: 1, bills: [bill] } })
  const screen = await openPage('/mgmt/fee/default-management/print-bill-preview?run=1&paper=thermal58', {
    may,
  })
  await expect.element(screen.getByText('請勿使用前期繳費單。')).toBeVisible()
  const { height } = screen.getByRole('article').element().getBoundingClientRect()
  await screen.getByRole('button', { name: '列印' }).click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  const [, long] =
    /piece-0\{size:58mm (\d+)px/.exec(document.querySelector('.lb-print')?.textContent ?? '') ?? []
  expect(Number(long) - height).toBeGreaterThanOrEqual(0)
  expect(Number(long) - height).toBeLessThan(3)
  dispatchEvent(new Event('afterprint'))
  print.mockRestore()
})

it.each([
  ['/mgmt/fee/default-management', ['feeHome.view'], '/mgmt/management_control'],
  ['/mgmt/fee-kgi/parking', ['feeHome.view'], '/mgmt/home'],
  ['/mgmt/fee/default-management', [], '/mgmt/home'],
])(
  'papers of %s that were opened by themselves lead back where who sees %o may be: %s (R019)',
  async (place, more, back) => {
    answering(feePapers.calls.previewBills, { data: { total: 1, bills: [bill] } })
    const screen = await openPage(`${place}/print-bill-preview?run=1`, { may: [...may, ...more] })
    // The page that one comes to may ask before the test is over.
    answeringEmpty(feeHome.calls.show)
    await screen.getByRole('button', { name: '返回' }).click()
    await expect.poll(() => screen.at()).toBe(back)
  },
)

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
