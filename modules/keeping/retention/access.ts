import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'retention.manage': ['admin', 'manager'],
} as const satisfies Permissions
