import { legalDueHours } from '#modules/parcels/packages/contract.ts'
import type { OpenItem } from '../contract.ts'

const hour = 3_600_000

/** What the next desk should look at first: legal papers, cold things, cash, what has lain for a week. */
export function needsAttention(item: OpenItem, now: number): boolean {
  return (
    item.isLegal || item.temperature > 0 || item.money !== null || now - item.arrivedAt.getTime() > 168 * hour
  )
}

/** A legal paper that has lain too long: the one clock of the desk that is red. */
export const isLegalOverdue = (item: OpenItem, now: number): boolean =>
  item.isLegal && now - item.arrivedAt.getTime() >= legalDueHours * hour
