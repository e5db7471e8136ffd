export type PickerStep = 1 | 2 | 3

/** Where the picker stands; what was chosen stays while one goes back to look. */
export interface Pick {
  step: PickerStep
  building?: string
  floor?: string
}

/** The picker after a building was chosen: at its floors. */
export const chooseBuilding = (building: string): Pick => ({ step: 2, building })

/** The picker after a floor was chosen: at its units. */
export const chooseFloor = (pick: Pick, floor: string): Pick => ({ ...pick, step: 3, floor })

/** One step back; the first stays the first. */
export const goBack = (pick: Pick): Pick => ({ ...pick, step: pick.step === 3 ? 2 : 1 })

/** Households, or places with any, that are listed: virtual ones only when they are asked for (R150). */
export const isListed = (
  item: { isVirtual: 0 | 1 } | { householdCount: number; virtualCount: number },
  withVirtual: boolean,
): boolean =>
  'isVirtual' in item ? withVirtual || item.isVirtual === 0 : withVirtual || item.householdCount > 0

/** How many households of a place are listed (R150). */
export const countListed = (
  place: { householdCount: number; virtualCount: number },
  withVirtual: boolean,
): number => place.householdCount + (withVirtual ? place.virtualCount : 0)

/** The index that an arrow leads to, staying inside. */
export const moveTo = (at: number, by: number, count: number): number =>
  Math.max(0, Math.min(count - 1, at + by))
