import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  /** What roles may is no secret from those who have one (R071). */
  'permissions.view': ['admin', 'manager', 'treasurer', 'desk', 'committee'],
  /** What a role may is decided by those who have the highest authority alone (R088). */
  'permissions.change': ['admin'],
} as const satisfies Permissions
