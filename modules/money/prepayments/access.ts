import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'prepayments.view': ['admin', 'manager', 'treasurer', 'committee'],
} as const satisfies Permissions
