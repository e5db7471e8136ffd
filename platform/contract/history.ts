import { z } from 'zod'
import { Instant } from './fields.ts'

/** A field that was changed, with what stood there before and after, as people read them. */
export const FieldChange = z.object({ field: z.string(), before: z.string(), after: z.string() })
export type FieldChange = z.output<typeof FieldChange>

/** What every line of a history says; a contract adds `what` was done, and what is its own. */
export const historyLine = {
  at: Instant,
  by: z.string(),
  reason: z.string(),
  changes: z.array(FieldChange),
}
