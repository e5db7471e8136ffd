import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'arrears.view': ['admin', 'manager', 'treasurer', 'committee'],
  'arrears.dun': ['admin', 'manager', 'treasurer'],
} as const satisfies Permissions
