import { assetSettingPath } from '#modules/assets/paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'

export const assetSettingsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'assetSettings',
      label: 'assetSettings:title',
      icon: 'grid',
      group: 'assets',
      to: assetSettingPath,
      isVariant: true,
      settings: async () => (await import('./setting-parts.ts')).settingList,
      service: [11, 25],
      can: 'assetSettings.change',
    },
  ],
}
