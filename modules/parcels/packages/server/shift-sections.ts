import type { ShiftSection } from '#platform/server/shift-section.ts'
import { openPackages } from './facts.ts'

/** Packages that wait, for the list of a shift change. */
export const shiftSections: readonly ShiftSection[] = [
  {
    name: 'packages',
    open: async (lease) =>
      (await openPackages(lease)).map((facts) => ({
        id: facts.packageId,
        serialNumber: facts.serialNumber,
        householdId: facts.householdId,
        label: facts.label,
        name: facts.recipientName,
        kindName: facts.kindName,
        trackingNumber: facts.trackingNumber,
        shelfPosition: facts.shelfPosition,
        note: facts.note,
        temperature: facts.temperature,
        isLegal: facts.isLegal,
        inPersonOnly: facts.inPersonOnly,
        cashOnDelivery: facts.cashOnDelivery,
        inLocker: facts.inLocker,
        pieceCount: facts.pieceCount,
        arrivedAt: facts.arrivedAt,
      })),
  },
]
