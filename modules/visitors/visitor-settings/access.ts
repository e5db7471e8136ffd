import { houseRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'visitorSettings.view': houseRoles,
  'visitorSettings.change': ['admin', 'manager'],
} as const satisfies Permissions
