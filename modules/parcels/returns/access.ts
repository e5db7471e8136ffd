import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'returns.view': everyone,
  'returns.register': deskRoles,
  'returns.handOver': deskRoles,
} as const satisfies Permissions
