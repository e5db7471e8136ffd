import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'households.view': everyone,
  'households.mark': deskRoles,
  /** Adds, renames, merges, splits and closes households, and writes their property data. */
  'households.change': ['admin', 'manager'],
} as const satisfies Permissions
