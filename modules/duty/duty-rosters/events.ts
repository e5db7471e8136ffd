import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** Of which month something changed; '' for people and companies. */
export const dutyRosterChanged = eventKind(
  'dutyRosters.changed',
  'dutyRosters.see',
  z.object({ month: z.string() }),
)
