import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data } from '#platform/contract/fields.ts'

/** What every page of the treasurer asks of arrears; apart from the rest, which pages load when they need it. */
export const arrearsCounter = contract('arrearsCounter', {
  countOverdue: call({
    method: 'GET',
    path: '/api/v1/Arrears/Count',
    summary:
      'How many households are overdue, without those whose money waits to be put to bills: a counter of the header.',
    can: 'arrears.view',
    service: [2],
    takes: z.object({}),
    gives: data(z.object({ count: z.int() })),
    errors: 'counter',
  }),
})
