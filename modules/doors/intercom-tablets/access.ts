import { deskRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'intercomTablets.view': deskRoles,
  'intercomTablets.edit': ['admin', 'manager', 'desk'],
  'intercomTablets.configure': ['admin', 'manager'],
} as const satisfies Permissions
