import type { ShiftSectionWords } from '#platform/web/frame/contributions.ts'
import './shift-section-texts.ts'

/** What the list of a shift change says of group buys. */
export const shiftSections: readonly ShiftSectionWords[] = [
  { name: 'proxyOrders', order: 30, label: 'proxySections:proxyOrders' },
  { name: 'proxyCash', order: 55, label: 'proxySections:proxyCash' },
]
