import { z } from 'zod'
import { Id } from '#platform/contract/fields.ts'

/** Calls whoever is next because of an alarm. */
export const stepJob = {
  name: 'alarmCalls.step',
  payload: z.object({ eventId: Id, beginning: z.int() }),
}
/** Looks again for a list that holds for an alarm: there was none at its hour. */
export const beginJob = { name: 'alarmCalls.begin', payload: z.object({ eventId: Id }) }
/** The next step of an alarm is one: whoever is called sooner takes the place of the one that waits. */
export const stepKey = (eventId: string): string => `alarm step ${eventId}`
/** Tells one person by one way. */
export const tellJob = {
  name: 'alarmCalls.tell',
  payload: z.object({ toldId: Id, accountId: Id.nullable(), address: z.string() }),
}
