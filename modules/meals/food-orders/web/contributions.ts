import { kitchenPath, orderPath, recordsPath } from '#modules/meals/paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'

export const foodOrdersContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'foodOrder',
      label: 'foodOrders:order',
      icon: 'tray',
      group: 'facilities',
      order: 10,
      to: orderPath,
      service: [26],
      can: 'foodOrders.take',
    },
    {
      name: 'foodKitchen',
      label: 'foodOrders:kitchen',
      icon: 'grid',
      group: 'facilities',
      order: 11,
      to: kitchenPath,
      service: [26],
      can: 'foodOrders.view',
    },
    {
      name: 'foodRecords',
      label: 'foodOrders:records',
      icon: 'doc',
      group: 'facilities',
      order: 12,
      to: recordsPath,
      service: [26],
      can: 'foodOrders.view',
    },
  ],
  householdParts: [async () => (await import('./household-parts.ts')).householdParts],
}
