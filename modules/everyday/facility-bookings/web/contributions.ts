import type { Contributions } from '#platform/web/frame/contributions.ts'
import { latePart } from '#platform/web/live/late-part.ts'
import { door } from './door.ts'
import { reservationPath } from '#modules/everyday/facility-paths.ts'
import { facilityBookingsPath, facilityDeskPath } from './paths.ts'

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
  tiles: [
    {
      name: 'facilities',
      order: 63,
      place: 'narrow',
      service: [51],
      can: 'facilityBookings.handle',
      // After everything that the desk works with: it is no part of the first load.
      Tile: latePart(async () => (await import('./FacilityTile.tsx')).FacilityTile),
    },
  ],
  dialogs: [door.Host],
  scanReaders: [
    {
      name: 'facilityBooking',
      // Before whoever asks the server: its form says what it is.
      order: 5,
      service: [51],
      can: 'facilityBookings.handle',
      take: async (code) =>
        code.toUpperCase().startsWith('LBF-') && (await import('./take-scan.ts')).takeScan(code),
    },
  ],
  householdParts: [async () => (await import('./household-views.ts')).householdParts],
  householdPasts: [async () => (await import('./household-views.ts')).householdPasts],
}
