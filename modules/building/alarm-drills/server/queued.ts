import { z } from 'zod'
import { Day, Id } from '#platform/contract/fields.ts'

/** Begins the drill of a week, or says that its hour passed without one (`isMissed`). */
export const weeklyJob = {
  name: 'alarmDrills.weekly',
  payload: z.object({ weekDay: Day, isMissed: z.boolean().default(false) }),
}
/** Looks how far a drill came, and comes back until it is over. */
export const lookJob = { name: 'alarmDrills.look', payload: z.object({ drillId: Id }) }
