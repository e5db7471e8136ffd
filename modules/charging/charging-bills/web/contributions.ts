import { feesPath } from '#modules/charging/charging-paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'

export const chargingBillsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'chargingBills',
      label: 'chargingBills:title',
      icon: 'cash',
      group: 'facilities',
      order: 5,
      to: feesPath,
      service: [30],
      can: 'chargingBills.view',
    },
  ],
  householdParts: [async () => (await import('./household-parts.ts')).householdParts],
}
