import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'households.view': everyone,
  'households.mark': deskRoles,
} as const satisfies Permissions
