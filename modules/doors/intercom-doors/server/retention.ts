import { deleteOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { intercomDoorsWords } from '../words.ts'

/** How long it is kept who had which door opened, and when it was open (個資法 Art. 11). */
export const retentions = retentionsOf(intercomDoorsWords, {
  'intercomDoors.past': {
    defaultDays: 180,
    minDays: 30,
    maxDays: 1825,
    forget: [
      deleteOld({ table: 'intercom_door_event', endedAt: 't.at' }),
      deleteOld({ table: 'intercom_door_order', endedAt: 't.asked_at' }),
    ],
  },
})
