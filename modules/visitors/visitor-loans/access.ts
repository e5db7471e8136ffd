import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'visitorLoans.view': everyone,
  'visitorLoans.handle': deskRoles,
  'visitorLoans.configure': ['admin', 'manager'],
} as const satisfies Permissions
