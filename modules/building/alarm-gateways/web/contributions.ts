import type { Contributions } from '#platform/web/frame/contributions.ts'
import { gatewaysPath } from './screens.ts'

export const alarmGatewaysContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'alarmGateways',
      label: 'alarmGateways:list',
      icon: 'siren',
      group: 'alarms',
      to: gatewaysPath,
      isVariant: true,
      service: [24, 56],
      can: 'alarmGateways.configure',
    },
  ],
}
