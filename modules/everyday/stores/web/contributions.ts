import type { Contributions } from '#platform/web/frame/contributions.ts'
import { storesPath } from './screens.ts'

export const storesContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'stores',
      label: 'stores:list',
      icon: 'bag',
      group: 'residents',
      to: storesPath,
      service: [55],
      can: 'stores.view',
    },
  ],
}
