import { assetListPath } from '#modules/assets/paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'

export const assetsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'assets',
      label: 'assets:list',
      icon: 'box',
      group: 'facilities',
      to: assetListPath,
      service: [11, 25],
      can: 'assets.view',
    },
  ],
  findingKinds: [async () => (await import('./found.ts')).findingKinds],
}
