import type { Contributions } from '#platform/web/frame/contributions.ts'
import { accountPath } from './screens.ts'

export const collectingContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'collecting',
      label: 'collecting:title',
      icon: 'card',
      group: 'fees',
      to: accountPath,
      settings: async () => (await import('./setting-parts.ts')).settingList,
      service: [2],
      can: 'collecting.view',
    },
  ],
}
