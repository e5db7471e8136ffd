import { showMoney } from '#platform/contract/show-money.ts'
import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import {
  cursorPage,
  cursorPaging,
  data,
  Day,
  Id,
  Instant,
  line,
  Money,
  Whole,
  words,
} from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import {
  CashCount,
  CashLine,
  CashSetting,
  CashTotals,
  denominations,
  Envelope,
  EnvelopeDetail,
  lineKinds,
  Receipt,
} from './shapes.ts'

export {
  type CashCount,
  type CashLine,
  type CashSetting,
  type CashTotals,
  denominations,
  type Envelope,
  type EnvelopeDetail,
  type LineKind,
  lineKinds,
  type PayablePackage,
  type Receipt,
} from './shapes.ts'

const amount = Money.refine((n) => n > 0, { error: '請填寫金額' })
const signaturePath = line(200).default('').meta({ wire: 'HandwriteUrl' })

export const balanceTooSmall = (balance: number) => problem(409401, `餘額不足：信封剩 ${showMoney(balance)}`)
export const packagePaid = (serialNumber: string, by: string, when: string) =>
  problem(409402, `包裹 ${serialNumber} 的貨款已由${by}於${when} 支付。`)
export const lineReversed = () => problem(409403, '這一筆已經沖銷。')
export const cannotReverse = () => problem(409404, '這一筆不能沖銷；退還的款項請以復原領取處理。')
export const cashUsed = () => problem(409405, '這個信封已有收付，無法取消登記；請將餘額退還住戶。')
export const lineIdTaken = () => problem(409406, '同一次收付已記成另一筆，請關閉視窗後重新登記。')
export const countIdTaken = () => problem(409407, '同一次點收已記成另一次，請關閉視窗後重新點收。')
export const overLimit = (limit: number) => problem(400401, `超過每個信封的上限 ${showMoney(limit)}。`)
export const notPayable = () => problem(400402, '這件包裹不是這一戶待領的包裹，請重新選擇。')
export const samePerson = () => problem(400403, '點收須由另一位人員確認，請換一個帳號。')
export const reasonMissing = () => problem(400404, '點收金額與帳面不符，請說明原因。')
export const notACounter = () => problem(403401, '這個帳號不能點收現金，請換一位櫃台人員。')

const service = [48] as const

/** What narrows the ledger. */
export const cashFilters = {
  kind: z.enum(lineKinds).optional(),
  householdId: Id.optional().meta({ wire: 'TabletId' }),
  /** Days in Taipei, both included. */
  from: Day.optional(),
  to: Day.optional(),
}

const act = { can: 'cash.handle', service, gives: data(CashLine) } as const

export const cash = contract('cash', {
  listEnvelopes: call({
    method: 'GET',
    path: '/api/v1/CollectionPayment/Cash/Envelopes',
    summary: 'The cash deposits that wait, of all or of some households.',
    can: 'cash.view',
    service,
    takes: z.object({ householdIds: z.array(Id).max(100).default([]).meta({ wire: 'TabletIds' }) }),
    gives: data(z.array(Envelope)),
    errors: 'counter',
  }),
  showEnvelope: call({
    method: 'GET',
    path: '/api/v1/CollectionPayment/{depositId}/Cash',
    summary: 'The lines of an envelope, the newest first, and the packages that it can pay.',
    can: 'cash.view',
    service,
    takes: z.object({ depositId: Id }),
    gives: data(EnvelopeDetail),
    errors: 'own',
  }),
  putIn: call({
    ...act,
    method: 'POST',
    path: '/api/v1/CollectionPayment/{depositId}/Cash/In',
    summary: 'More money for an envelope. The client makes the id of the line.',
    takes: z.object({ depositId: Id, lineId: Id, amount, signaturePath }),
  }),
  payCourier: call({
    ...act,
    method: 'POST',
    path: '/api/v1/CollectionPayment/{depositId}/Cash/Pay',
    summary:
      'Pays a courier for a package of the household. 409401 says what is left when it does not suffice.',
    takes: z.object({
      depositId: Id,
      lineId: Id,
      packageId: Id.meta({ wire: 'PdId' }),
      amount,
      courierName: line(30).default(''),
      signaturePath,
    }),
  }),
  reverse: call({
    ...act,
    method: 'POST',
    path: '/api/v1/CollectionPayment/{depositId}/Cash/Reverse',
    summary: 'Takes a wrong line back by a counter-line, with a reason.',
    takes: z.object({ depositId: Id, lineId: Id, sequence: Whole, reason: words(30) }),
  }),
  adjust: call({
    ...act,
    can: 'cash.count',
    method: 'POST',
    path: '/api/v1/CollectionPayment/{depositId}/Cash/Adjust',
    summary:
      'Settles a difference that two people counted; the second signs with a token of their own password.',
    takes: z.object({
      depositId: Id,
      lineId: Id,
      amount: z
        .int()
        .min(-999_999_999)
        .max(999_999_999)
        .refine((n) => n !== 0, { error: '請填寫金額' }),
      reason: words(60),
      witnessToken: words(200),
    }),
  }),
  listLedger: call({
    method: 'GET',
    path: '/api/v1/CollectionPayment/Cash/Ledger',
    summary: 'Every line of every envelope, the newest first; After is the cursor of the page before.',
    can: 'cash.view',
    service,
    takes: z.object({
      ...cashFilters,
      ...cursorPaging,
    }),
    gives: cursorPage(CashLine),
  }),
  printReceipt: call({
    method: 'POST',
    path: '/api/v1/CollectionPayment/Cash/Receipt/{receiptNumber}',
    summary: 'What a receipt prints; the second time and later it is a copy. Audited.',
    can: 'cash.handle',
    service,
    takes: z.object({ receiptNumber: z.int().min(1).max(2_147_483_647) }),
    gives: data(Receipt),
  }),
  totals: call({
    method: 'GET',
    path: '/api/v1/CollectionPayment/Cash/Totals',
    summary: 'What lies in all envelopes, and what moved since a time (the start of today when left out).',
    can: 'cash.view',
    service,
    takes: z.object({ since: Instant.optional() }),
    gives: data(z.object({ totals: CashTotals, lastCount: CashCount.nullable() })),
    errors: 'counter',
  }),
  count: call({
    method: 'POST',
    path: '/api/v1/CollectionPayment/Cash/Count',
    summary: 'Keeps what two people counted, beside what the ledger says at this moment.',
    can: 'cash.count',
    service,
    takes: z.object({
      countId: Id,
      pieces: z
        .array(z.object({ denomination: z.literal([...denominations]), count: z.int().min(0).max(100_000) }))
        .max(denominations.length),
      reason: line(60).default(''),
      witnessToken: words(200),
    }),
    gives: data(CashCount),
  }),
  listCounts: call({
    method: 'GET',
    path: '/api/v1/CollectionPayment/Cash/Count',
    summary: 'The last counts.',
    can: 'cash.view',
    service,
    takes: z.object({ maxCount: z.int().min(1).max(100).default(20) }),
    gives: data(z.array(CashCount)),
  }),
  findSetting: call({
    method: 'GET',
    path: '/api/v1/CollectionPayment/Cash/Setting',
    summary: 'What receipts say, whether a signature is asked for, the limit of an envelope.',
    can: 'cash.view',
    service,
    takes: z.object({}),
    gives: data(CashSetting),
  }),
  changeSetting: call({
    method: 'PUT',
    path: '/api/v1/CollectionPayment/Cash/Setting',
    summary: 'Changes the settings of cash.',
    can: 'cash.configure',
    service,
    takes: CashSetting,
    gives: data(CashSetting),
  }),
})
