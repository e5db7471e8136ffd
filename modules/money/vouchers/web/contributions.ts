import type { Contributions } from '#platform/web/frame/contributions.ts'
import { vouchersPath } from './screens.ts'

export const vouchersContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'vouchers',
      label: 'vouchers:page',
      icon: 'cash',
      group: 'fees',
      to: vouchersPath,
      service: [7],
      can: 'vouchers.view',
    },
  ],
}
