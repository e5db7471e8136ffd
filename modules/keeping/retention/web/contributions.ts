import type { Contributions } from '#platform/web/frame/contributions.ts'
import { retentionPath } from './screens.ts'

export const retentionContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'retention',
      label: 'retention:page',
      icon: 'lock',
      group: 'records',
      to: retentionPath,
      can: 'retention.manage',
      settings: async () => (await import('./setting-parts.ts')).settingList,
    },
  ],
}
