import { z } from 'zod'
import { Id } from '#platform/contract/fields.ts'

/** Looks whether a point stayed abnormal, since that instant, as long as it must. */
export const settleJob = {
  name: 'alarmEvents.settle',
  payload: z.object({ pointId: Id, since: z.string().optional() }),
}
/** Looks for points of a community that fell silent or are silenced no more, and for alarms that come back. */
export const watchJob = { name: 'alarmEvents.watch', payload: z.object({}) }
