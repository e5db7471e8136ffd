import { proxyOrdersPath } from '#modules/meals/paths.ts'
import type { HouseholdPartView } from '#platform/web/frame/household-views.ts'
import './household-part-texts.ts'

/** What a household ordered together with others and did not fetch yet. */
export const householdParts: readonly HouseholdPartView[] = [
  {
    name: 'proxyOrders',
    label: 'proxyParts:proxyOrders',
    counted: 'proxyParts:count',
    waiting: {
      label: 'proxyParts:proxyOrders',
      to: proxyOrdersPath,
      can: 'proxyOrders.view',
      isHandedOver: true,
    },
  },
]
