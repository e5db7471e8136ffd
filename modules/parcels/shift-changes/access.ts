import { deskRoles, houseRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'shiftChanges.view': houseRoles,
  'shiftChanges.change': deskRoles,
} as const satisfies Permissions
