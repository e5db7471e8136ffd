import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'facilities.view': everyone,
  'facilities.change': ['admin', 'manager'],
} as const satisfies Permissions
