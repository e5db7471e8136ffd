import { deskRoles, houseRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'returns.view': houseRoles,
  'returns.register': deskRoles,
  'returns.handOver': deskRoles,
} as const satisfies Permissions
