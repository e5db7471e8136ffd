import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'bankFiles.view': ['admin', 'manager', 'committee'],
  'bankFiles.match': ['admin', 'manager'],
} as const satisfies Permissions
