import { repairsChanged } from '#modules/assets/repairs/events.ts'
import { reaction } from '#platform/server/reactions.ts'
import { closeWithRepair } from './become.ts'

/** A message that became a repair is closed with it. */
export const reactions = [
  reaction('messages', repairsChanged, (context, { caseId }) => closeWithRepair(context, caseId)),
]
