import { deskRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'intercomCalls.view': deskRoles,
  'intercomCalls.export': ['admin', 'manager'],
  'intercomCalls.test': ['admin', 'manager', 'desk'],
} as const satisfies Permissions
