import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'packages.view': everyone,
  'packages.register': deskRoles,
  'packages.handOver': deskRoles,
} as const satisfies Permissions
