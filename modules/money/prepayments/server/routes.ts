import { serve } from '#platform/server/serve.ts'
import { prepayments } from '../contract.ts'
import { listPrepayments, showPrepayment } from './list.ts'

export const routes = serve(prepayments, {
  list: listPrepayments,
  show: (context, { householdId }) => showPrepayment(context, householdId),
})
