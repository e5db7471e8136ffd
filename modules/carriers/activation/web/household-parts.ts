import type { HouseholdPartView } from '#platform/web/frame/household-views.ts'
import './household-part-texts.ts'

/** Cards and phones of a household. */
export const householdParts: readonly HouseholdPartView[] = [
  { name: 'cards', label: 'carrierParts:cards' },
  { name: 'phones', label: 'carrierParts:phones', thing: 'carrierParts:phone' },
]
