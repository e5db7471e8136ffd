import type { Contributions } from '#platform/web/frame/contributions.ts'
import { stockTakesPath } from './paths.ts'

export const stockTakesContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'stockTakes',
      label: 'stockTakes:list',
      icon: 'scan',
      group: 'assets',
      to: stockTakesPath,
      service: [11, 25],
      can: 'stockTakes.view',
    },
  ],
  queueables: [
    {
      call: 'stockTakes.count',
      noun: 'stockTakes:queued',
      load: async () => (await import('./queued-count.ts')).queuedCount,
    },
  ],
}
