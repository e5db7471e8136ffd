import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'suppliers.view': ['admin', 'manager', 'treasurer', 'desk', 'committee'],
  'suppliers.change': ['admin', 'manager'],
} as const satisfies Permissions
