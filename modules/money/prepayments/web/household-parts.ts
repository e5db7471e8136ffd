import type { HouseholdPartView } from '#platform/web/frame/household-views.ts'
import './household-part-texts.ts'

/** What a household paid ahead. */
export const householdParts: readonly HouseholdPartView[] = [
  { name: 'prepayments', label: 'prepaymentParts:prepayments' },
]
