import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'bills.view': ['admin', 'manager', 'committee'],
  'bills.edit': ['admin', 'manager'],
  'bills.issue': ['admin', 'manager'],
} as const satisfies Permissions
