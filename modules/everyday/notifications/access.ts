import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'notifications.view': everyone,
  'notifications.send': ['admin', 'manager', 'desk'],
} as const satisfies Permissions
