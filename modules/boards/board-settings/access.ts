import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'boardSettings.view': everyone,
  'boardSettings.change': ['admin', 'manager'],
} as const satisfies Permissions
