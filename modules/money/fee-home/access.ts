import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'feeHome.view': ['admin', 'manager', 'treasurer', 'committee'],
} as const satisfies Permissions
