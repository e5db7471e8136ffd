import type { Act } from '#platform/contract/words.ts'
import { orderedEntries } from '#platform/server/entries.ts'
import { scheduleChanged, scheduleIdTaken, scheduleNameTaken, scheduleOrderChanged } from '../contract.ts'
import { schedulesChanged } from '../events.ts'
import { schedules } from './tables.ts'

/** Which board is shown when, in one order: the first entry that holds wins. */
export const entries = orderedEntries(schedules, {
  problems: {
    changed: scheduleChanged,
    nameTaken: scheduleNameTaken,
    idTaken: scheduleIdTaken,
    orderChanged: scheduleOrderChanged,
  },
  tell: (context, act, id, before, after) => {
    const action: Act = `boards.${act}Schedule`
    context.emit(schedulesChanged, {})
    context.audit({ action, target: 'boardSchedule', targetId: String(id ?? 'order'), before, after })
  },
})
