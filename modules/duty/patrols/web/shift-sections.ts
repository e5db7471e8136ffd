import type { ShiftSectionWords } from '#platform/web/frame/contributions.ts'
import './shift-section-texts.ts'

/** What the list of a shift change says of rounds. */
export const shiftSections: readonly ShiftSectionWords[] = [
  { name: 'patrolRounds', order: 60, label: 'patrolSections:patrolRounds' },
]
