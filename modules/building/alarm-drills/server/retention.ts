import { deleteOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { alarmDrillsWords } from '../words.ts'

/** How long certificates of drills are kept: they name who was told and who answered. */
export const retentions = retentionsOf(alarmDrillsWords, {
  'alarmDrills.certificates': {
    defaultDays: 1825,
    minDays: 90,
    maxDays: 3650,
    forget: [deleteOld({ table: 'alarm_drill', endedAt: 't.ended_at' })],
  },
})
