import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'communities.viewFeatures': ['admin', 'manager'],
  /** Which services a community shows is decided by the highest authority (R088). */
  'communities.changeFeatures': ['admin'],
} as const satisfies Permissions
