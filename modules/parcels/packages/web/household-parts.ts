import { client } from '#platform/web/calls/client.ts'
import type { HouseholdPartView } from '#platform/web/frame/household-views.ts'
import { packages } from '../contract.ts'
import './household-part-texts.ts'

const api = client(packages)

/** What waits for a household at the desk. */
export const householdParts: readonly HouseholdPartView[] = [
  {
    name: 'packages',
    label: 'packageParts:packages',
    waiting: {
      label: 'packageParts:packages',
      to: '/community/postalList.aspx',
      service: [49],
      can: 'packageRecords.view',
      isHandedOver: true,
    },
    picker: {
      label: 'packageParts:count',
      countWaiting: async (householdIds) => (await api.countWaitingOfHouseholds({ householdIds })).data,
    },
  },
]
