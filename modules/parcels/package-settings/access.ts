import { houseRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'packageSettings.view': houseRoles,
  'packageSettings.change': ['admin', 'manager'],
} as const satisfies Permissions
