import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'repairs.view': everyone,
  'repairs.report': deskRoles,
  'repairs.decide': ['admin', 'manager'],
} as const satisfies Permissions
