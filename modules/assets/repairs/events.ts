import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

export const repairsChanged = eventKind('repairs.changed', 'repairs.view', z.object({ caseId: Id }))
/** Something broken was told of that nobody looked at yet. */
export const repairReported = eventKind('repairs.reported', 'repairs.view', z.object({ caseId: Id }))
