import { deskRoles, houseRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'activation.view': houseRoles,
  'activation.change': deskRoles,
} as const satisfies Permissions
