import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { cursorPage, cursorPaging, data, Day, Id, line, Money, words } from '#platform/contract/fields.ts'
import { isAnother, said } from './contract.ts'
import { PaymentChannel, PaymentTaken, Receipt, Writeoff } from './shapes.ts'

const service = [2] as const
/** Whose bank collects: the screens of KGI ask for its own. */
const provider = z.enum(['general', 'kgi']).optional()
const ids = { billBulkId: Id, billId: Id, provider }
const of = '/api/v1/BillBulk/{billBulkId}/Bill/{billId}/Writeoff'

export const writeoffFilters = {
  /** Part of a household's label, or the number of a bill or receipt. */
  text: line(60).default(''),
  channel: PaymentChannel.optional(),
  householdId: Id.optional().meta({ wire: 'TabletId' }),
  /** Days in Taipei, both included. */
  from: Day.optional(),
  to: Day.optional(),
  isUndone: z.boolean().optional(),
  provider,
}

/** A total of a long past is counted no further than this. */
export const mostCounted = 10_000

/** What payments were put to (銷帳). */
export const writeoffs = contract('writeoffs', {
  list: call({
    method: 'GET',
    path: '/api/v1/Payment/Writeoff',
    summary: 'What payments were put to, the newest first; deep pages by After.',
    can: 'payments.view',
    service,
    takes: z.object({ ...writeoffFilters, ...cursorPaging }),
    gives: cursorPage(Writeoff),
  }),
  writeOffByHand: call({
    method: 'POST',
    path: `${of}/Manual`,
    summary: 'Takes money for one bill at the desk (人工銷帳). The client makes the id of the payment.',
    can: 'payments.take',
    service,
    query: ['provider'],
    takes: z.object({
      ...ids,
      paymentId: Id,
      amount: Money.refine((n) => n > 0, { error: '請填寫金額' }),
      ...said,
      isAnother,
    }),
    gives: data(PaymentTaken),
  }),
  deleteByHand: call({
    method: 'DELETE',
    path: `${of}/Manual/{writeoffId}`,
    summary: 'Takes a write-off by hand back: with its payment, unless that paid something else too.',
    can: 'payments.undo',
    service,
    takes: z.object({ ...ids, writeoffId: Id, reason: words(30).default('人工銷帳登記錯誤') }),
    gives: data(PaymentTaken),
  }),
  move: call({
    method: 'PUT',
    path: `${of}/{writeoffId}/Move`,
    summary:
      'Puts a write-off to another bill instead: what that has no room for is paid ahead. The old receipt is void.',
    can: 'payments.undo',
    service,
    query: ['provider'],
    takes: z.object({ ...ids, writeoffId: Id, anotherBillId: Id, reason: words(30) }),
    gives: data(PaymentTaken),
  }),
  findReceipt: call({
    method: 'GET',
    path: `${of}/{writeoffId}/Receipt`,
    summary:
      'The receipt of a write-off. 409_21_515: the bill is not paid (R286); 404_21_516: not found (R287).',
    can: 'payments.take',
    service,
    takes: z.object({ ...ids, writeoffId: Id }),
    gives: data(Receipt),
  }),
})
