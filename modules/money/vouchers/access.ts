import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'vouchers.view': ['admin', 'manager', 'treasurer', 'committee'],
  'vouchers.add': ['admin', 'manager', 'treasurer'],
  'vouchers.close': ['admin', 'manager', 'treasurer'],
} as const satisfies Permissions
