import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, KindNumber, RowVersion, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { refundAsked } from '#modules/money/payments/contract.ts'
import { BookedKind } from './booked-shapes.ts'
import { DoneLine, LineDetail, LinePart, WaitingLine } from './desk-shapes.ts'

export const lineHandled = (words: string) => problem(409_21_611, `這筆款項${words}，請重新整理後再處理。`)
export const nothingPut = () => problem(400_21_612, '請選擇要銷到哪一張單，或轉預收。')
export const householdMissing = () => problem(400_21_613, '請先選擇是哪一戶的款項。')
export const notUndoable = () => problem(409_21_614, '這筆款項沒有可以復原的銷帳。')
export const noOriginal = () => problem(409_21_615, '找不到銀行沖正的原款項，請填寫原因後結案。')
export const hasOriginal = () =>
  problem(409_21_874, '銀行沖正的原款項還在帳上，請按「沖正」，不能只填原因結案。')
export const originalBooked = (what: string) =>
  problem(
    409_21_886,
    `銀行沖正的原款項已對到帳上的一筆（${what}）；請先作廢那一筆，款項回到銷帳異常後，再按「沖正」。`,
  )
export const onlyLater = (day: string) =>
  problem(409_21_873, `同帳號同金額的款項只有之後 ${day} 入帳的，不是這次沖正的；請填寫原因後結案。`)
export const bookedAlready = (what: string, day: string) =>
  problem(
    409_21_879,
    `帳上已有同一筆款項（${Number(day.slice(5, 7))}/${Number(day.slice(8))} ${what}），請先確認是同一筆，還是另一筆。`,
  )
export const returnedAlready = (what: string, day: string) =>
  problem(
    409_21_889,
    `這筆款項好像已經退回（${Number(day.slice(5, 7))}/${Number(day.slice(8))} ${what}），請先確認退的是不是這一筆。`,
  )
export const notBooked = () => problem(409_21_880, '帳上的那一筆已有變動，請重新整理後再確認。')
export const bookedFirst = () =>
  problem(409_21_881, '帳上的那一筆還沒有入帳：支票請先登記兌現，撥款請先在對帳確認，再回到這裡。')
export const wrongExpense = () => problem(400_21_876, '支出科目不正確或已停用，請重新選擇。')
export const partOfOther = () => problem(409_21_616, '這張繳費單不是這一戶的，請重新選擇。')

const service = [2] as const
const lineId = Id
const seen = { lineId, rowVersion: RowVersion }
/** Whoever acts saw what the books seem to have of it, and says that it is another one. */
const isAnother = z.boolean().default(false)

/** The desk of what the bank has and no bill has yet: 銷帳異常. */
export const bankLines = contract('bankLines', {
  listWaiting: call({
    method: 'GET',
    path: '/api/v1/BankFile/Unmatched',
    summary: 'What waits, at most 200 lines, how many and how much; and what was done today.',
    can: 'bankFiles.view',
    service,
    takes: z.object({}),
    gives: data(
      z.object({
        waiting: z.array(WaitingLine),
        count: z.int(),
        sum: z.int(),
        done: z.array(DoneLine),
        doneCount: z.int(),
      }),
    ),
  }),
  show: call({
    method: 'GET',
    path: '/api/v1/BankFile/Unmatched/{lineId}',
    summary:
      'One line: why it waits, what it could be put to, what is proposed; for another household where one is given.',
    can: 'bankFiles.view',
    service,
    takes: z.object({ lineId, householdId: Id.optional().meta({ wire: 'TabletId' }) }),
    gives: data(LineDetail),
  }),
  accept: call({
    method: 'POST',
    path: '/api/v1/BankFile/Unmatched/{lineId}/Accept',
    summary:
      'Puts a line to bills and to what the household pays ahead, with receipts. 409_21_611 when somebody was faster, 409_21_879 when the books seem to have it, 409_21_888 when the bank took it back, 409_21_889 when it seems to have been given back.',
    can: 'bankFiles.match',
    service,
    takes: z.object({
      ...seen,
      householdId: Id.meta({ wire: 'TabletId' }),
      parts: z.array(LinePart).min(1).max(50),
      isAnother,
    }),
    gives: done,
  }),
  reverse: call({
    method: 'POST',
    path: '/api/v1/BankFile/Unmatched/{lineId}/Reverse',
    summary: 'Does what the bank reversed: the payment is taken back with all it was put to.',
    can: 'bankFiles.match',
    service,
    takes: z.object({ ...seen, isAnother }),
    gives: done,
  }),
  closeAsBooked: call({
    method: 'POST',
    path: '/api/v1/BankFile/Unmatched/{lineId}/Booked',
    summary:
      'Says that a line is what the books have already: it is closed, and nothing of it stays booked. It can be taken back as any other act.',
    can: 'bankFiles.match',
    service,
    takes: z.object({ ...seen, bookedKind: BookedKind, bookedId: Id }),
    gives: done,
  }),
  leave: call({
    method: 'POST',
    path: '/api/v1/BankFile/Unmatched/{lineId}/Leave',
    summary:
      'Closes a reversal whose payment is not here, or money that went out, with a reason. 409_21_874: the payment is here.',
    can: 'bankFiles.match',
    service,
    takes: z.object({ ...seen, reason: words(60) }),
    gives: done,
  }),
  bookOther: call({
    method: 'POST',
    path: '/api/v1/BankFile/Unmatched/{lineId}/Other',
    summary:
      'Puts what is open of a line to an account of income, or what went out to one of expense: it is no fee. No receipt; it can be taken back as any other act.',
    can: 'bankFiles.match',
    service,
    takes: z.object({ ...seen, accountNumber: KindNumber, reason: words(60), isAnother }),
    gives: done,
  }),
  refund: call({
    method: 'POST',
    path: '/api/v1/BankFile/Unmatched/{lineId}/Refund',
    summary:
      'Asks for a refund of what is open of a line; another person approves it. 409_21_879 when the books seem to have it, 409_21_888 when the bank took it back, 409_21_889 when it seems to have been given back.',
    can: 'payments.refund',
    service,
    takes: z.object({ ...seen, ...refundAsked, isAnother }),
    gives: done,
  }),
  postpone: call({
    method: 'POST',
    path: '/api/v1/BankFile/Unmatched/{lineId}/Postpone',
    summary: 'Leaves a line until tomorrow, with a reason.',
    can: 'bankFiles.match',
    service,
    takes: z.object({ ...seen, reason: words(60) }),
    gives: done,
  }),
  undo: call({
    method: 'POST',
    path: '/api/v1/BankFile/Unmatched/{lineId}/Undo',
    summary:
      'Takes back whatever a line was put to, with a reason: it waits again, and its receipts are void.',
    can: 'bankFiles.match',
    service,
    takes: z.object({ lineId, reason: words(30) }),
    gives: done,
  }),
})
