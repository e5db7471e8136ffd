import { menuPath } from '#modules/meals/paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'

export const foodMenuContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'foodMenuSetting',
      label: 'foodMenu:setting',
      icon: 'pen',
      group: 'facilities',
      order: 14,
      to: menuPath,
      settings: async () => (await import('./setting-parts.ts')).settingList,
      service: [26],
      can: 'foodMenu.change',
    },
  ],
}
