import { deskRoles, houseRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'visitors.view': houseRoles,
  'visitors.handle': deskRoles,
} as const satisfies Permissions
