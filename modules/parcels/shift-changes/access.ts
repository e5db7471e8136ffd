import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'shiftChanges.view': everyone,
  'shiftChanges.change': deskRoles,
} as const satisfies Permissions
