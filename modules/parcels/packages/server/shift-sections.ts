import type { ShiftSection } from '#platform/server/shift-section.ts'
import { openPackages } from './facts.ts'

/** Packages that wait, for the list of a shift change. */
export const shiftSections: readonly ShiftSection[] = [
  {
    name: 'packages',
    open: async (lease) =>
      (await openPackages(lease)).map((one) => ({
        id: one.packageId,
        serialNumber: one.serialNumber,
        householdId: one.householdId,
        label: one.label,
        name: one.recipientName,
        kindName: one.kindName,
        trackingNumber: one.trackingNumber,
        shelfPosition: one.shelfPosition,
        note: one.note,
        temperature: one.temperature,
        isLegal: one.isLegal,
        inPersonOnly: one.inPersonOnly,
        cashOnDelivery: one.cashOnDelivery,
        inLocker: one.inLocker,
        pieceCount: one.pieceCount,
        arrivedAt: one.arrivedAt,
      })),
  },
]
