import { boardHomePath } from '#modules/boards/paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'
import { boardSettingPath } from '#modules/boards/paths.ts'

const service = [21]

export const boardDevicesContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'boards',
      label: 'boardDevices:title',
      icon: 'grid',
      group: 'alarms',
      to: boardHomePath,
      service,
      can: 'boards.view',
    },
    {
      name: 'boardSettings',
      label: 'boardDevices:settings',
      icon: 'grid',
      group: 'alarms',
      to: boardSettingPath,
      settings: async () => (await import('./setting-parts.ts')).settingList,
      service,
      can: 'boards.edit',
    },
  ],
}
