import type { ShiftSectionWords } from '#platform/web/frame/contributions.ts'
import './shift-section-texts.ts'

/** What the list of a shift change says of points. */
export const shiftSections: readonly ShiftSectionWords[] = [
  { name: 'pointCash', order: 54, label: 'pointSections:pointCash' },
]
