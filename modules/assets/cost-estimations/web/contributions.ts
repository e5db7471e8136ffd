import { fundPath } from '#modules/assets/paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'

export const costEstimationsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'fund',
      label: 'costEstimations:fund',
      icon: 'cash',
      group: 'assets',
      to: fundPath,
      service: [11, 25],
      can: 'costEstimations.view',
    },
  ],
}
