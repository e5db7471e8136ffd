import { suppliersPath } from '#modules/assets/paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'

export const suppliersContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'suppliers',
      label: 'suppliers:list',
      icon: 'people',
      group: 'assets',
      to: suppliersPath,
      service: [25, 11],
      can: 'suppliers.view',
    },
  ],
  findingKinds: [async () => (await import('./found.ts')).findingKinds],
}
