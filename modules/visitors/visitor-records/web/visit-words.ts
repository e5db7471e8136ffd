import { writeTime } from '#platform/web/look/speak-time.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Visitor, VisitorState } from '#modules/visitors/visits/contract.ts'

/** In the order of the wire's numbers. */
const states: readonly VisitorState[] = ['booked', 'arrived', 'left', 'cancelled', 'expired']
export const stateOf = ({ status }: Pick<Visitor, 'status'>): VisitorState => states[status] ?? 'booked'

/** Who it is: the name, the firm behind it; the firm alone where nobody is named. */
export const whoOf = ({ name, firm }: Pick<Visitor, 'name' | 'firm'>): string => name || firm

/** 2026/11/22 14:00–16:00, and both days where it ends on another one. */
export function writeSpan(start: Date, end: Date): string {
  const last = writeTime(end)
  return `${writeTime(start)}–${dayOf(start) === dayOf(end) ? last.slice(-5) : last}`
}
