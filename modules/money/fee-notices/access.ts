import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'feeNotices.view': ['admin', 'manager', 'treasurer', 'committee'],
  'feeNotices.send': ['admin', 'manager', 'treasurer'],
} as const satisfies Permissions
