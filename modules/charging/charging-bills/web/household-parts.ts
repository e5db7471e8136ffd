import type { HouseholdPartView } from '#platform/web/frame/household-views.ts'
import './page-texts.ts'

/** Bills of charging that are not invoiced yet. */
export const householdParts: readonly HouseholdPartView[] = [
  { name: 'chargingBills', label: 'chargingBillsPage:part', counted: 'chargingBillsPage:partCount' },
]
