import { deskRoles, houseRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'visitorLoans.view': houseRoles,
  'visitorLoans.handle': deskRoles,
  'visitorLoans.configure': ['admin', 'manager'],
} as const satisfies Permissions
