import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import {
  cursorPage,
  cursorPaging,
  data,
  Day,
  done,
  Id,
  Instant,
  KindNumber,
  line,
  Money,
  RowVersion,
  Temperature,
  words,
} from '#platform/contract/fields.ts'
import { handOverFields } from '#platform/contract/hand-over.ts'
import { problem } from '#platform/contract/problem.ts'
import {
  contentFields,
  DepositDetail,
  DepositKind,
  kindName,
  OpenDeposit,
  RecordedDeposit,
  states,
  WaitingDeposit,
} from './shapes.ts'

export {
  cashKind,
  type DepositDetail,
  type DepositKind,
  OpenDeposit,
  type RecordedDeposit,
  type State,
  type TimelineEntry,
  WaitingDeposit,
} from './shapes.ts'

export const depositAlreadyHandedOver = (taken: { sentence: string; data: unknown }) =>
  problem(409111, taken.sentence, { data: taken.data })
export const depositIdTaken = () => problem(409112, '同一次登記已存成另一件寄放，請關閉視窗後重新登記。')
export const depositChanged = (by: string, when: string) =>
  problem(409114, `這件寄放已由${by}於${when} 更正，請看過最新內容再改。`)
export const notHandedOver = () => problem(409115, '這件寄放還沒有領取，或領取已被復原。')
export const undoTooLate = () => problem(409116, '領取已超過 24 小時，無法復原。')
export const kindInUse = () => problem(409117, '已有同名的類型，請換一個名稱。')
export const kindChanged = (name: string) =>
  problem(409118, `「${name}」剛被另一位管理人員改過，請看過新的內容再修改。`)
export const kindOrderChanged = () =>
  problem(409119, '類型的順序剛被另一位管理人員改過，請看過新的順序再排一次。')
export const recipientMissing = () => problem(400112, '請選擇收件戶別，或填寫收件人姓名。')
export const payerMissing = () => problem(400113, '請選擇寄放人的戶別，或填寫姓名。')
export const recipientElsewhere = () => problem(400114, '收件人不是這一戶的住戶，請重新選擇。')
export const unknownKind = () => problem(400115, '這個類型已停用，請重新選擇。')
export const amountMissing = () => problem(400116, '請填寫現金金額。')
export const kindFixed = () => problem(400117, '現金是固定的類型，不能停用，也不能改成其他類型。')
export const outsiderByHand = () => problem(400118, '收件人為非住戶，請以簽名或核對身分領取。')
export const mayNotUndo = () => problem(403112, '您的角色不能復原領取，請洽管理員。')

const service = [48] as const
const depositId = Id.meta({ wire: 'Id' })

/** What narrows the list of deposits. */
export const depositFilters = {
  state: z.enum(states).optional(),
  /** A serial number, a household, a name, a note, a position. */
  text: line(60).default(''),
  kindDetail: KindNumber.optional().meta({ wire: 'TypeDetail' }),
  /** Days in Taipei, both included. */
  from: Day.optional(),
  to: Day.optional(),
  householdId: Id.optional().meta({ wire: 'TabletId' }),
  payerHouseholdId: Id.optional().meta({ wire: 'PayTabletId' }),
  building: line(30).default('').meta({ wire: 'Tag' }),
}

export const deposits = contract('deposits', {
  countWaiting: call({
    method: 'GET',
    path: '/api/v1/CollectionPayment/Uncollected/Count',
    summary: 'How many deposits wait: a counter of the header.',
    can: 'deposits.view',
    service,
    takes: z.object({}),
    gives: data(z.object({ count: z.int().meta({ wire: 'UncollectedCount' }) })),
    errors: 'counter',
  }),
  listWaitingOfHouseholds: call({
    method: 'GET',
    path: '/api/v1/CollectionPayment/Uncollected/Tablets',
    summary: 'The deposits that wait for some households (R141).',
    can: 'deposits.view',
    service,
    takes: z.object({ householdIds: z.array(Id).min(1).max(100).meta({ wire: 'TabletIds' }) }),
    gives: data(z.array(WaitingDeposit)),
    errors: 'own',
  }),
  countWaitingOfHouseholds: call({
    method: 'GET',
    path: '/api/v1/CollectionPayment/Uncollected/Tablets/Count',
    summary: 'How many deposits wait for each of some households.',
    can: 'deposits.view',
    service,
    takes: z.object({ householdIds: z.array(Id).min(1).max(200).meta({ wire: 'TabletIds' }) }),
    gives: data(z.array(z.object({ householdId: Id.meta({ wire: 'TabletId' }), count: z.int() }))),
    errors: 'counter',
  }),
  handOver: call({
    method: 'PATCH',
    path: '/api/v1/CollectionPayment/Uncollected/Status',
    summary:
      'Hands deposits over: all or none; the cash of envelopes is handed back whole. 409111 names what somebody else took, who and when.',
    can: 'deposits.handOver',
    service,
    body: 'patch',
    takes: z.object({ ...handOverFields, depositIds: z.array(Id).min(1).max(200).meta({ wire: 'Ids' }) }),
    gives: data(z.object({ handOverId: Id, count: z.int(), at: Instant })),
    errors: 'own',
  }),
  summarizeWaiting: call({
    method: 'GET',
    path: '/api/v1/CollectionPayment/Waiting/Summary',
    summary: 'What the duty board shows of the deposits that wait: the oldest first.',
    can: 'deposits.view',
    service,
    takes: z.object({ maxCount: z.int().min(1).max(20).default(7) }),
    gives: data(z.object({ total: z.int(), oldest: z.array(OpenDeposit) })),
    errors: 'counter',
  }),
  register: call({
    method: 'POST',
    path: '/api/v1/CollectionPayment',
    summary:
      'Registers what somebody leaves. The client makes the id, so a retry is the same deposit. Cash becomes the first line of its envelope.',
    can: 'deposits.register',
    service,
    takes: z.object({
      depositId,
      ...contentFields,
      /** Whole NT$; for cash only. */
      money: Money.default(0),
      photoPath: line(200).default('').meta({ wire: 'PhotoUrl' }),
      /** The payer's signature for cash, when the community asks for one. */
      signaturePath: line(200).default('').meta({ wire: 'HandwriteUrl' }),
    }),
    gives: data(RecordedDeposit.extend({ receiptNumber: z.int().nullable() })),
  }),
  registerOptions: call({
    method: 'GET',
    path: '/api/v1/CollectionPayment/RegisterOptions',
    summary: 'Kinds and shelf positions to choose from.',
    can: 'deposits.view',
    service,
    takes: z.object({}),
    gives: data(
      z.object({
        kinds: z.array(DepositKind),
        positions: z.array(z.object({ name: z.string(), temperature: Temperature })),
      }),
    ),
  }),
  listDeposits: call({
    method: 'GET',
    path: '/api/v1/CollectionPayment',
    summary: 'All deposits, the newest first; After is the cursor of the page before.',
    can: 'deposits.view',
    service,
    takes: z.object({
      ...depositFilters,
      ...cursorPaging,
    }),
    gives: cursorPage(RecordedDeposit),
  }),
  findDeposit: call({
    method: 'GET',
    path: '/api/v1/CollectionPayment/{depositId}',
    summary: 'One deposit with everything that happened to it; the view is audited.',
    can: 'deposits.view',
    service,
    takes: z.object({ depositId: Id }),
    gives: data(DepositDetail),
    errors: 'own',
  }),
  correct: call({
    method: 'PATCH',
    path: '/api/v1/CollectionPayment/{depositId}',
    summary: 'Corrects what was registered; the old value is kept. 409114 when another desk was faster.',
    can: 'deposits.register',
    service,
    takes: z.object({
      depositId: Id,
      version: RowVersion,
      ...contentFields,
      reason: line(30).default(''),
    }),
    gives: data(DepositDetail),
  }),
  voidDeposit: call({
    method: 'POST',
    path: '/api/v1/CollectionPayment/{depositId}/Void',
    summary: 'Takes a registration back, with a reason; the row stays, cash is taken back by counter-lines.',
    can: 'deposits.register',
    service,
    takes: z.object({ depositId: Id, reason: words(30) }),
    gives: done,
  }),
  undoHandOver: call({
    method: 'POST',
    path: '/api/v1/CollectionPayment/{depositId}/UndoHandOver',
    summary:
      'Undoes a hand-over within 24 hours, with a reason; cash that was handed back is in its envelope again.',
    can: 'deposits.handOver',
    service,
    takes: z.object({ depositId: Id, reason: words(30) }),
    gives: data(DepositDetail),
  }),
  listKinds: call({
    method: 'GET',
    path: '/api/v1/CollectionPayment/Kind',
    summary: 'All kinds, also retired ones, in their order.',
    can: 'deposits.view',
    service,
    takes: z.object({}),
    gives: data(z.array(DepositKind)),
  }),
  addKind: call({
    method: 'POST',
    path: '/api/v1/CollectionPayment/Kind',
    summary: 'Adds a kind; its number is given.',
    can: 'deposits.configure',
    service,
    takes: z.object({ name: kindName }),
    gives: data(DepositKind),
  }),
  changeKind: call({
    method: 'PATCH',
    path: '/api/v1/CollectionPayment/Kind/{number}',
    summary: 'Renames a kind, retires it or brings it back. Cash (8) stays. 409118: changed meanwhile.',
    can: 'deposits.configure',
    service,
    takes: z.object({
      number: KindNumber,
      version: RowVersion,
      name: kindName.optional(),
      isRetired: z.boolean().optional(),
    }),
    gives: data(DepositKind),
  }),
  orderKinds: call({
    method: 'PUT',
    path: '/api/v1/CollectionPayment/Kind/Order',
    summary:
      'Puts the kinds in use in this order; `Seen` is the order that the person saw. 409119: it is another one.',
    can: 'deposits.configure',
    service,
    takes: z.object({
      numbers: z.array(KindNumber).min(1).max(100).meta({ wire: 'TypeDetails' }),
      seen: z.array(KindNumber).min(1).max(100),
    }),
    gives: data(z.array(DepositKind)),
  }),
})
