import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'stockTakes.view': everyone,
  'stockTakes.count': deskRoles,
  'stockTakes.decide': ['admin', 'manager'],
} as const satisfies Permissions
