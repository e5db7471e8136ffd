import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'bankFiles.view': ['admin', 'manager', 'treasurer', 'committee'],
  'bankFiles.match': ['admin', 'manager', 'treasurer'],
} as const satisfies Permissions
