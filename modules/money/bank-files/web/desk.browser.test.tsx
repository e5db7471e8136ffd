import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { bankCounter } from '../counter-contract.ts'
import { payments } from '#modules/money/payments/contract.ts'
import { bankLines, lineHandled } from '../desk-contract.ts'
import { LineDetail, WaitingLine } from '../desk-shapes.ts'
import { unmatchedPath } from './paths.ts'

const idOf = (nth: number) => `0193a5b0-0000-7000-8000-00000000090${nth}`
const [lineId, billId, householdId] = [idOf(1), idOf(2), idOf(3)]
const waiting = sample(WaitingLine, {
  lineId,
  kind: 'in',
  amount: 3600,
  whole: 3600,
  channel: 'atm',
  code: '99128000100014',
  creditedOn: '2026-11-20',
  class: 'oldPeriod',
  difference: 0,
  label: 'B棟-7F-3',
  postponedUntil: null,
  isRefunding: false,
})
const detail = sample(LineDetail, {
  ...waiting,
  isWaiting: true,
  paidOn: '2026-11-19',
  paidTime: '20:41:00',
  creditedOn: '2026-11-20',
  check: 'right',
  householdId,
  names: ['劉家豪'],
  bill: null,
  missingItem: '',
  original: null,
  candidates: [
    {
      billId,
      runName: '11月管理費',
      number: '11511-0001',
      dueOn: '2026-11-15',
      left: 3120,
      isOpen: true,
      state: 'unpaid',
      settledAt: null,
      settledBy: '',
    },
  ],
  prepayment: 0,
  proposal: [
    { billId, amount: 3120 },
    { billId: null, amount: 480 },
  ],
  booked: [],
  returned: [],
  givesBack: null,
  history: [],
})
const may = ['bankFiles.view', 'bankFiles.match', 'payments.refund']

function desk(changes: Partial<LineDetail> = {}) {
  answering(payments.calls.listOpen, { data: [] })
  answering(bankCounter.calls.countWaiting, { data: { count: 1 } })
  answering(bankLines.calls.listWaiting, {
    data: { waiting: [waiting], count: 1, sum: 3600, done: [], doneCount: 0 },
  })
  answering(bankLines.calls.show, { data: { ...detail, ...changes } })
}

it('what is proposed is accepted with one key: the oldest debt, and the rest ahead', async () => {
  desk()
  const sent = answering(bankLines.calls.accept, { data: true })
  const screen = await openPage(unmatchedPath, { may })
  await expect.element(screen.getByRole('button', { name: /銷 NT\$3,600 到 2 項/ })).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.input).toMatchObject({ lineId, householdId, parts: detail.proposal })
})

it('says of the bill whose account was used that its debt is in the next one, not that it was paid', async () => {
  const [bill] = detail.candidates
  if (!bill) throw new Error('no bill')
  const old = { ...bill, runName: '10月管理費', left: 0, total: 3600, label: 'B棟-7F-3', isOpen: false }
  desk({ bill: { ...old, state: 'carried' } })
  const screen = await openPage(unmatchedPath, { may })
  await expect.element(screen.getByText('10月管理費的欠款已併入下期，目前還欠 NT$3,120。')).toBeVisible()
})

it('whoever was slower is told who was faster, and the line stays', async () => {
  desk()
  answering(bankLines.calls.accept, lineHandled('已於今天 14:05 由 何淑芬 處理'))
  const screen = await openPage(unmatchedPath, { may })
  await expect.element(screen.getByText('不採用建議')).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByText(/由 何淑芬 處理/)).toBeVisible()
})

it('money is given back by two: Alt 6 asks for the refund of this payment, and nothing is booked', async () => {
  desk()
  const sent = answering(bankLines.calls.refund, { data: true })
  const screen = await openPage(unmatchedPath, { may })
  await expect.element(screen.getByText('退還', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Alt>}6{/Alt}')
  const box = screen.getByRole('dialog')
  await box.getByLabelText(/^受款人/).fill('王大明')
  await box.getByLabelText(/^原因/).fill('不是本社區住戶')
  await box.getByRole('button', { name: /申請退款/ }).click()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.input).toMatchObject({ lineId, householdId, amount: 3600, payee: '王大明' })
})

it('while a refund waits it says so, and is not asked for twice', async () => {
  desk({ isRefunding: true })
  const screen = await openPage(unmatchedPath, { may })
  await expect.element(screen.getByText(/已有人申請退還/)).toBeVisible()
  await expect.element(screen.getByText('退還', { exact: true })).not.toBeInTheDocument()
})

it('who may only look sees why a line waits and no act', async () => {
  desk()
  const screen = await openPage(unmatchedPath, { may: ['bankFiles.view'] })
  await expect.element(screen.getByText('可以銷到')).toBeVisible()
  await expect.element(screen.getByText('不採用建議')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: '匯入銀行檔' })).not.toBeInTheDocument()
})

it('money that went out of the bank is booked as an expense by the same key', async () => {
  const accounts = [{ number: 5107, name: '代收手續費' }]
  const givesBack = { lineId: idOf(6), paidOn: '2026-11-18', label: '' }
  desk({ kind: 'out', class: 'out', householdId: null, proposal: [], candidates: [], accounts, givesBack })
  const sent = answering(bankLines.calls.bookOther, { data: true })
  const screen = await openPage(unmatchedPath, { may })
  await expect.element(screen.getByText('從銀行支出')).toBeVisible()
  await expect.element(screen.getByText(/好像是退還 11月18日 進來/)).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const box = screen.getByRole('dialog')
  await box.getByRole('button', { name: '銀行手續費' }).click()
  await box.getByRole('button', { name: /^記為支出/ }).click()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.input).toMatchObject({ lineId, accountNumber: 5107, reason: '銀行手續費' })
})

it('what the books seem to have is closed by the same key as what it is; only as another one it is put to a bill', async () => {
  const booked = [
    { bookedKind: 'payment', bookedId: idOf(7), day: '2026-11-18', label: 'B棟-7F-3', said: '劉家豪' },
  ] as const
  desk({ class: 'booked', booked: [...booked] })
  const closed = answering(bankLines.calls.closeAsBooked, { data: true })
  const accepted = answering(bankLines.calls.accept, { data: true })
  const screen = await openPage(unmatchedPath, { may })
  await expect.element(screen.getByText('帳上好像已經有這一筆')).toBeVisible()
  await expect.element(screen.getByText('不採用建議')).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => closed.length).toBe(1)
  expect(closed[0]?.input).toMatchObject({ lineId, bookedKind: 'payment', bookedId: idOf(7) })
  await userEvent.keyboard('{Alt>}9{/Alt}')
  await screen.getByRole('button', { name: /銷 NT\$3,600 到 2 項/ }).click()
  await expect.poll(() => accepted.length).toBe(1)
  expect(accepted[0]?.input).toMatchObject({ lineId, isAnother: true })
})

it('a cheque that is held is written down as cashed first', async () => {
  const booked = [
    { bookedKind: 'payment', bookedId: null, day: '2026-11-18', label: 'B棟-7F-3', said: 'AB123' },
  ] as const
  desk({ class: 'booked', booked: [...booked] })
  const screen = await openPage(unmatchedPath, { may })
  await expect.element(screen.getByText('這張支票還沒有登記兌現，請先在支票登記兌現。')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /是同一筆，結案/ })).toBeDisabled()
})

it('what the bank took back is done with one key for both lines, and nothing else is offered', async () => {
  const reversal = { lineId: idOf(8), rowVersion: 2, day: '2026-11-21', said: '沖正.csv' }
  desk({ class: 'returned', returned: [{ returnedKind: 'reversal', ...reversal }] })
  const sent = answering(bankLines.calls.reverse, { data: true })
  const screen = await openPage(unmatchedPath, { may })
  await expect.element(screen.getByText('這筆款項好像已經退回')).toBeVisible()
  await expect.element(screen.getByText('不採用建議')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: /退的不是這一筆/ })).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.input).toMatchObject({ lineId: idOf(8), rowVersion: 2 })
})

it('what went out of the bank again is refunded by two, by transfer; or it was another one and is put to a bill', async () => {
  desk({
    class: 'returned',
    returned: [{ returnedKind: 'out', lineId: idOf(8), rowVersion: 1, day: '2026-11-23', said: '11月.csv' }],
  })
  const asked = answering(bankLines.calls.refund, { data: true })
  const accepted = answering(bankLines.calls.accept, { data: true })
  const screen = await openPage(unmatchedPath, { may })
  await expect.element(screen.getByText(/^銀行轉出 11月/)).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const box = screen.getByRole('dialog')
  await box.getByLabelText(/^受款人/).fill('王大明')
  await box.getByLabelText(/^受款銀行與帳號/).fill('8220012345')
  await box.getByLabelText(/^原因/).fill('匯錯')
  await box.getByRole('button', { name: /申請退款/ }).click()
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]?.input).toMatchObject({ lineId, way: 'transfer', isAnother: false })
  await userEvent.keyboard('{Alt>}9{/Alt}')
  await screen.getByRole('button', { name: /銷 NT\$3,600 到 2 項/ }).click()
  await expect.poll(() => accepted.length).toBe(1)
  expect(accepted[0]?.input).toMatchObject({ lineId, isAnother: true })
})
