import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'feeItems.view': ['admin', 'manager', 'committee'],
  'feeItems.configure': ['admin', 'manager'],
} as const satisfies Permissions
