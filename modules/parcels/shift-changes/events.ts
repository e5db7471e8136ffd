import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

export const shiftChanged = eventKind(
  'shiftChanges.changed',
  'shiftChanges.view',
  z.object({ shiftChangeId: Id, number: z.int() }),
)
