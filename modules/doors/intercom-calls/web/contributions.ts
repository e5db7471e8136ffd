import { callsPath } from '#modules/doors/intercom-paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'

export const intercomCallsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'intercomCalls',
      label: 'intercomCalls:page',
      icon: 'call',
      group: 'facilities',
      service: [57],
      to: callsPath,
      can: 'intercomCalls.view',
    },
  ],
}
