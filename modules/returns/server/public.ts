import type { Lease } from '#platform/server/database.ts'
import type { CourierItem } from '../contract.ts'
import { openItems } from './queries.ts'

export { rehomeItems } from './rehome.ts'

/** Returns that wait for a courier, the oldest first, at most 2000 of them with the outgoing parcels. */
export const openReturns = async (lease: Lease): Promise<CourierItem[]> =>
  (await openItems(lease)).filter((one) => one.kind === 'return')

/** Outgoing parcels that wait for a courier, the oldest first. */
export const openOutgoing = async (lease: Lease): Promise<CourierItem[]> =>
  (await openItems(lease)).filter((one) => one.kind === 'outgoing')
