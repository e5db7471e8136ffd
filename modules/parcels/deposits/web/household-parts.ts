import { client } from '#platform/web/calls/client.ts'
import type { HouseholdPartView } from '#platform/web/frame/household-views.ts'
import { deposits } from '../contract.ts'
import './household-part-texts.ts'

const api = client(deposits)

/** Deposits that wait for a household. */
export const householdParts: readonly HouseholdPartView[] = [
  {
    name: 'deposits',
    label: 'depositParts:deposits',
    waiting: {
      label: 'depositParts:waiting',
      to: '/community/collectionRecord_v2.aspx',
      service: [48],
      can: 'deposits.view',
      isHandedOver: true,
    },
    picker: {
      label: 'depositParts:count',
      countWaiting: async (householdIds) => (await api.countWaitingOfHouseholds({ householdIds })).data,
    },
  },
]
