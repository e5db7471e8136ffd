import { residentOpenPath } from '#modules/doors/intercom-paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'

export const intercomTabletsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'intercomTablets',
      label: 'intercomTablets:page',
      icon: 'house',
      group: 'facilities',
      service: [57],
      to: residentOpenPath,
      can: 'intercomTablets.view',
    },
  ],
}
