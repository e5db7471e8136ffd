import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'visitorSettings.view': everyone,
  'visitorSettings.change': ['admin', 'manager'],
} as const satisfies Permissions
