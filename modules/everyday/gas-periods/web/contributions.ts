import type { Contributions } from '#platform/web/frame/contributions.ts'
import { periodsPath } from '#modules/everyday/gas-paths.ts'

export const gasPeriodsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'gasReadings',
      label: 'gasPeriods:title',
      icon: 'bolt',
      group: 'facilities',
      to: periodsPath,
      service: [54],
      can: 'gasPeriods.view',
    },
  ],
}
