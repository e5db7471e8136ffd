import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'stores.view': everyone,
  'stores.change': ['admin', 'manager'],
} as const satisfies Permissions
