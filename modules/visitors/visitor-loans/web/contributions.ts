import type { Contributions } from '#platform/web/frame/contributions.ts'
import { loansPath } from './screens.ts'

export const visitorLoansContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'visitorLoans',
      label: 'visitorLoans:list',
      icon: 'bag',
      group: 'visitorLists',
      to: loansPath,
      service: [17, 50],
      can: 'visitorLoans.view',
    },
  ],
}
