import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'feeItems.view': ['admin', 'manager', 'treasurer', 'committee'],
  'feeItems.configure': ['admin', 'manager', 'treasurer'],
} as const satisfies Permissions
