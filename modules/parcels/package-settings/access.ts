import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'packageSettings.view': everyone,
  'packageSettings.change': ['admin', 'manager'],
} as const satisfies Permissions
