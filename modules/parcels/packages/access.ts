import { deskRoles, houseRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'packages.view': houseRoles,
  'packages.register': deskRoles,
  'packages.handOver': deskRoles,
} as const satisfies Permissions
