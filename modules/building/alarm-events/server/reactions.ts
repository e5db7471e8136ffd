import { pointsChanged } from '#modules/building/alarm-points/events.ts'
import { reaction } from '#platform/server/reactions.ts'
import { watch } from './watch.ts'

/** What was decided about points may end a maintenance or turn what is made of them: that is looked at once, not at the next minute. */
export const reactions = [reaction('alarmEvents', pointsChanged, (context) => watch(context))]
