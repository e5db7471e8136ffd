import { deskRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'notices.view': deskRoles,
  'notices.handle': deskRoles,
  'notices.configure': ['admin', 'manager'],
} as const satisfies Permissions
