import { sentriesPath } from '#modules/doors/intercom-paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'

export const intercomSentriesContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'intercomSentries',
      label: 'intercomSentries:page',
      icon: 'door',
      group: 'facilities',
      service: [57],
      to: sentriesPath,
      can: 'intercomSentries.view',
    },
  ],
}
