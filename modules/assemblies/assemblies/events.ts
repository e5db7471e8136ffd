import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** Something was prepared, registered, voted or decided: whoever shows the assembly asks again. */
export const assemblyChanged = eventKind(
  'assemblies.changed',
  'assemblies.view',
  z.object({ assemblyId: Id, act: z.string() }),
)
