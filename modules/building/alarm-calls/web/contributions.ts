import { drawDisasters } from '#modules/building/alarm-events/web/public.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'
import { callsPath } from './screens.ts'

drawDisasters(() => import('./disaster-parts.ts'))

export const alarmCallsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'alarmCalls',
      label: 'alarmCalls:list',
      icon: 'siren',
      group: 'alarms',
      to: callsPath,
      isVariant: true,
      service: [24, 56],
      can: 'alarmCalls.view',
    },
  ],
}
