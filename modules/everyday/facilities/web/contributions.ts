import { facilitySettingPath } from '#modules/everyday/facility-paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'

export const facilitiesContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'facilitySetting',
      label: 'facilities:setting',
      icon: 'pen',
      group: 'facilities',
      order: 1,
      to: facilitySettingPath,
      settings: async () => (await import('./setting-parts.ts')).settingList,
      service: [51],
      can: 'facilities.change',
    },
  ],
  findingKinds: [async () => (await import('./found.ts')).findingKinds],
}
