import type { ShiftSection } from '#platform/server/shift-section.ts'
import { cashKind } from '../contract.ts'
import { openDeposits } from './queries.ts'

/** Deposits that wait, for the list of a shift change. */
export const shiftSections: readonly ShiftSection[] = [
  {
    name: 'deposits',
    open: async (lease) =>
      (await openDeposits(lease)).map((one) => ({
        id: one.depositId,
        serialNumber: one.serialNumber,
        householdId: one.householdId,
        label: one.label,
        name: one.name,
        kindName: one.kindName,
        shelfPosition: one.shelfPosition,
        note: one.note,
        temperature: one.temperature,
        money: one.kindDetail === cashKind ? one.money : null,
        arrivedAt: one.arrivedAt,
      })),
  },
]
