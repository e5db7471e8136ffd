import type { HouseholdPartView } from '#platform/web/frame/household-views.ts'
import './household-part-texts.ts'

/** The fee items that a household was chosen for. */
export const householdParts: readonly HouseholdPartView[] = [
  { name: 'feeItems', label: 'feeItemParts:items', counted: 'feeItemParts:count' },
]
