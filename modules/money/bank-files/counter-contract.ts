import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data } from '#platform/contract/fields.ts'

/** What every page of the treasurer asks of bank files; apart from the rest, which pages load when they need it. */
export const bankCounter = contract('bankCounter', {
  countWaiting: call({
    method: 'GET',
    path: '/api/v1/BankFile/Unmatched/Count',
    summary: 'How many payments of the bank wait to be put to bills: a counter of the header.',
    can: 'bankFiles.view',
    service: [2],
    takes: z.object({}),
    gives: data(z.object({ count: z.int() })),
    errors: 'counter',
  }),
})
