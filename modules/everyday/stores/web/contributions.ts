import type { Contributions } from '#platform/web/frame/contributions.ts'
import { storeSettingPath, storesPath } from './screens.ts'

export const storesContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'stores',
      label: 'stores:list',
      icon: 'bag',
      group: 'residents',
      to: storesPath,
      service: [55],
      can: 'stores.view',
    },
    {
      name: 'storeSetting',
      label: 'stores:setting',
      icon: 'doc',
      group: 'residents',
      to: storeSettingPath,
      settings: async () => (await import('./setting-parts.ts')).settingList,
      service: [55],
      can: 'stores.change',
    },
  ],
}
