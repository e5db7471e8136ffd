import { facilityDrawPath } from '#modules/everyday/facility-paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'

export const facilityDrawsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'facilityDraws',
      label: 'facilityDraws:page',
      icon: 'people',
      group: 'facilities',
      to: facilityDrawPath,
      service: [51],
      can: 'facilityDraws.view',
    },
  ],
}
