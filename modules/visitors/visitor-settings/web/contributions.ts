import type { Contributions } from '#platform/web/frame/contributions.ts'
import { visitorSettingPath } from './screens.ts'

export const visitorSettingsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'visitorSettings',
      label: 'visitorSettings:title',
      icon: 'grid',
      group: 'visitorLists',
      to: visitorSettingPath,
      settings: async () => (await import('./setting-parts.ts')).settingList,
      service: [17, 50],
      can: 'visitorSettings.change',
    },
  ],
}
