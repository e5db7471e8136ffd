// For pages that are loaded when they are opened; the first load has none of it.
export { AddHouseholds } from './AddHouseholds.tsx'
export { ClosedHouseholds } from './ClosedHouseholds.tsx'
export { HouseholdBooks } from './HouseholdBooks.tsx'
export { HouseholdTree, type TreeChoice } from './HouseholdTree.tsx'
export { type NewPlace, usualLabel } from './new-place.ts'
export { PlaceFields } from './PlaceFields.tsx'
export { showArea, showPing } from './area.ts'
export { readTree, useHouseholdEvents, useTree } from './use-properties.ts'
