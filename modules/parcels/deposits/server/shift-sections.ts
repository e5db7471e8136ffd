import type { ShiftSection } from '#platform/server/shift-section.ts'
import { cashKind } from '../contract.ts'
import { openDeposits } from './queries.ts'

/** Deposits that wait, for the list of a shift change. */
export const shiftSections: readonly ShiftSection[] = [
  {
    name: 'deposits',
    open: async (lease) =>
      (await openDeposits(lease)).map((deposit) => ({
        id: deposit.depositId,
        serialNumber: deposit.serialNumber,
        householdId: deposit.householdId,
        label: deposit.label,
        name: deposit.name,
        kindName: deposit.kindName,
        shelfPosition: deposit.shelfPosition,
        note: deposit.note,
        temperature: deposit.temperature,
        money: deposit.kindDetail === cashKind ? deposit.money : null,
        arrivedAt: deposit.arrivedAt,
      })),
  },
]
