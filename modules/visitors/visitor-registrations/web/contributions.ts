import type { Contributions } from '#platform/web/frame/contributions.ts'
import { registrationListPath } from './paths.ts'

export const visitorRegistrationsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'visitorRegistrations',
      label: 'visitorRegistrations:list',
      icon: 'phone',
      group: 'visitorLists',
      to: registrationListPath,
      service: [17],
      can: 'visitorRegistrations.view',
    },
  ],
}
