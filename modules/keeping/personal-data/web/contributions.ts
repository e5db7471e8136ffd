import type { Contributions } from '#platform/web/frame/contributions.ts'
import { personalDataPath } from './screens.ts'

export const personalDataContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'personalData',
      label: 'personalData:page',
      icon: 'person',
      group: 'records',
      to: personalDataPath,
      can: 'personalData.manage',
    },
  ],
}
