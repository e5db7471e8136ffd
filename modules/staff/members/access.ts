import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'members.view': ['admin', 'manager'],
  /** Beside it a manager handles desk, committee and one-time accounts only; admins and managers are an admin's affair. */
  'members.change': ['admin', 'manager'],
} as const satisfies Permissions
