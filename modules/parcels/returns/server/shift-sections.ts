import type { ShiftSection } from '#platform/server/shift-section.ts'
import type { CourierItem } from '../contract.ts'
import { openItems } from './queries.ts'

const section = (name: string, kind: CourierItem['kind']): ShiftSection => ({
  name,
  open: async (lease) =>
    (await openItems(lease))
      .filter((item) => item.kind === kind)
      .map((item) => ({
        id: item.itemId,
        serialNumber: item.serialNumber,
        householdId: item.householdId,
        label: item.label,
        name: item.senderName,
        kindName: item.courierName,
        trackingNumber: item.trackingNumber,
        shelfPosition: item.shelfPosition,
        note: item.note,
        pieceCount: item.pieceCount,
        arrivedAt: item.arrivedAt,
      })),
})

/** Returns and outgoing parcels that wait for a courier, for the list of a shift change. */
export const shiftSections: readonly ShiftSection[] = [
  section('returns', 'return'),
  section('outgoing', 'outgoing'),
]
