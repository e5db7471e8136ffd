import type { Contributions } from '#platform/web/frame/contributions.ts'
import { feeSettingPath } from './screens.ts'

export const feeItemsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'feeItems',
      label: 'feeItems:title',
      icon: 'grid',
      group: 'fees',
      to: feeSettingPath,
      settings: async () => (await import('./setting-parts.ts')).settingList,
      service: [2],
      can: 'feeItems.view',
    },
  ],
  householdParts: [async () => (await import('./household-parts.ts')).householdParts],
}
