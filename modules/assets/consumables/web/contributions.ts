import { consumableListPath } from '#modules/assets/paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'

export const consumablesContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'consumables',
      label: 'consumables:list',
      icon: 'bag',
      group: 'assets',
      to: consumableListPath,
      service: [11, 25],
      can: 'consumables.view',
    },
  ],
  findingKinds: [async () => (await import('./found.ts')).findingKinds],
}
