import { deskRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'intercomDoors.view': deskRoles,
  'intercomDoors.open': deskRoles,
  'intercomDoors.configure': ['admin', 'manager'],
} as const satisfies Permissions
