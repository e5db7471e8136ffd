import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'chargingBills.view': ['admin', 'manager', 'treasurer', 'committee'],
  'chargingBills.edit': ['admin', 'manager', 'treasurer'],
  'chargingBills.check': ['admin', 'manager', 'committee'],
  'chargingBills.invoice': ['admin', 'manager', 'treasurer'],
} as const satisfies Permissions
