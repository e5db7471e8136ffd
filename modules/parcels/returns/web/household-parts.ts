import type { HouseholdPartView } from '#platform/web/frame/household-views.ts'
import './household-part-texts.ts'

/** Returns and outgoing parcels of a household that wait for a courier. */
export const householdParts: readonly HouseholdPartView[] = [
  {
    name: 'items',
    label: 'returnParts:items',
    counted: 'returnParts:count',
    waiting: {
      label: 'returnParts:items',
      to: '/community/postalReturnList.aspx',
      service: [49],
      can: 'returns.view',
    },
  },
]
