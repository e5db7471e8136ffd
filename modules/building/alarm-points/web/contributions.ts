import type { Contributions } from '#platform/web/frame/contributions.ts'
import { pointsPath } from './screens.ts'

export const alarmPointsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'alarmPoints',
      label: 'alarmPoints:list',
      icon: 'siren',
      group: 'alarms',
      to: pointsPath,
      service: [24, 56],
      can: 'alarmPoints.view',
    },
  ],
}
