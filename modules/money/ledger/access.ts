import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'ledger.view': ['admin', 'manager', 'treasurer', 'committee'],
  'ledger.configure': ['admin', 'manager', 'treasurer'],
} as const satisfies Permissions
