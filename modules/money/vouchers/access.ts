import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'vouchers.view': ['admin', 'manager', 'committee'],
  'vouchers.add': ['admin', 'manager'],
  'vouchers.close': ['admin', 'manager'],
} as const satisfies Permissions
