import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'visitors.view': everyone,
  'visitors.handle': deskRoles,
} as const satisfies Permissions
