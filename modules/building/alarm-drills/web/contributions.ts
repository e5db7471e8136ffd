import type { Contributions } from '#platform/web/frame/contributions.ts'
import { drillsPath } from './screens.ts'

export const alarmDrillsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'alarmDrills',
      label: 'alarmDrills:list',
      icon: 'siren',
      group: 'alarms',
      to: drillsPath,
      isVariant: true,
      service: [24, 56],
      can: 'alarmDrills.view',
    },
  ],
}
