import type { Contributions } from '#platform/web/frame/contributions.ts'
import { evacuation, printEvacuation } from './evacuation.ts'
import { bookingListPath, controlPath, recordPath } from './paths.ts'

const entry = { group: 'visitors', can: 'visitors.view' } as const

export const visitorRecordsContributions: Partial<Contributions> = {
  acts: [
    {
      ...entry,
      name: 'bookings',
      label: 'visitorRecords:bookings',
      icon: 'people',
      to: bookingListPath,
      service: [17],
    },
    {
      ...entry,
      name: 'visitorRecord',
      label: 'visitorRecords:record',
      icon: 'doc',
      to: recordPath,
      service: [17, 50],
    },
    {
      ...entry,
      name: 'visitorControl',
      label: 'visitorRecords:control',
      icon: 'door',
      to: controlPath,
      service: [50],
    },
    {
      ...entry,
      name: 'printInside',
      label: 'visitorRecords:printInside',
      icon: 'print',
      open: printEvacuation,
      service: [17, 50],
      can: 'visitors.handle',
    },
  ],
  dialogs: [evacuation.Host],
}
