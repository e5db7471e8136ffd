import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data } from '#platform/contract/fields.ts'

/** What every page of the treasurer asks of payments; apart from the rest, which pages load when they need it. */
export const refundCounter = contract('refundCounter', {
  countRequested: call({
    method: 'GET',
    path: '/api/v1/Payment/Refund/Count',
    summary: 'How many refunds and voids wait for a second person: a counter of the header.',
    can: 'payments.view',
    service: [2],
    takes: z.object({}),
    gives: data(z.object({ count: z.int() })),
    errors: 'counter',
  }),
})
