import { serve } from '#platform/server/serve.ts'
import { payments } from '../contract.ts'
import { allocateRest, undo, voidPayment } from './desk-acts.ts'
import { findOpen } from './find-open.ts'
import { takePayment } from './take.ts'
import { readPayment } from './writeoffs.ts'

export const routes = serve(payments, {
  findOpen,
  take: takePayment,
  find: (context, { paymentId }) => readPayment(context, paymentId),
  allocateRest,
  voidPayment,
  undo,
})
