import type { Contributions } from '#platform/web/frame/contributions.ts'

export const packageSettingsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'packageSettings',
      label: 'packageSettings:title',
      icon: 'grid',
      group: 'parcels',
      to: '/mgmt/postal/setting',
      settings: async () => (await import('./setting-parts.ts')).settingList,
      service: [49],
      can: 'packageSettings.change',
    },
  ],
}
