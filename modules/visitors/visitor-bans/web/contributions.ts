import type { Contributions } from '#platform/web/frame/contributions.ts'
import { bansPath } from './screens.ts'

export const visitorBansContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'visitorBans',
      label: 'visitorBans:list',
      icon: 'warn',
      group: 'visitorLists',
      to: bansPath,
      service: [17, 50],
      can: 'visitorBans.view',
    },
  ],
}
