import type { ShiftSectionWords } from '#platform/web/frame/contributions.ts'
import './shift-section-texts.ts'

/** What the list of a shift change says of this module's sections. */
export const shiftSections: readonly ShiftSectionWords[] = [
  { name: 'packages', order: 10, label: 'packageSections:packages' },
]
