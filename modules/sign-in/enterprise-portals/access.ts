import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'enterprisePortals.change': ['admin'],
} as const satisfies Permissions
