import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'ledger.view': ['admin', 'manager', 'committee'],
  'ledger.configure': ['admin', 'manager'],
} as const satisfies Permissions
