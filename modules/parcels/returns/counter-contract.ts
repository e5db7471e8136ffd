import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data } from '#platform/contract/fields.ts'

export const itemKinds = ['return', 'outgoing'] as const

/** What every page asks of returns; apart from the rest, which pages load when they need it. */
export const returnsCounter = contract('returnsCounter', {
  countWaiting: call({
    method: 'GET',
    path: '/api/v1/Postal/Return-Postal/Count',
    summary: 'How many returns wait for a courier: a counter of the header.',
    can: 'returns.view',
    service: [49],
    takes: z.object({}),
    gives: data(z.object({ count: z.int().meta({ wire: 'ReturnPostalCount' }) })),
    errors: 'counter',
  }),
})
