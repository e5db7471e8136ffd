import { z } from 'zod'
import { Id, Instant } from './fields.ts'

/** Something that a fragment may mean, as the search names it on both sides. */
export const Found = z.object({
  /** `household`, `package`, …: what the module that found it calls it. */
  kind: z.string(),
  id: Id,
  /** Null: it belongs to no household. */
  householdId: Id.nullable().meta({ wire: 'TabletId' }),
  /** The household's label; '' without one. */
  label: z.string().meta({ wire: 'TabletNote' }),
  names: z.array(z.string()),
  /** What is told beside, as people read it; phones are masked. What each is, the kind's own page part knows. */
  words: z.array(z.string()),
  /** '' as usual, else what is to be known: `movedOut`, `lost`, `handedOver`, … */
  state: z.string(),
  at: Instant.nullable(),
  /** How well it fits: 0 exactly, 1 its beginning or whole part, 2 a part; 5 more for what is past. */
  rank: z.int().min(0).max(9),
})
export type Found = z.output<typeof Found>
