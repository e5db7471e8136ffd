import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'residents.view': everyone,
  'residents.change': deskRoles,
  /** Whole birthdays; each view is audited. */
  'residents.unmask': ['admin', 'manager'],
} as const satisfies Permissions
