import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data } from '#platform/contract/fields.ts'

/** What every page asks of visitors; apart from the rest, which pages load when they need it. */
export const visitorCounter = contract('visitorCounter', {
  countInside: call({
    method: 'GET',
    path: '/api/v1/Guest/Old/Arrived/Count',
    summary: 'How many visitors are inside: a counter of the header.',
    can: 'visitors.view',
    service: [17, 50],
    takes: z.object({}),
    gives: data(z.object({ count: z.int().meta({ wire: 'ArrivedGuestCount' }) })),
    errors: 'counter',
  }),
})
