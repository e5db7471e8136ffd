import type { Contributions } from '#platform/web/frame/contributions.ts'
import { arrearsPath, arrearsSettingPath } from './screens.ts'

export const arrearsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'arrears',
      label: 'arrears:page',
      icon: 'bell',
      group: 'fees',
      to: arrearsPath,
      service: [2],
      can: 'arrears.view',
    },
    {
      name: 'arrearsSetting',
      label: 'arrears:settings',
      icon: 'bell',
      group: 'fees',
      to: arrearsSettingPath,
      settings: async () => (await import('./setting-parts.ts')).settingList,
      service: [2],
      can: 'arrears.view',
    },
  ],
}
