import { expect, it } from 'vitest'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { scan } from '#tests/setup/scan.ts'
import { bankPaid } from '../paid-contract.ts'
import { HouseholdAccount, PaidAnswer, PaidItem, PaidTold } from '../paid-shapes.ts'
import { paidPath } from './paths.ts'

const householdId = '0193a5b0-0000-7000-8000-000000000911'
const item = sample(PaidItem, {
  paymentId: '0193a5b0-0000-7000-8000-000000000912',
  householdId,
  label: 'B棟-7F-3',
  isBank: true,
  channel: 'atm',
  amount: 3120,
  open: 0,
  paidOn: '2026-11-19',
  paidTime: '20:41:00',
  agencyOn: null,
  creditedOn: '2026-11-20',
  code: '99128000100014',
  payerTail: '48213',
  bill: {
    runName: '10月管理費',
    label: 'B棟-7F-3',
    state: 'settled',
    settledAt: new Date('2026-10-12T04:00:00Z'),
    left: 0,
  },
  bookedAs: '',
  firstClass: 'oldPeriod',
  class: 'oldPeriod',
  difference: 0,
  postponedUntil: null,
  isRefunding: false,
  reversedAt: null,
  parts: [
    {
      writeoffId: '0193a5b0-0000-7000-8000-000000000913',
      kind: 'bill',
      runName: '11月管理費',
      label: 'B棟-7F-3',
      amount: 3120,
      at: new Date('2026-11-20T06:06:00Z'),
      by: '沈韻如',
      receiptId: null,
      receiptNumber: '2026-01284',
      undoneAt: null,
    },
  ],
})
const account = sample(HouseholdAccount, {
  householdId,
  label: 'B棟-7F-3',
  names: ['劉家豪'],
  owed: 0,
  prepayment: 0,
  open: [],
  lines: [],
  count: 0,
})
const understood = {
  ...sample(PaidAnswer).understood,
  householdId,
  label: 'B棟-7F-3',
  amount: 3120,
  rest: '',
  code: '',
  codeOf: '',
  digits: '',
  name: '',
  from: null,
  to: null,
  households: 1,
}
const open = (changes: Partial<PaidAnswer>, may = ['bankFiles.view']) => {
  answering(bankPaid.calls.listTold, { data: [] })
  answering(bankPaid.calls.account, { data: account })
  answering(bankPaid.calls.look, {
    data: { understood, found: [], count: 0, near: [], channels: [], ...changes },
  })
  return openPage(`${paidPath}?q=B7-3`, { may })
}

it('what came by an old account says where it went, why it was not seen, and what to tell the resident', async () => {
  const screen = await open({ found: [item], count: 1 })
  await expect.element(screen.getByText('收到了，已銷到 11月管理費')).toBeVisible()
  await expect
    .element(screen.getByText(/用的是10月管理費的帳號，10月管理費已經結清.*等人確認後才銷到 11月管理費/))
    .toBeVisible()
  await expect
    .element(
      screen.getByText(
        '您好，您 11月19日轉的 3,120 元，我們收到了。因為用的是10月管理費的帳號，需要人工確認，已經幫您處理到11月管理費。目前沒有欠款。之後請用當期繳費單上的帳號。謝謝您。',
      ),
    )
    .toBeVisible()
  await expect.element(screen.getByText('2026-01284')).toBeVisible()
})

it('what waits leads to the desk with this line; what the bank reversed and what was voided say who and when', async () => {
  const waits = await open({ found: [{ ...item, open: 3120, parts: [] }], count: 1 })
  await expect.element(waits.getByText('收到了，還沒銷帳')).toBeVisible()
  await expect.element(waits.getByRole('button', { name: /到銷帳異常處理/ })).toBeVisible()
})

it('of what waits and seems to have gone back it is not said that it will be put to a bill', async () => {
  const screen = await open({
    found: [{ ...item, firstClass: 'exact', class: 'returned', open: 3120, parts: [] }],
    count: 1,
  })
  await expect.element(screen.getByText('好像已經退回，還沒銷帳')).toBeVisible()
  await expect.element(screen.getByText(/這筆錢已經退回或沖正，還要人工確認/)).toBeVisible()
})

it('what did not come says how far files have come and when it would be seen, by channel', async () => {
  const channels = [
    {
      channel: 'store',
      importedAt: new Date('2026-11-20T00:00:00Z'),
      paidThrough: '2026-11-18',
      expectOn: '2098-11-24',
    },
    {
      channel: 'atm',
      importedAt: new Date('2026-11-20T00:00:00Z'),
      paidThrough: '2098-12-31',
      expectOn: '2098-11-23',
    },
  ]
  const screen = await open({ channels })
  await expect.element(screen.getByText('還沒收到 NT$3,120')).toBeVisible()
  await expect.element(screen.getByText(/匯入的檔案還沒到，最快/)).toBeVisible()
  await expect.element(screen.getByText(/檔案已匯到 .*沒有這筆/)).toBeVisible()
})

it('a barcode that is scanned on the page is asked for at once', async () => {
  const asked = answering(bankPaid.calls.look, {
    data: { understood, found: [], count: 0, near: [], channels: [] },
  })
  answering(bankPaid.calls.account, { data: account })
  const screen = await openPage(paidPath, { may: ['bankFiles.view'] })
  await expect.element(screen.getByRole('searchbox')).toHaveFocus()
  scan('9912800002500819')
  await expect.poll(() => asked.at(-1)?.input.text).toBe('9912800002500819')
})

it('what is read to the resident is sent to the household as the clerk leaves it, and to whom it went stands below', async () => {
  const told = sample(PaidTold, {
    recipient: '劉○豪',
    channel: 'line',
    state: 'sent',
    address: '',
    problem: '',
  })
  const sent = answering(bankPaid.calls.tell, { data: { sending: 1 } })
  const screen = await open({ found: [item], count: 1 }, ['bankFiles.view', 'bankFiles.match'])
  await screen.getByRole('button', { name: /^傳給住戶/ }).click()
  const box = screen.getByRole('dialog', { name: '傳給 B棟-7F-3' })
  await expect.element(box.getByRole('textbox')).toHaveValue(expect.stringContaining('我們收到了'))
  await box.getByRole('textbox').fill('劉先生您好，已經收到了。')
  answering(bankPaid.calls.listTold, { data: [told] })
  await box.getByRole('button', { name: /^傳送/ }).click()
  await expect.element(box).not.toBeInTheDocument()
  expect(sent[0]?.input).toMatchObject({ paymentId: item.paymentId, text: '劉先生您好，已經收到了。' })
  await expect.element(screen.getByRole('region', { name: '已傳給住戶' }).getByText(/劉○豪/)).toBeVisible()
})
