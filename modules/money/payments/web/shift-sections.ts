import type { ShiftSectionWords } from '#platform/web/frame/contributions.ts'
import './shift-section-texts.ts'

/** What the list of a shift change says of the cash of fees. */
export const shiftSections: readonly ShiftSectionWords[] = [
  { name: 'feeCash', order: 50, label: 'feeCashSections:feeCash' },
]
