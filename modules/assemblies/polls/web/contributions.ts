import type { Contributions } from '#platform/web/frame/contributions.ts'
import { pollListPath } from './paths.ts'

export const pollsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'polls',
      label: 'polls:title',
      icon: 'check',
      group: 'meetings',
      to: pollListPath,
      service: [10],
      can: 'polls.view',
    },
  ],
}
