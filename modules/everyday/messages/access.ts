import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'messages.view': everyone,
  'messages.handle': deskRoles,
  'messages.setUp': ['admin', 'manager'],
} as const satisfies Permissions
