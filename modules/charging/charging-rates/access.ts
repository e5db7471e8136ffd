import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'chargingRates.view': ['admin', 'manager', 'treasurer', 'committee'],
  'chargingRates.edit': ['admin', 'manager', 'treasurer'],
  'chargingRates.enact': ['admin', 'committee'],
} as const satisfies Permissions
