import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'feeNotices.view': ['admin', 'manager', 'committee'],
  'feeNotices.send': ['admin', 'manager'],
} as const satisfies Permissions
