import type { Contributions } from '#platform/web/frame/contributions.ts'
import { facilityBookingsPath, facilityDeskPath, reservationPath } from './paths.ts'

const see = { group: 'facilities', service: [51], can: 'facilityBookings.view' } as const

export const facilityBookingsContributions: Partial<Contributions> = {
  acts: [
    { ...see, name: 'facilityWeek', label: 'facilityBookings:week', icon: 'calendar', to: reservationPath },
    {
      ...see,
      name: 'facilityDesk',
      label: 'facilityBookings:desk',
      icon: 'scan',
      to: facilityDeskPath,
      can: 'facilityBookings.handle',
    },
    {
      ...see,
      name: 'facilityBookings',
      label: 'facilityBookings:list',
      icon: 'doc',
      to: facilityBookingsPath,
    },
  ],
  householdParts: [async () => (await import('./household-views.ts')).householdParts],
  householdPasts: [async () => (await import('./household-views.ts')).householdPasts],
}
