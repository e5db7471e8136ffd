import { z } from 'zod'
import { Id } from '#platform/contract/fields.ts'

/** Calls whoever is next because of an alarm. */
export const stepJob = {
  name: 'alarmCalls.step',
  payload: z.object({ eventId: Id, beginning: z.int() }),
}
/** Tells one person by one way. */
export const tellJob = {
  name: 'alarmCalls.tell',
  payload: z.object({ toldId: Id, accountId: Id.nullable(), address: z.string() }),
}
