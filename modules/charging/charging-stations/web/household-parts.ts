import type { HouseholdPartView } from '#platform/web/frame/household-views.ts'
import './household-part-texts.ts'

/** Tags and private bays of a household. */
export const householdParts: readonly HouseholdPartView[] = [
  { name: 'chargingTags', label: 'chargingStationParts:tags', thing: 'chargingStationParts:tag' },
  { name: 'chargingBays', label: 'chargingStationParts:bays', counted: 'chargingStationParts:bayCount' },
]
