import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, Id, Instant, words } from '#platform/contract/fields.ts'
import { PaymentChannel, refundAsked } from './shapes.ts'
import { refundKinds, refundStates, refundWays } from './states.ts'

const service = [2] as const
const householdId = Id.meta({ wire: 'TabletId' })

export const Refund = z.object({
  refundId: Id,
  kind: z.enum(refundKinds),
  householdId,
  label: z.string().meta({ wire: 'TabletNote' }),
  /** null: of what was paid ahead. */
  paymentId: Id.nullable(),
  amount: z.int(),
  /** How and when the payment was taken that it is of; null: of what was paid ahead. */
  channel: PaymentChannel.nullable(),
  day: Day.nullable(),
  /** null: of a void. */
  way: z.enum(refundWays).nullable(),
  payee: z.string(),
  account: z.string(),
  reason: z.string(),
  state: z.enum(refundStates),
  requestedAt: Instant,
  requestedBy: z.string(),
  /** Whoever looks asked for it: somebody else decides. */
  isOwn: z.boolean(),
  decidedAt: Instant.nullable(),
  decidedBy: z.string(),
  rejection: z.string(),
  paidAt: Instant.nullable(),
  paidBy: z.string(),
})
export type Refund = z.output<typeof Refund>

/** What households get back: asked for by one, approved by another, then paid; and payments that are voided after their day. */
export const refunds = contract('refunds', {
  list: call({
    method: 'GET',
    path: '/api/v1/Payment/Refund',
    summary: 'Refunds and voids that wait, or the last that were decided.',
    can: 'payments.view',
    service,
    takes: z.object({ isOver: z.boolean().default(false), householdId: householdId.optional() }),
    gives: data(z.array(Refund)),
  }),
  request: call({
    method: 'POST',
    path: '/api/v1/Payment/Refund',
    summary:
      'Asks for a refund of what was paid ahead, or of what is open of a payment. 409_21_887: what the bank brought is asked for at the desk of what is unmatched.',
    can: 'payments.refund',
    service,
    takes: z.object({
      ...refundAsked,
      paymentId: Id.optional(),
    }),
    gives: data(Refund),
  }),
  requestVoid: call({
    method: 'POST',
    path: '/api/v1/Payment/{paymentId}/VoidRequest',
    summary:
      'Asks for a payment of the desk to be voided that is not of today, or whose cash was counted since: approved by another, it is void.',
    can: 'payments.undo',
    service,
    takes: z.object({ paymentId: Id, refundId: Id, reason: words(30) }),
    gives: data(Refund),
  }),
  approve: call({
    method: 'POST',
    path: '/api/v1/Payment/Refund/{refundId}/Approve',
    summary: 'Approves a refund or a void that somebody else asked for.',
    can: 'payments.approve',
    service,
    takes: z.object({ refundId: Id }),
    gives: data(Refund),
  }),
  reject: call({
    method: 'POST',
    path: '/api/v1/Payment/Refund/{refundId}/Reject',
    summary: 'Rejects a refund or a void with a reason; whoever asked takes it back so.',
    can: 'payments.approve',
    service,
    takes: z.object({ refundId: Id, reason: words(60) }),
    gives: data(Refund),
  }),
  pay: call({
    method: 'POST',
    path: '/api/v1/Payment/Refund/{refundId}/Pay',
    summary: 'Pays an approved refund: it is booked, and the money is out.',
    can: 'payments.refund',
    service,
    takes: z.object({ refundId: Id }),
    gives: data(Refund),
  }),
})
