import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  // Addresses open without an account: nobody who is here for a day gets those of all households.
  'householdLinks.handOut': ['admin', 'manager', 'desk'],
  'householdLinks.renew': ['admin', 'manager'],
} as const satisfies Permissions
