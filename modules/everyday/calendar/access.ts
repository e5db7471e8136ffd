import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'calendar.view': everyone,
  'calendar.edit': ['admin', 'manager', 'desk'],
} as const satisfies Permissions
