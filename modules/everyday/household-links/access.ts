import { deskRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'householdLinks.handOut': deskRoles,
  'householdLinks.renew': ['admin', 'manager'],
} as const satisfies Permissions
