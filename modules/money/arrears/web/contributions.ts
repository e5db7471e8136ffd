import type { Contributions } from '#platform/web/frame/contributions.ts'
import { arrearsPath } from './screens.ts'

export const arrearsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'arrears',
      label: 'arrears:page',
      icon: 'bell',
      group: 'fees',
      to: arrearsPath,
      service: [2],
      can: 'arrears.view',
    },
  ],
}
