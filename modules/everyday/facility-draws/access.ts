import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'facilityDraws.view': everyone,
  'facilityDraws.enter': deskRoles,
  'facilityDraws.run': ['admin', 'manager'],
} as const satisfies Permissions
