import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'cash.view': everyone,
  'cash.handle': deskRoles,
  'cash.count': deskRoles,
  'cash.configure': ['admin', 'manager'],
} as const satisfies Permissions
