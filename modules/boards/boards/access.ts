import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'boards.view': everyone,
  'boards.edit': ['admin', 'manager', 'desk'],
} as const satisfies Permissions
