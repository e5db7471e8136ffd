import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'prepayments.view': ['admin', 'manager', 'committee'],
} as const satisfies Permissions
