import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** Readings of a period came in, were changed, estimated or taken back. */
export const gasReadingsChanged = eventKind(
  'gasReadings.changed',
  'gasReadings.view',
  z.object({ periodId: Id }),
)
/** Households that were not read yet are asked for it. */
export const gasReminded = eventKind(
  'gasReadings.reminded',
  'gasReadings.view',
  z.object({ reminderIds: z.array(Id) }),
)
/** Whoever read a meter smelt gas. */
export const gasSmelt = eventKind(
  'gasReadings.smelt',
  'gasReadings.view',
  z.object({ periodId: Id, householdId: Id }),
)
