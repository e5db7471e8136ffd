import type { Contributions } from '#platform/web/frame/contributions.ts'
import { auditPath } from './screens.ts'

export const auditContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'audit',
      label: 'audit:page',
      icon: 'search',
      group: 'records',
      to: auditPath,
      can: 'audit.view',
    },
  ],
}
