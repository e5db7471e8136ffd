import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'assets.view': everyone,
  'assets.change': ['admin', 'manager'],
} as const satisfies Permissions
