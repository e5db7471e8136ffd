import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'costEstimations.view': ['admin', 'manager', 'treasurer', 'committee'],
  'costEstimations.change': ['admin', 'manager'],
} as const satisfies Permissions
