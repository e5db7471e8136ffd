import { deleteOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { intercomSentriesWords } from '../words.ts'

/** How long it is kept which devices there were (個資法 Art. 11). */
export const retentions = retentionsOf(intercomSentriesWords, {
  'intercomSentries.devices': {
    defaultDays: 180,
    minDays: 30,
    maxDays: 1825,
    forget: [deleteOld({ table: 'intercom_device', endedAt: 't.retired_at' })],
  },
})
