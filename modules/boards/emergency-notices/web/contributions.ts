import { emergencyPath } from '#modules/boards/paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'
import { latePart } from '#platform/web/live/late-part.ts'

export const emergencyNoticesContributions: Partial<Contributions> = {
  alarmActs: [
    {
      name: 'emergencyNotices',
      Act: latePart(async () => (await import('./AlarmTakeOver.tsx')).AlarmTakeOver),
      isUrgent: true,
    },
  ],
  acts: [
    {
      name: 'emergencyNotice',
      label: 'emergencyNotices:title',
      icon: 'siren',
      group: 'alarms',
      to: emergencyPath,
      service: [21],
      can: 'emergencyNotices.view',
    },
  ],
}
