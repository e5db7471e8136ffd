import type { ShiftSectionWords } from '#platform/web/frame/contributions.ts'
import './shift-section-texts.ts'

/** What the list of a shift change says of this module's sections. */
export const shiftSections: readonly ShiftSectionWords[] = [
  { name: 'returns', order: 30, label: 'courierSections:returns' },
  { name: 'outgoing', order: 40, label: 'courierSections:outgoing' },
]
