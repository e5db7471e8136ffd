import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'activation.view': everyone,
  'activation.change': deskRoles,
} as const satisfies Permissions
