import type { Contributions } from '#platform/web/frame/contributions.ts'
import { buildingPath } from './screens.ts'

export const buildingViewContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'buildingView',
      label: 'buildingView:title',
      icon: 'house',
      group: 'alarms',
      to: buildingPath,
      service: [24, 56],
      can: 'alarmPoints.view',
    },
  ],
}
