import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'rules.view': everyone,
  'rules.edit': ['admin', 'manager'],
} as const satisfies Permissions
