import type { Contributions } from '#platform/web/frame/contributions.ts'
import { sheetsPath } from './screens.ts'

export const monthSheetsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'monthSheets',
      label: 'monthSheets:page',
      icon: 'doc',
      group: 'desk',
      to: sheetsPath,
      service: [4],
      can: 'monthSheets.see',
    },
  ],
}
