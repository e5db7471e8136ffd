import { intercomSettingPath } from '#modules/doors/intercom-paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'

export const intercomRingingContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'intercomSetting',
      label: 'intercomRinging:settings',
      icon: 'door',
      group: 'facilities',
      to: intercomSettingPath,
      settings: async () => (await import('./setting-parts.ts')).settingList,
      service: [57],
      can: 'intercomSentries.configure',
    },
  ],
}
