import type { ShiftSection } from '#platform/server/shift-section.ts'
import type { CourierItem } from '../contract.ts'
import { openItems } from './queries.ts'

const section = (name: string, kind: CourierItem['kind']): ShiftSection => ({
  name,
  open: async (lease) =>
    (await openItems(lease))
      .filter((one) => one.kind === kind)
      .map((one) => ({
        id: one.itemId,
        serialNumber: one.serialNumber,
        householdId: one.householdId,
        label: one.label,
        name: one.senderName,
        kindName: one.courierName,
        trackingNumber: one.trackingNumber,
        shelfPosition: one.shelfPosition,
        note: one.note,
        pieceCount: one.pieceCount,
        arrivedAt: one.arrivedAt,
      })),
})

/** Returns and outgoing parcels that wait for a courier, for the list of a shift change. */
export const shiftSections: readonly ShiftSection[] = [
  section('returns', 'return'),
  section('outgoing', 'outgoing'),
]
