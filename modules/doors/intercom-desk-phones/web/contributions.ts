import { deskPhonePath } from '#modules/doors/intercom-paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'
import { DeskPhoneHost } from './DeskPhoneHost.tsx'

export const intercomDeskPhonesContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'deskPhone',
      label: 'intercomDeskPhones:page',
      icon: 'call',
      group: 'facilities',
      service: [57],
      to: deskPhonePath,
      can: 'intercomDeskPhones.use',
    },
  ],
  dialogs: [DeskPhoneHost],
}
