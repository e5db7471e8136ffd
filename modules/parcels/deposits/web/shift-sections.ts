import type { ShiftSectionWords } from '#platform/web/frame/contributions.ts'
import './shift-section-texts.ts'

/** What the list of a shift change says of this module's sections. */
export const shiftSections: readonly ShiftSectionWords[] = [
  { name: 'deposits', order: 20, label: 'depositSections:deposits' },
]
