import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

const provider = z.enum(['general', 'kgi']).optional()
const service = [2] as const
const of = '/api/v1/BillBulk/{billBulkId}/Bill/{billId}/Notification'

/** Hours in which nobody is told of the same bill again by hand, and how often at most. */
export const pauseHours = 12
export const mostTimes = 6

export const nothingToTell = () =>
  problem(409_21_804, '沒有可以通知的繳費單：草稿、作廢、已繳清與併入下期的不通知，請確認期別與勾選的戶別。')
export const toldJustNow = (which: string, when: string) =>
  problem(409_21_805, `${which}在${when}才通知過，${pauseHours} 小時內不再通知。`)
export const toldOften = (which: string) =>
  problem(409_21_806, `${which}已經再次通知 ${mostTimes} 次，不再通知；請改以電話或催繳處理。`)

export const payerAway = (which: string) =>
  problem(
    409_21_885,
    `${which}的繳款人不住在這一戶，社區設定欠款隨人，不通知現在的住戶；請以信函或電話聯絡繳款人。`,
  )

/** What became of telling: `waiting` is under way; the last four say why nobody was told. */
export const outcomes = ['waiting', 'told', 'settled', 'nobody', 'declined', 'noWay', 'away'] as const
export type Outcome = (typeof outcomes)[number]

const Asked = z.object({
  noticeId: Id,
  /** By hand; else because it was issued. */
  isAgain: z.boolean(),
  at: Instant,
  by: z.string(),
  outcome: z.enum(outcomes),
})
/** One message to one person; name and address are masked. */
const Message = z.object({
  deliveryId: Id,
  at: Instant,
  recipient: z.string(),
  channel: z.string(),
  address: z.string(),
  state: z.string(),
  sentAt: Instant.nullable(),
  problem: z.string(),
})
export const BillNotices = z.object({ asked: z.array(Asked), messages: z.array(Message) })
export type BillNotices = z.output<typeof BillNotices>

export const RunNotices = z.object({
  tellsAtIssue: z.boolean(),
  /** Of the bills that were issued: of how many somebody was told, is about to be, and which are open. */
  told: z.int(),
  waiting: z.int(),
  open: z.int(),
  lastAt: Instant.nullable(),
  /** Of whom nobody was told the last time, and why; at most 500. */
  left: z.array(z.object({ billId: Id, label: z.string(), outcome: z.enum(outcomes) })),
})
export type RunNotices = z.output<typeof RunNotices>

/** Why nobody is told of a bill: it asks for nothing, it was told of just now or often enough, nobody is reached, or debts follow the person and who was billed does not live there. */
export const whysNot = [
  'draft',
  'voided',
  'settled',
  'carried',
  'recent',
  'often',
  'nobody',
  'declined',
  'noWay',
  'away',
] as const
export type WhyNot = (typeof whysNot)[number]
/** Of whom nobody is told, at most so many are named. */
export const mostLeft = 500

export const WhoIsTold = z.object({
  /** Of these bills somebody would be told now. */
  told: z.array(Id),
  households: z.int(),
  left: z.array(z.object({ billId: Id, number: z.string(), label: z.string(), why: z.enum(whysNot) })),
  leftCount: z.int(),
})
export type WhoIsTold = z.output<typeof WhoIsTold>

/** How many are told now, and of how many it was just done or often enough. */
const Telling = z.object({ asked: z.int(), skipped: z.int() })
export type Telling = z.output<typeof Telling>

/** Households are told of their bills, by the channels that they agreed to (service 2). */
export const feeNotices = contract('feeNotices', {
  tellAgain: call({
    can: 'feeNotices.send',
    service,
    method: 'POST',
    path: `${of}/Again`,
    summary: `Tells the household of an open bill once more, at most once in ${pauseHours} hours. Audited.`,
    query: ['provider'],
    takes: z.object({ billBulkId: Id, billId: Id, provider }),
    gives: data(Telling),
  }),
  tellManyAgain: call({
    can: 'feeNotices.send',
    service,
    method: 'POST',
    path: '/api/v1/Bill/Notification/Again',
    summary: `Tells the households of open bills once more: of a run, or those that are named. Who was told within ${pauseHours} hours is passed over. Audited.`,
    query: ['provider'],
    takes: z
      .object({ billBulkId: Id.optional(), billIds: z.array(Id).max(5000).optional(), provider })
      .refine(({ billBulkId, billIds }) => billBulkId || billIds?.length, { error: '請選擇期別或繳費單' }),
    gives: data(Telling),
  }),
  preview: call({
    can: 'feeNotices.send',
    service,
    method: 'GET',
    path: '/api/v1/Bill/Notification/Preview',
    summary:
      'Of which bills of a run, or of those that are named, households would be told now; of which not, and why.',
    takes: z
      .object({ billBulkId: Id.optional(), billIds: z.array(Id).max(200).optional(), provider })
      .refine(({ billBulkId, billIds }) => billBulkId || billIds?.length, { error: '請選擇期別或繳費單' }),
    gives: data(WhoIsTold),
  }),
  listOfBill: call({
    can: 'feeNotices.view',
    service,
    method: 'GET',
    path: of,
    summary: 'When somebody was told of a bill, by which channel, and why nobody was.',
    takes: z.object({ billBulkId: Id, billId: Id, provider }),
    gives: data(BillNotices),
  }),
  summarizeRun: call({
    can: 'feeNotices.view',
    service,
    method: 'GET',
    path: '/api/v1/BillBulk/{billBulkId}/Notification',
    summary: 'Of how many bills of a run somebody was told, of which nobody, and why.',
    takes: z.object({ billBulkId: Id }),
    gives: data(RunNotices),
  }),
  chooseAtIssue: call({
    can: 'feeNotices.send',
    service,
    method: 'PUT',
    path: '/api/v1/BillBulk/{billBulkId}/Notification',
    summary: 'Whether a run tells households of its bills when they are issued.',
    takes: z.object({ billBulkId: Id, tellsAtIssue: z.boolean() }),
    gives: done,
  }),
})
