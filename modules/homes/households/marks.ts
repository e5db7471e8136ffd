import { z } from 'zod'
import { Day, Id, Instant, line, words } from '#platform/contract/fields.ts'

/** A day of Taipei, `2026-11-30`; null: without an end. */
const MaybeDay = Day.nullable().default(null)

/** A short word about a household or a person: 限本人, 不收, 聽障, 可代領, 代領人, or the community's own. */
export const PersonMark = z.object({
  word: words(12),
  /** Who collects, for 代領人. */
  who: line(20).default(''),
  /** The last day on which it holds. */
  until: MaybeDay,
})
export type PersonMark = z.output<typeof PersonMark>

/** What is said of a household or a person: marks in their order, and one note. */
const marked = {
  marks: z.array(PersonMark).max(8),
  note: line(100).default(''),
  noteUntil: MaybeDay,
}

const residentId = Id
const householdId = Id.meta({ wire: 'TabletId' })

export const HouseholdMarks = z.object({
  householdId,
  label: z.string().meta({ wire: 'TabletNote' }),
  ...marked,
  /** In a list only those of whom something is said; for one household everybody. */
  residents: z.array(z.object({ residentId, name: z.string(), ...marked })),
  /** When and by whom it was last changed; null: never. */
  markedAt: Instant.nullable(),
  markedBy: z.string(),
})
export type HouseholdMarks = z.output<typeof HouseholdMarks>

/** The new marks and notes: of the household as a whole, and of the residents that are named. */
export const MarksChange = z.object({
  householdId,
  ...marked,
  residents: z.array(z.object({ residentId, ...marked })).max(50),
  /** `markedAt` as the desk saw it, so that nobody writes over somebody else's change unseen. */
  knownMarkedAt: Instant.nullable(),
})
