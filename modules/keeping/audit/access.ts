import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'audit.view': ['admin', 'manager'],
} as const satisfies Permissions
