import type { Contributions } from '#platform/web/frame/contributions.ts'
import { ledgerSettingPath } from './screens.ts'

export const ledgerContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'ledgerSetting',
      label: 'ledger:setting',
      icon: 'doc',
      group: 'fees',
      to: ledgerSettingPath,
      settings: async () => (await import('./setting-parts.ts')).settingList,
      service: [7],
      can: 'ledger.configure',
    },
  ],
}
