import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** Minutes have not reached every owner and are due, or were. */
export const minutesDue = eventKind(
  'assemblies.minutesDue',
  'assemblies.record',
  z.object({ assemblyId: Id }),
)

/** What became of the resolutions of a meeting called again is to be posted, or should have been. */
export const outcomeDue = eventKind(
  'assemblies.outcomeDue',
  'assemblies.record',
  z.object({ assemblyId: Id }),
)

/** The thresholds of the community's bylaws were changed. */
export const bylawsChanged = eventKind('assemblies.bylawsChanged', 'assemblies.view', z.object({}))

/** Something was prepared, registered, voted or decided: whoever shows the assembly asks again. */
export const assemblyChanged = eventKind(
  'assemblies.changed',
  'assemblies.view',
  z.object({ assemblyId: Id, act: z.string() }),
)
