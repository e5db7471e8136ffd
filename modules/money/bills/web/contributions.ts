import type { Contributions } from '#platform/web/frame/contributions.ts'
import { periodPath } from './screens.ts'

export const billsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'bills',
      label: 'bills:period',
      icon: 'doc',
      group: 'fees',
      to: periodPath,
      service: [2],
      can: 'bills.view',
    },
  ],
  householdParts: [async () => (await import('./household-parts.ts')).householdParts],
}
