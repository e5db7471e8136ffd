import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'patrols.walk': ['admin', 'manager', 'desk', 'oneTime'],
  'patrols.configure': ['admin', 'manager'],
} as const satisfies Permissions
