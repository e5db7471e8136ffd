import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'assetImports.use': ['admin', 'manager'],
} as const satisfies Permissions
