import { alarmRaised, privateAlarmRaised } from '#modules/building/alarm-events/events.ts'
import { reaction } from '#platform/server/reactions.ts'
import { beginCalls } from './begin.ts'

/** An alarm that begins, begins again or rises calls people. */
export const reactions = [
  reaction('alarmCalls', alarmRaised, (context, { eventId }) => beginCalls(context, eventId)),
  reaction('alarmCalls', privateAlarmRaised, (context, { eventId }) => beginCalls(context, eventId)),
]
