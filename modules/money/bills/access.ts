import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'bills.view': ['admin', 'manager', 'treasurer', 'committee'],
  'bills.edit': ['admin', 'manager', 'treasurer'],
  'bills.issue': ['admin', 'manager', 'treasurer'],
} as const satisfies Permissions
