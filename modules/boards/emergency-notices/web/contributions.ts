import { emergencyPath } from '#modules/boards/paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'

export const emergencyNoticesContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'emergencyNotice',
      label: 'emergencyNotices:title',
      icon: 'siren',
      group: 'facilities',
      to: emergencyPath,
      service: [21],
      can: 'emergencyNotices.view',
    },
  ],
}
