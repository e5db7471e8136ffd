import { z } from 'zod'
import { call } from '#platform/contract/call.ts'
import { data } from '#platform/contract/fields.ts'

/** Apart from the other calls, so that the duty board's first load does not carry them. */
export const summarize = call({
  method: 'GET',
  path: '/api/v1/Notice/Summary',
  summary: 'What the duty board shows of notices.',
  can: 'notices.view',
  service: [48, 49],
  takes: z.object({}),
  gives: data(z.object({ givenUp: z.int(), tags: z.int(), calls: z.int(), waiting: z.int() })),
  errors: 'counter',
})
