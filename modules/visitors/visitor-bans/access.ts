import { deskRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'visitorBans.view': deskRoles,
  'visitorBans.change': ['admin', 'manager'],
} as const satisfies Permissions
