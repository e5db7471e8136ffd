import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'arrears.view': ['admin', 'manager', 'committee'],
  'arrears.dun': ['admin', 'manager'],
} as const satisfies Permissions
