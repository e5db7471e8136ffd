import type { Contributions } from '#platform/web/frame/contributions.ts'
import { activationPath } from './paths.ts'

export const activationContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'activation',
      label: 'activation:list',
      icon: 'card',
      group: 'residents',
      to: activationPath,
      can: 'activation.view',
    },
  ],
}
