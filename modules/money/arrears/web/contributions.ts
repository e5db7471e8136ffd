import { firstOfMoney } from '#modules/money/first-counters.ts'
import { client } from '#platform/web/calls/client.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'
import { arrearsCounter } from '../counter-contract.ts'
import { arrearsPath, arrearsSettingPath } from './screens.ts'

const api = client(arrearsCounter)

export const arrearsContributions: Partial<Contributions> = {
  counters: [
    {
      name: 'overdue',
      label: 'arrears:overdue',
      to: arrearsPath,
      count: async () => (await api.countOverdue({})).data.count,
      changedBy: ['bills.', 'payments.', 'bankFiles.'],
      first: firstOfMoney(2),
      service: [2],
      can: 'arrears.view',
    },
  ],
  acts: [
    {
      name: 'arrears',
      label: 'arrears:page',
      icon: 'bell',
      group: 'fees',
      to: arrearsPath,
      service: [2],
      can: 'arrears.view',
    },
    {
      name: 'arrearsSetting',
      label: 'arrears:settings',
      icon: 'bell',
      group: 'fees',
      to: arrearsSettingPath,
      settings: async () => (await import('./setting-parts.ts')).settingList,
      service: [2],
      can: 'arrears.view',
    },
  ],
}
