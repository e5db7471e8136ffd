import type { Contributions } from '#platform/web/frame/contributions.ts'
import { listPath } from './paths.ts'

export const assembliesContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'assemblies',
      label: 'assemblies:list',
      icon: 'people',
      group: 'meetings',
      to: listPath,
      service: [23],
      can: 'assemblies.view',
    },
    {
      name: 'assemblyTopics',
      label: 'assemblies:topics',
      icon: 'people',
      group: 'meetings',
      to: listPath,
      service: [23],
      can: 'assemblies.view',
      isVariant: true,
    },
  ],
}
