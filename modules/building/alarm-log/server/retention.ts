import { deleteOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { alarmLogWords } from '../words.ts'

/** How long values are kept; those of calls for help say when somebody needed it (個資法 Art. 11). */
export const retentions = retentionsOf(alarmLogWords, {
  'alarmLog.values': {
    defaultDays: 400,
    minDays: 30,
    maxDays: 1825,
    forget: [deleteOld({ table: 'alarm_value', endedAt: 't.at' })],
  },
})
