import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'personalData.manage': ['admin', 'manager'],
} as const satisfies Permissions
