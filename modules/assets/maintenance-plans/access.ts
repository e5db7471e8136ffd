import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'maintenancePlans.view': everyone,
  'maintenancePlans.record': deskRoles,
  'maintenancePlans.change': ['admin', 'manager'],
} as const satisfies Permissions
