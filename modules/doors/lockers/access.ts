import { deskRoles, houseRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'lockers.view': houseRoles,
  'lockers.handle': deskRoles,
  'lockers.configure': ['admin', 'manager'],
} as const satisfies Permissions
