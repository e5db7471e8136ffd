import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** Money came in, was put to something, or was taken back. */
export const paymentChanged = eventKind(
  'payments.changed',
  'payments.take',
  z.object({ paymentId: Id, billIds: z.array(Id) }),
)
/** A payment was taken back as a whole. */
export const paymentReversed = eventKind('payments.reversed', 'payments.take', z.object({ paymentId: Id }))
export const refundChanged = eventKind('payments.refundChanged', 'payments.view', z.object({ refundId: Id }))
