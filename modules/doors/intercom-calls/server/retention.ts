import { deleteOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { intercomCallsWords } from '../words.ts'

/** How long it is kept who rang at whose door (個資法 Art. 11). */
export const retentions = retentionsOf(intercomCallsWords, {
  'intercomCalls.calls': {
    defaultDays: 180,
    minDays: 30,
    maxDays: 1095,
    forget: [deleteOld({ table: 'intercom_call', endedAt: 't.started_at' })],
  },
  'intercomCalls.tests': {
    defaultDays: 90,
    minDays: 7,
    maxDays: 1095,
    forget: [deleteOld({ table: 'intercom_test', endedAt: 't.started_at' })],
  },
})
