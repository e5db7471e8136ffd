import { recordsPath } from '#modules/meals/paths.ts'
import type { HouseholdPartView } from '#platform/web/frame/household-views.ts'
import './household-part-texts.ts'

/** Orders of a household that nobody took yet. */
export const householdParts: readonly HouseholdPartView[] = [
  {
    name: 'foodOrders',
    label: 'foodOrderParts:foodOrders',
    counted: 'foodOrderParts:count',
    waiting: {
      label: 'foodOrderParts:foodOrders',
      to: recordsPath,
      service: [26],
      can: 'foodOrders.view',
    },
  },
]
