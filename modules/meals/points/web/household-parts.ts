import type { HouseholdPartView } from '#platform/web/frame/household-views.ts'
import './household-part-texts.ts'

/** What a household may spend. */
export const householdParts: readonly HouseholdPartView[] = [{ name: 'points', label: 'pointParts:points' }]
