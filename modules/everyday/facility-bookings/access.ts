import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'facilityBookings.view': everyone,
  'facilityBookings.handle': deskRoles,
  'facilityBookings.close': ['admin', 'manager'],
} as const satisfies Permissions
