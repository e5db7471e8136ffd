import { showMoney } from '#platform/contract/show-money.ts'
import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import {
  cursorPage,
  cursorPaging,
  data,
  Day,
  done,
  Id,
  KindNumber,
  line,
  Money,
  words,
} from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { CashMonth, Voucher, VoucherKind } from './shapes.ts'

export { CashMonth, Voucher, type VoucherKind, voucherKinds } from './shapes.ts'

export const voucherFilters = {
  /** Part of whom it was with, of the note or of the number of its document; or its own number. */
  text: line(60).default(''),
  kind: VoucherKind.optional(),
  /** An account of money or a category. */
  number: KindNumber.optional(),
  /** Days in Taipei, both included. */
  from: Day.optional(),
  to: Day.optional(),
}

/** A total of a long past is counted no further than this. */
export const mostCounted = 10_000

/** 2026-11 */
const Month = z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, { error: '月份不正確' })

const said = (month: string) => `${month.slice(0, 4)}年${Number(month.slice(5))}月`
export const voucherIdTaken = () =>
  problem(409_21_001, '這筆收支已用同一個編號登記過，內容不同；請重新整理後再登記。')
export const wrongAccount = () => problem(400_21_002, '請選擇收支項目；停用的項目不能再登記。')
/** No community with books is older than the law of their committees by more (公寓大廈管理條例, 1995). */
export const firstDay = '1990-01-01'
export const oldDay = () => problem(400_21_856, '日期不能早於民國 79 年，請確認年份。')
export const futureDay = () => problem(400_21_003, '日期不能晚於今天。')
export const notEnough = (name: string, left: number) =>
  problem(409_21_004, `${name}餘額不足：只剩 ${showMoney(left)}。`)
export const monthClosed = (month: string) =>
  problem(409_21_005, `${said(month)}已結帳，不能再入帳；請以目前月份登記。`)
export const monthNotOver = (month: string) =>
  problem(409_21_006, `${said(month)}還沒有結束，月底後才能結帳。`)
export const alreadyVoided = () => problem(409_21_007, '這筆收支已經作廢。')
export const voucherInFile = (what: string) =>
  problem(
    409_21_883,
    `銀行檔已有同金額的款項（${what}），在銷帳異常處理即可，不用再登記；確定是另一筆，請再按一次。`,
  )
export const ofHandOver = (when: string) =>
  problem(409_21_877, `這是 ${when} 點交的差額，不能作廢；金額有誤請重新點交。`)

const service = [7] as const
/** Months are closed by whoever has books: of fees alone as well. */
const books = [2, 7] as const

/** The community's own cash book (service 7): vouchers over the ledger. */
export const vouchers = contract('vouchers', {
  list: call({
    method: 'GET',
    path: '/api/v1/CashManagement/Vouchers',
    summary: 'What came in and went out, the newest day first; deep pages by After.',
    can: 'vouchers.view',
    service,
    takes: z.object({ ...voucherFilters, ...cursorPaging }),
    gives: cursorPage(Voucher),
  }),
  find: call({
    method: 'GET',
    path: '/api/v1/CashManagement/Vouchers/{voucherId}',
    summary: 'One voucher.',
    can: 'vouchers.view',
    service,
    takes: z.object({ voucherId: Id }),
    gives: data(Voucher),
  }),
  add: call({
    method: 'POST',
    path: '/api/v1/CashManagement/Vouchers',
    summary:
      'Writes a voucher and books it. The same id with the same content is the same again. 409_21_005 when its month is closed, 409_21_883 when the bank’s files seem to have it.',
    can: 'vouchers.add',
    service,
    takes: z.object({
      voucherId: Id,
      kind: VoucherKind,
      day: Day,
      moneyNumber: KindNumber,
      againstNumber: KindNumber,
      amount: Money.refine((n) => n > 0, { error: '請填寫金額' }),
      party: line(40).default(''),
      documentNumber: line(30).default(''),
      note: line(100).default(''),
      photoPath: line(200).default('').meta({ wire: 'PhotoUrl' }),
      /** Whoever writes it was told that the bank's files have the same amount, and says that it is another one. */
      isAnother: z.boolean().default(false),
    }),
    gives: data(Voucher),
  }),
  voidVoucher: call({
    method: 'POST',
    path: '/api/v1/CashManagement/Vouchers/{voucherId}/Void',
    summary: 'Voids a voucher with a reason: it keeps its number, and what it booked is reversed.',
    can: 'vouchers.add',
    service,
    takes: z.object({ voucherId: Id, reason: words(30) }),
    gives: data(Voucher),
  }),
  showMonth: call({
    method: 'GET',
    path: '/api/v1/CashManagement/Month',
    summary: 'What a month moved, by cash and bank account and by category.',
    can: 'vouchers.view',
    service: books,
    takes: z.object({ month: Month }),
    gives: data(CashMonth),
  }),
  printMonth: call({
    method: 'GET',
    path: '/api/v1/CashManagement/Month/Print',
    summary:
      'The report of a month as a PDF: accounts, income and expenses by category, receivables, what was paid ahead, and the result, as the ledger has them. Audited.',
    can: 'vouchers.view',
    // A community with fees has a ledger without the cash book as well.
    service: [2, 7],
    takes: z.object({ month: Month }),
    gives: z.object({}),
  }),
  closeMonth: call({
    method: 'POST',
    path: '/api/v1/CashManagement/Month/Close',
    summary: 'Closes a month that is over, and all before it: nothing is booked to them any more.',
    can: 'vouchers.close',
    service: books,
    takes: z.object({ month: Month }),
    gives: done,
  }),
  exportJournal: call({
    method: 'GET',
    path: '/api/v1/CashManagement/Journal',
    inTransaction: 'a ledger is read in pieces, and is of one moment',
    summary: 'The whole ledger as a plain-text journal that hledger reads. Audited.',
    can: 'vouchers.close',
    service: books,
    takes: z.object({}),
    gives: z.object({}),
  }),
})
