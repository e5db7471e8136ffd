import type { HouseholdPartView } from '#platform/web/frame/household-views.ts'
import './household-part-texts.ts'

/** What a household has not paid yet. */
export const householdParts: readonly HouseholdPartView[] = [
  { name: 'bills', label: 'billParts:bills', counted: 'billParts:count' },
]
