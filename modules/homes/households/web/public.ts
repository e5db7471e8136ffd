import type { FoundHousehold, Household } from '../contract.ts'
import { startPicking } from './picking.ts'

export { HouseholdChips } from './HouseholdChips.tsx'
export { HouseholdMarks, type HouseholdMarksProps } from './HouseholdMarks.tsx'
export type { HouseholdMarks as MarksOfHousehold } from '../marks.ts'
export { householdPath } from './household-path.ts'
export { markKind, spokenMark } from './mark-kind.ts'
export { openHouseholdMarks } from './marking.ts'
export { useHouseholdMarks } from './use-household-marks.ts'

/**
 * Lets somebody choose a household in three steps: building, floor, unit (R148, R149), or by typing any fragment.
 * Undefined when given up. `virtual` lists virtual households from the start; without it they are left out (R150).
 */
export function pickHousehold(options: { virtual?: boolean } = {}): Promise<Household | undefined> {
  return startPicking(options.virtual ?? false)
}

/**
 * Households by any fragment, from the server; without a line those of this browser's memory whose label may be meant.
 * Throws LostConnection when nothing is known here either.
 */
export async function searchHouseholds(
  asked: { text: string; maxCount?: number },
  options: { signal?: AbortSignal } = {},
): Promise<readonly FoundHousehold[]> {
  return (await import('./known-households.ts')).searchHouseholds(asked, options)
}
