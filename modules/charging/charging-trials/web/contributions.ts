import { ratesPath } from '#modules/charging/charging-paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'

export const chargingTrialsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'chargingRates',
      label: 'chargingTrials:rates',
      icon: 'bolt',
      group: 'facilities',
      order: 4,
      to: ratesPath,
      service: [30],
      can: 'chargingRates.view',
    },
  ],
}
